/// The part of a view that a popover points at: nothing a terminal would heed.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor)
  /// A point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Anchor: Sendable {
    /// All of the view.
    case bounds
  }
}
