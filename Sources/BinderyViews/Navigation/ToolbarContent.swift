/// Items for the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that `body` returns.
  associatedtype Body: ToolbarContent
  /// What these items are made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items that stand in a part of the bars.
  func _items(in slot: ToolbarSlot) -> AnyView
}

extension ToolbarContent {
  /// The items of the body that stand in a part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    AnyView(ToolbarBody(content: self, slot: slot))
  }
}

extension Never: ToolbarContent {}

/// Toolbar content that a user wrote, as a view: its own properties are supplied as a view's are.
private struct ToolbarBody<Content: ToolbarContent>: View {
  @Inlined private var content: Content
  private let slot: ToolbarSlot

  init(content: Content, slot: ToolbarSlot) {
    _content = Inlined(wrappedValue: content)
    self.slot = slot
  }

  var body: some View { content.body._items(in: slot) }
}
