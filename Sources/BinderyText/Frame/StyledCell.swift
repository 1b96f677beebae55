/// What one cell of a frame shows.
public struct StyledCell: Hashable, Sendable {
  /// The cell's character; empty for the second half of a wide one.
  public var text: String
  /// How the text looks.
  public var style: CellStyle

  /// Creates the description of a cell.
  public init(text: String, style: CellStyle = .plain) {
    self.text = text
    self.style = style
  }
}
