nonisolated extension Text {
  /// Makes the text heavier.
  public func bold() -> Text { setting(.bold, true) }
  /// Makes the text heavier, or not.
  public func bold(_ isActive: Bool) -> Text { setting(.bold, isActive) }
  /// Slants the text.
  public func italic() -> Text { setting(.italic, true) }
  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text { setting(.italic, isActive) }
  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.underline, isActive)
  }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.strikethrough, isActive)
  }
  /// Colours the text.
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.foreground = color } }
}
