/// Characters that a control is drawn with: a box, a mark, a bar. They are not there to be read, so
/// they are no part of a label.
package struct Glyph: LeafView {
  private let string: String
  private var style = TextStyle()

  package init(
    _ string: String, foreground: Color? = nil, attributes: TextStyle.Attributes = .nothing
  ) {
    self.string = string
    style.foreground = foreground
    style.attributes = attributes
  }

  /// The characters as a leaf of one row.
  package var _leaf: Leaf {
    var layout = TextLayoutOptions()
    layout.lineLimit = 1
    return .text(TextLeaf(string: string, style: style, layout: layout, isDecoration: true))
  }
}
