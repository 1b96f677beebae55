extension View {
  /// Says what this view means.
  package func semantics(_ semantics: Semantics) -> some View {
    modifier(SemanticsModifier(semantics: semantics))
  }
}

struct SemanticsModifier: AttachmentModifier {
  var semantics: Semantics
  var _annotation: Annotation? { .semantics(semantics) }
}
