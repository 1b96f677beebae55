/// What a property may know of the place it is installed in.
@MainActor package struct PropertyContext {
  /// The environment of the view.
  package let environment: EnvironmentValues
  /// The node of the view: told when a model changes.
  package let owner: any PropertyOwner
  /// What all properties at this place of one view type share; made by the first.
  package var shared: SharedFacts

  package init(
    environment: EnvironmentValues, owner: any PropertyOwner,
    shared: SharedFacts
  ) {
    self.environment = environment
    self.owner = owner
    self.shared = shared
  }
}
