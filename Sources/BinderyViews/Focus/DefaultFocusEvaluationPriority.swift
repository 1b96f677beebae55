/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForced: Bool
  /// When the focus comes here by itself.
  public static let automatic = DefaultFocusEvaluationPriority(isForced: false)
  /// Also when a person moves it here.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForced: true)
}
