import BinderyBindings
public import BinderyViews

/// Draws the labels of the imperative styles.
public struct ProfileLabelsView: View {
  @Bindable private var labels: ProfileLabels
  private let load: @MainActor () async -> Void
  private let rename: @MainActor () -> Void

  /// Draws labels, and passes on what a person does.
  public init(
    labels: ProfileLabels, load: @escaping @MainActor () async -> Void,
    rename: @escaping @MainActor () -> Void
  ) {
    self.labels = labels
    self.load = load
    self.rename = rename
  }

  /// The card, as the labels are.
  public var body: some View {
    ProfileCard(
      name: labels.name, email: labels.email, avatar: labels.avatar,
      isLoading: labels.isSpinning, message: labels.message, newName: $labels.newName, load: load,
      rename: rename)
  }
}
