public import BinderyBindings

extension View {
  /// Declares the screen for the values of a type, for the navigation stack that this view is in.
  ///
  /// Should two views declare one for a type, the first that was mounted counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ValueDestinationModifier { value in
        guard let value = value.base as? D else { return nil }
        return AnyView(destination(value))
      })
  }

  /// Shows a screen above that of this view while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(ScreenWhenTrue(isPresented: isPresented, destination: destination))
  }

  /// Shows a screen above that of this view while a binding holds an item.
  ///
  /// Another item replaces the screen, and its state starts afresh.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ScreenForItem(item: item, destination: destination))
  }
}

/// Declares a destination while the view is mounted.
struct ValueDestinationModifier: Attachment {
  let make: (AnyHashable) -> AnyView?

  /// A destination, and where it was declared.
  struct Memory {
    let destination: ValueDestination
    let navigator: Navigator?
  }

  func _attach(to host: any AttachmentHost) -> Memory {
    let memory = Memory(
      destination: ValueDestination(make), navigator: host.environmentValues.navigator)
    if let list = memory.navigator?.destinations { list.write(list.read() + [memory.destination]) }
    return memory
  }

  func _update(from old: Self, _ memory: inout Memory, on host: any AttachmentHost) {
    memory.destination.make.write(make)
  }

  func _detach(_ memory: Memory, from host: any AttachmentHost) {
    guard let list = memory.navigator?.destinations else { return }
    list.write(list.read().filter { $0 !== memory.destination })
  }
}

/// Presents a screen while a binding is true.
struct ScreenWhenTrue<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: () -> Destination

  func body(content: Content) -> some View {
    let destination = destination
    return content.modifier(
      ScreenPresentation(
        isPresented: isPresented, content: { AnyView(destination()) },
        dismiss: { if isPresented { isPresented = false } }))
  }
}

/// Presents a screen while a binding holds an item.
struct ScreenForItem<Item: Hashable, Destination: View>: ViewModifier {
  @Binding var item: Item?
  let destination: (Item) -> Destination

  func body(content: Content) -> some View {
    let item = item
    let destination = destination
    return content.modifier(
      ScreenPresentation(
        isPresented: item != nil,
        content: { AnyView(item.map { destination($0).id($0) }) },
        dismiss: { if self.item != nil { self.item = nil } }))
  }
}

/// Has the screen that a view is on show another one above itself.
struct ScreenPresentation: Attachment {
  let isPresented: Bool
  let content: () -> AnyView
  let dismiss: @MainActor () -> Void

  /// The other screen, and the one it stands on.
  struct Memory {
    let screen: PresentedScreen
    let scope: ScreenScope?
  }

  func _attach(to host: any AttachmentHost) -> Memory {
    let memory = Memory(
      screen: PresentedScreen(content: content, dismiss: dismiss),
      scope: host.environmentValues.screenScope)
    if isPresented { memory.scope?.add(memory.screen) }
    return memory
  }

  func _update(from old: Self, _ memory: inout Memory, on host: any AttachmentHost) {
    memory.screen.dismiss = dismiss
    if old.isPresented && !isPresented { memory.scope?.remove(memory.screen) }
    if isPresented { memory.screen.content.write(content) }
    if !old.isPresented && isPresented { memory.scope?.add(memory.screen) }
  }

  func _detach(_ memory: Memory, from host: any AttachmentHost) {
    if isPresented { memory.scope?.remove(memory.screen) }
  }
}
