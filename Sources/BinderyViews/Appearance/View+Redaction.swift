extension View {
  /// Shows "░" for each character of text in this view. What it means to a person stays.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Shows characters as they are again.
  public func unredacted() -> some View { modifier(RedactionModifier(reasons: nil)) }

  /// Returns this view as it is: a program decides with `redacted(reason:)` what it hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Adds reasons to replace characters, or takes all away.
struct RedactionModifier: EnvironmentModifier {
  let reasons: RedactionReasons?

  func _change(_ environment: inout EnvironmentValues) {
    environment.redactionReasons =
      reasons.map { environment.redactionReasons.union($0) } ?? []
  }
}
