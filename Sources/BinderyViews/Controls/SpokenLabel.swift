/// A view that can say what it shows without being mounted.
@MainActor package protocol SpokenView {
  /// What it says; nil if that is not known.
  var spokenLabel: String? { get }
}

extension Text: SpokenView {
  package var spokenLabel: String? { string }
}

extension EmptyView: SpokenView {
  package var spokenLabel: String? { "" }
}

extension Label: SpokenView {
  package var spokenLabel: String? { spoken }
}

extension Image: SpokenView {
  @MainActor package var spokenLabel: String? { label }
}

extension ControlPart: SpokenView {}

extension Group: SpokenView {
  package var spokenLabel: String? { BinderyViews.spoken(content) }
}

extension ModifiedContent: SpokenView where Content: View, Modifier: ViewModifier {
  package var spokenLabel: String? { spoken(content) }
}

/// What a label says, for controls that do not show theirs; nil if it is made of other views.
@MainActor package func spoken<Content: View>(_ label: Content) -> String? {
  (label as? any SpokenView)?.spokenLabel
}
