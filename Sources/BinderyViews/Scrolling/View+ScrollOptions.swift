extension View {
  /// Shows or hides the bars that tell the position. A terminal shows none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets content be scrolled, or not. The program can scroll it either way.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says how a keyboard on the screen goes when content is scrolled. A terminal shows none.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says whether content bounces at its ends. In a terminal it does not.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Lets scrolled content be drawn outside the window. A terminal always cuts it off.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says where scrolling comes to rest. In a terminal it rests on whole rows.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Makes the views inside places to rest at. In a terminal it rests on whole rows.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the bars flash when a value changes. A terminal shows none.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Makes the bars flash when the view appears. A terminal shows none.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

/// Whether bars that tell the position are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  /// Shown where there is room.
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  /// Hidden where the system agrees.
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: 3)
}

/// How a keyboard on the screen goes when content is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: 3)
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollBounceBehavior(kind: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: 1)
  /// Where the content is longer than the window.
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Rests at the beginning of each page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Rests at the beginning of each view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at the beginning of each page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the beginning of each view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
