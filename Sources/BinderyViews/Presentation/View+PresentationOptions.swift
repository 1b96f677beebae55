public import BinderyBindings
public import Foundation

/// Whether a person must not put a panel away except through what is on it.
enum InteractiveDismissKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps a person from putting the panel around this view away, except through what is on it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}

/// A height that a panel may have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable { case medium, large, fraction(CGFloat), points(CGFloat) }
  private let height: Height
  /// Half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(height: .large)
  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}

/// What a panel does beside a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing.
  public static let none = PresentationAdaptation(name: "none")
  /// It is a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// It is a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// It covers the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is below a panel can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can while the panel is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "upThrough") }
}

/// What a drag on a panel does.
public struct PresentationContentInteraction: Sendable {
  private let name: String
  /// The usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the panel.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

// How a panel looks and moves: in a terminal it has one look and one size.
extension View {
  /// Says which heights the panel may have. Nothing changes: it has one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Says which heights the panel may have. Nothing changes: it has one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Says whether the panel shows that it can be dragged. Nothing changes.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Says how round the panel's corners are. Nothing changes.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Puts a view behind the panel. Nothing changes.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Says whether what is below the panel can be used. Nothing changes: it cannot.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Says what a drag on the panel does. Nothing changes.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Says what the panel is beside a narrow screen. Nothing changes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
}
