package import BinderyBindings
package import BinderyCombine

/// What ties a view to an observable object for as long as the view is mounted: each change of the
/// object runs the view's body, and the bodies that read a binding made from the object.
@MainActor package final class ModelLink<Model: ObservableObject> {
  package let model: Model
  /// The object as a value that others are parts of.
  package let root: Binding<Model>
  private let signal: ChangeSignal
  private var subscription: AnyCancellable?

  package init(_ model: Model, for owner: any PropertyOwner) {
    self.model = model
    let root = Binding.constant(model)
    self.root = root
    // The object keeps the signal, which must not keep the object.
    let signal = ChangeSignal(owner) { [weak location = root.location] in location?.noteChange() }
    self.signal = signal
    subscription = Self.subscribe(to: model, signal)
  }

  // Apart from the main actor, since an object may change on any thread.
  private nonisolated static func subscribe(
    to model: Model, _ signal: ChangeSignal
  ) -> AnyCancellable {
    model.objectWillChange.sink { _ in signal.fire() }
  }

  /// Unties the two.
  package func end() {
    signal.end()
    subscription = nil
  }
}

extension ModelLink {
  /// The link for a model: the one there is, if it is of the same object.
  package static func link(
    to model: Model, keeping old: ModelLink?, for owner: any PropertyOwner
  ) -> ModelLink {
    if let old, old.model === model { return old }
    old?.end()
    return ModelLink(model, for: owner)
  }
}
