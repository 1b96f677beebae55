/// Bars of one measure, to be drawn below a title.
public struct BarPanel: Equatable, Sendable {
  /// One bar.
  public struct Bar: Equatable, Sendable {
    /// What stands before the bar.
    public var label: String
    /// Its length; not negative.
    public var value: Double
    /// What stands behind it.
    public var text: String
    /// Whether it is filled, rather than an outline.
    public var isFilled: Bool

    /// Describes a bar.
    public init(_ label: String, _ value: Double, text: String, isFilled: Bool = true) {
      self.label = label
      self.value = value
      self.text = text
      self.isFilled = isFilled
    }
  }

  /// What is measured, with its unit.
  public var title: String
  /// The bars from the top.
  public var bars: [Bar]

  /// Describes a panel.
  public init(_ title: String, _ bars: [Bar]) {
    self.title = title
    self.bars = bars
  }
}
