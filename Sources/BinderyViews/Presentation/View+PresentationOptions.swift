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
