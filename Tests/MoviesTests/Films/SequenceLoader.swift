import MoviesCore

/// Answers each load with the next of several results, and fails when there are no more.
actor SequenceLoader: MovieLoader {
  private struct NothingLeft: Error {}

  private var results: [[Movie]]

  init(_ results: [Movie]...) { self.results = results }

  func load() async throws -> [Movie] {
    if results.isEmpty { throw NothingLeft() }
    return results.removeFirst()
  }
}
