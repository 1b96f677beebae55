/// The parts of a screen's bars.
public enum ToolbarSlot: Hashable, Sendable {
  /// After the way back.
  case leading
  /// After the title.
  case principal
  /// At the end of the line of the title.
  case trailing
  /// In the line below the content.
  case bottom
}
