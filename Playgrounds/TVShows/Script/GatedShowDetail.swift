public import TVShowsDomain

/// Holds each load of a show back until the script answers it.
public final class GatedShowDetail: LoadingShowDetail {
  private let gates: ShowGates<ShowDetail>

  /// Makes a service that waits at gates.
  public init(_ stubs: ShowsStubs) { gates = stubs.details }

  /// Waits for the answer.
  public func detail(of id: Show.ID) async throws -> ShowDetail { try await gates.next() }
}
