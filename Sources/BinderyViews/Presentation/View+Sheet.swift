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
