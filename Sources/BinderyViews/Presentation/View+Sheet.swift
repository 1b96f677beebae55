public import BinderyBindings

extension View {
  /// Shows a panel above the screen while a binding is true.
  ///
  /// Its content sees the environment of this view, and `dismiss` puts the panel away.
  /// - Parameter onDismiss: Runs when the panel has gone, whoever put it away.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentWhenTrue(
        isPresented: isPresented, layer: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a panel above the screen while a binding holds an item.
  ///
  /// An item of another identity replaces the panel, and its state starts afresh.
  /// - Parameter onDismiss: Runs when the panel has gone, whoever put it away.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentItem(item: item, layer: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a view in place of the whole screen while a binding is true.
  /// - Parameter onDismiss: Runs when the view has gone, whoever put it away.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentWhenTrue(
        isPresented: isPresented, layer: .cover, onDismiss: onDismiss, content: content))
  }

  /// Shows a view in place of the whole screen while a binding holds an item.
  /// - Parameter onDismiss: Runs when the view has gone, whoever put it away.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentItem(item: item, layer: .cover, onDismiss: onDismiss, content: content))
  }

  /// Shows a panel while a binding is true: a terminal has no room beside this view, so it is a
  /// sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a panel while a binding holds an item: a terminal has no room beside this view, so it is
  /// a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// The part of a view that a popover points at: nothing a terminal would heed.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor)
  /// A point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Anchor: Sendable {
    /// All of the view.
    case bounds
  }
}

/// Presents while a binding is true.
struct PresentWhenTrue<Presented: View>: ViewModifier {
  @Binding var isPresented: Bool
  let layer: PresentationLayer
  let onDismiss: (@MainActor () -> Void)?
  let content: () -> Presented

  func body(content view: Content) -> some View {
    let isPresented = isPresented
    let panel = isPresented ? Panel(layer: layer, dismiss: dismiss, content: content) : nil
    return
      view
      .modifier(PresentedLayer(layer, panel))
      .onChange(of: isPresented) { was, _ in if was { onDismiss?() } }
  }

  private func dismiss() { if isPresented { isPresented = false } }
}

/// Presents while a binding holds an item.
struct PresentItem<Item: Identifiable, Presented: View>: ViewModifier {
  @Binding var item: Item?
  let layer: PresentationLayer
  let onDismiss: (@MainActor () -> Void)?
  let content: (Item) -> Presented

  func body(content view: Content) -> some View {
    let item = item
    let panel = item.map { item in
      Panel(layer: layer, dismiss: dismiss) { content(item) }.id(item.id)
    }
    return
      view
      .modifier(PresentedLayer(layer, panel))
      .onChange(of: item?.id) { old, _ in if old != nil { onDismiss?() } }
  }

  private func dismiss() { if item != nil { item = nil } }
}
