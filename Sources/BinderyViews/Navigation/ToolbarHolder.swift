import BinderyBindings

/// The toolbar of one view, on its way to the bars of the screen.
///
/// The object travels as a preference and stays the same; what it holds is replaced each time the
/// view is evaluated, and the bars read it there. So new items update the bars and nothing else.
@MainActor final class ToolbarHolder: Identifiable {
  let source = StoredLocation<ToolbarSource?>(nil)
}

/// What a view wants in the bars, and the environment it is to be shown in.
struct ToolbarSource {
  /// The items that belong in a part of the bars.
  let items: @MainActor (ToolbarSlot) -> AnyView
  let environment: EnvironmentValues
}

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
private struct ToolbarDelivery: Attachment {
  let holder: ToolbarHolder
  let source: ToolbarSource

  func _attach(to host: any AttachmentHost) { holder.source.write(source) }
  func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {
    holder.source.write(source)
  }
  func _detach(_ memory: Void, from host: any AttachmentHost) {}
}
