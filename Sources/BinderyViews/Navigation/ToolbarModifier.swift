import BinderyBindings

/// Hands the toolbar of a view to the bars of the screen.
struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  let items: Items
  @Environment(\.self) private var environment
  @LocalState private var holder = ToolbarHolder()

  func body(content: Content) -> some View {
    let holder = holder
    let items = items
    return
      content
      .modifier(
        ToolbarDelivery(
          holder: holder,
          source: ToolbarSource(items: { items._items(in: $0) }, environment: environment))
      )
      .transformPreference(NavigationBarKey.self) { $0.toolbars.append(holder) }
  }
}

/// Puts the newest toolbar in the holder, once the body that made it has been evaluated.
private struct ToolbarDelivery: AttachmentModifier {
  let holder: ToolbarHolder
  let source: ToolbarSource

  func _attach(to host: any AttachmentHost) { holder.source.write(source) }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    holder.source.write(source)
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {}
}
