/// A type of value that a composition root can keep the focus in: `Bool`, and optionals.
///
/// The conformances are the composition root's, so that a feature cannot make a `FocusState`.
public protocol FocusStorable: Hashable {
  /// What the value is while none of the views has the focus.
  static var noFocus: Self { get }
}
