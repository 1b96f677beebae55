/// A part of a text that looks the same throughout.
public struct TextRun: Equatable, Sendable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
}
