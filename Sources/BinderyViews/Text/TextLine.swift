/// A text that takes one row, whatever is said outside. It is cut where there is no room.
struct TextLine: LeafView {
  private let text: Text

  init(_ text: Text) { self.text = text }

  /// The text as a leaf of one row.
  var _leaf: Leaf {
    var layout = TextLayoutOptions()
    layout.lineLimit = 1
    return .text(
      TextLeaf(string: text.string, style: text.first.style, layout: layout, runs: text.runs))
  }
}
