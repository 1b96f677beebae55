/// A stored property of a view that a composition root supplies with a value before `body` is read.
///
/// A type of your own may hold properties such as `@State` and `@Environment`; it is updated after
/// they are.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before each evaluation of `body`, when the property's own properties are in place.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
