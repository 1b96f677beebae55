/// A line around a view.
public struct Border: Equatable, Sendable {
  /// The colour of the line.
  public var color: Color
  /// Whether the corners are round.
  public var isRounded: Bool
  /// Whether the content stands inside the line rather than under it.
  public var insetsContent: Bool

  package init(color: Color, isRounded: Bool, insetsContent: Bool) {
    self.color = color
    self.isRounded = isRounded
    self.insetsContent = insetsContent
  }
}
