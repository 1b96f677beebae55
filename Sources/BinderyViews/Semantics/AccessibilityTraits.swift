/// What is true of an element, for those who cannot see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a title.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It is a line to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// What is outside it is to be passed over.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// It sums up what is there.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 2048)
  /// It starts something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 8192)
  /// It lets touches through.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// It turns pages.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

// A set's algebra comes in generic form, which is slow where nothing is optimised; the tree of a
// screen is read for each query of a test, and asks for each element.
extension AccessibilityTraits {
  /// Makes an empty set.
  public init() { rawValue = 0 }

  /// Makes a set of some traits.
  public init(arrayLiteral traits: AccessibilityTraits...) {
    var bits: UInt32 = 0
    for trait in traits { bits |= trait.rawValue }
    rawValue = bits
  }

  /// Whether all of some traits are in the set.
  public func contains(_ traits: AccessibilityTraits) -> Bool {
    rawValue & traits.rawValue == traits.rawValue
  }

  /// The traits of this set and of another.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: rawValue | other.rawValue)
  }

  /// The traits of this set that are not in another.
  public func subtracting(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: rawValue & ~other.rawValue)
  }
}
