/// How large a person wants text to be. A terminal has one size, so this changes nothing by itself.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default.
  case xxxLarge
  /// The first of the sizes for people who see little.
  case accessibility1
  /// The second of these.
  case accessibility2
  /// The third of these.
  case accessibility3
  /// The fourth of these.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large text is to be; the default size where nobody says.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How large text is to be, by its older name: another view of ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!] }
    set {
      dynamicTypeSize =
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: newValue)!]
    }
  }
}
