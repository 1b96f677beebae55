/// How large a person wants text to be, by its older name.
@frozen public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// Three steps above the default.
  case extraExtraExtraLarge
  /// The first of the sizes for people who see little.
  case accessibilityMedium
  /// The second of these.
  case accessibilityLarge
  /// The third of these.
  case accessibilityExtraLarge
  /// The fourth of these.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
