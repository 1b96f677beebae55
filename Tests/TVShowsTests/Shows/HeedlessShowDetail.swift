import BinderyTesting
import TVShowsDomain

/// Loads in a task that nobody cancels.
struct HeedlessShowDetail: LoadingShowDetail {
  private let gate: Gate<ShowDetail>

  init(_ gate: Gate<ShowDetail>) { self.gate = gate }

  func detail(of id: Show.ID) async throws -> ShowDetail {
    try await Task { try await gate.value() }.value
  }
}
