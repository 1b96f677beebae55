public import Foundation

extension View {
  /// Returns this view as it is: a terminal's letters are all of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Returns this view as it is: a terminal's digits are all of one width.
  public func monospacedDigit() -> some View { self }
  /// Returns this view as it is: a terminal has one design of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Returns this view as it is: a terminal has one width of letters.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Returns this view as it is: there is nothing between two rows.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Returns this view as it is: text is never made smaller.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Returns this view as it is: there is nothing between two columns.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Returns this view as it is: there is nothing between two columns.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Returns this view as it is: there is nothing between two columns.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Returns this view as it is: there is nothing between two rows.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Returns this view as it is: a terminal's letters are all of one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Returns this view as it is: in a terminal all text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}
