/// Where the windows stand, as far as a binding knows.
@MainActor final class ScrollPositionMemory {
  /// The identity that was scrolled to last, by a person or by the binding.
  var id: AnyHashable?
  nonisolated init() {}
}
