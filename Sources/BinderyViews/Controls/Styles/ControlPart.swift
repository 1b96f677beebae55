/// A part of a control whose type its style does not know: a label, say.
///
/// Each configuration names its own parts, so that a style cannot mix them up.
public struct ControlPart<Role>: ErasedView {
  /// The view whose type is hidden.
  public let _box: ViewBox
  /// What the part says, where that is known without mounting it.
  @MainActor package var spokenLabel: String? { _box.spokenLabel }

  package init<Content: View>(_ content: Content) { _box = TypedViewBox(content) }
}
