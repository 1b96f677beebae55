/// A view whose parts can be options of a picker by themselves: the rows of a `ForEach` without a
/// tag have their identity for one.
@MainActor protocol OptionSource {
  /// The view, with its rows tagged.
  var options: AnyView { get }
}

extension ForEach: OptionSource {
  var options: AnyView {
    if isTagged(Content.self) { return AnyView(self) }
    return AnyView(
      ForEach<Data, ID, ModifiedContent<Content, TagModifier>>(rows: TaggedRows(rows)))
  }
}

extension TupleView: OptionSource {
  var options: AnyView {
    func option<V: View>(_ view: V) -> AnyView { AnyView(OptionContent(content: view)) }
    let options = views.map { option($0) }
    return AnyView(ForEach(0..<options.count) { options[$0] })
  }
}

extension Group: OptionSource {
  var options: AnyView { AnyView(OptionContent(content: content)) }
}

extension Optional: OptionSource where Wrapped: View {
  var options: AnyView { AnyView(map { OptionContent(content: $0) }) }
}

extension _ConditionalContent: OptionSource {
  var options: AnyView {
    switch storage {
    case .first(let view): AnyView(OptionContent(content: view))
    case .second(let view): AnyView(OptionContent(content: view))
    }
  }
}

/// Rows that have their identity for a tag.
private final class TaggedRows<ID: Hashable, Content: View>: RowSource<
  ID, ModifiedContent<Content, TagModifier>
>
{
  private let rows: RowSource<ID, Content>
  init(_ rows: RowSource<ID, Content>) { self.rows = rows }
  override var count: Int { rows.count }
  override func id(at index: Int) -> ID { rows.id(at: index) }
  override func row(at index: Int, id: ID) -> ModifiedContent<Content, TagModifier> {
    rows.row(at: index, id: id).modifier(TagModifier(tag: AnyHashable(id)))
  }
  override func trackStructure() { rows.trackStructure() }
  override func beginReorder() { rows.beginReorder() }
  override func didMove(to index: Int) { rows.didMove(to: index) }
}

/// Whether views of a type carry a tag, as far as their type tells.
@MainActor private func isTagged(_ type: Any.Type) -> Bool {
  (type as? any TaggableView.Type)?.isTagged ?? false
}

@MainActor private protocol TaggableView {
  static var isTagged: Bool { get }
}

extension ModifiedContent: TaggableView where Content: View, Modifier: ViewModifier {
  static var isTagged: Bool {
    Modifier.self == TagModifier.self || BinderyViews.isTagged(Content.self)
  }
}

extension _ConditionalContent: TaggableView {
  static var isTagged: Bool {
    BinderyViews.isTagged(First.self) || BinderyViews.isTagged(Second.self)
  }
}

extension TupleView: TaggableView {
  static var isTagged: Bool {
    elements.contains { BinderyViews.isTagged($0.type) }
  }
}
