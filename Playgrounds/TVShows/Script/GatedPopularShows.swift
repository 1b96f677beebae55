public import TVShowsDomain

/// Holds each load of the popular shows back until the script answers it.
public final class GatedPopularShows: LoadingPopularShows {
  private let gates: ShowGates<[Show]>

  /// Makes a service that waits at gates.
  public init(_ stubs: ShowsStubs) { gates = stubs.popular }

  /// Waits for the answer.
  public func popularShows() async throws -> [Show] { try await gates.next() }
}
