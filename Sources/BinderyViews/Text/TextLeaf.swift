/// Text as a leaf draws it. What it leaves open the environment adds.
public struct TextLeaf: Equatable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
  /// How they are laid out.
  public var layout: TextLayoutOptions
  /// Whether the characters only draw something, such as a box, and are not there to be read.
  public var isDecoration = false
  /// Where parts look differently: all parts in order, `string` being their sum.
  public var runs: [TextRun]?
}

/// A part of a text that looks the same throughout.
public struct TextRun: Equatable, Sendable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
}
