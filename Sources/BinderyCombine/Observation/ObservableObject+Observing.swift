#if canImport(Darwin)
  package import Combine
#endif

extension ObservableObject {
  /// Calls a closure before each change of the object, whatever its publisher sends.
  package func onObjectWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}
