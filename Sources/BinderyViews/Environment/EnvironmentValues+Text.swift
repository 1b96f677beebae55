public import Foundation

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The most rows of a text; nil is as many as it takes.
  public var lineLimit: Int? {
    get { text.layout.lineLimit.map { Int($0) } }
    set { text.layout.lineLimit = newValue.map { Int32(clamping: $0) } }
  }

  /// Which part of a text is left out where it is cut.
  public var truncationMode: TruncationMode {
    get { text.layout.truncation ?? .tail }
    set { text.layout.truncation = newValue }
  }

  /// How the lines of a text are aligned to each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.layout.alignment ?? .leading }
    set { text.layout.alignment = newValue }
  }

  /// The distance between the lines of a text, in points. Rows of cells stand next to each other
  /// whatever it is.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}
