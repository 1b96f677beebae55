/// How text is laid out.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The most rows; nil is as many as it takes.
  public var lineLimit: Int32?
  /// The rows that are taken at least; nil is none.
  public var leastLines: Int32?
  /// Which part is left out where the text is cut; nil is the end.
  public var truncation: TruncationMode?
  /// How the lines of a text of several rows are aligned to each other; nil is at their beginnings.
  public var alignment: TextAlignment?
  /// Which case letters are shown in; nil is as they are written.
  public var letterCase: Text.Case?

  /// Makes the default options.
  public init() {}

  /// Whether nothing is said.
  @inline(__always) var isOpen: Bool {
    lineLimit == nil && leastLines == nil && truncation == nil && alignment == nil
      && letterCase == nil
  }
}

extension Text {
  /// Which part of a text is left out where it is cut.
  public typealias TruncationMode = BinderyViews.TruncationMode

  /// The case that letters are shown in.
  public enum Case: UInt8, Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase

    /// A string in this case.
    package func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }
}
