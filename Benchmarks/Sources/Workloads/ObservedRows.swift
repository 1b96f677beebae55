import Observation

/// A model that holds the rows of a list.
@Observable @MainActor final class ObservedRows {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }
}
