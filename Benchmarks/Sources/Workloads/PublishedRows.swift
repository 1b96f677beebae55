import Bindery

/// A model that publishes the rows of a list.
@MainActor final class PublishedRows: ObservableObject {
  @Published var items: [Item]

  init(_ items: [Item]) { self.items = items }
}
