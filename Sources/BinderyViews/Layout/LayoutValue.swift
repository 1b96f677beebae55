/// A value that a view carries to the custom layout around it.
public struct LayoutValue: Equatable {
  package let key: ObjectIdentifier
  package let value: Any

  /// Equal keys with values that are `Equatable` and equal.
  public static func == (a: LayoutValue, b: LayoutValue) -> Bool {
    guard a.key == b.key, let first = a.value as? any Equatable else { return false }
    return first.isSame(as: b.value)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension View {
  /// Carries a value to the custom layout around this view, which reads it from the subview.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(
      RuleModifier(rule: .value(LayoutValue(key: ObjectIdentifier(key), value: value))))
  }
}
