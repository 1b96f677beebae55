public import BinderyViews

extension Bool: FocusStorable {
  /// The view does not have the focus.
  public static var noFocus: Bool { false }
}

extension Optional: FocusStorable where Wrapped: Hashable {
  /// None of the views has the focus.
  public static var noFocus: Wrapped? { nil }
}
