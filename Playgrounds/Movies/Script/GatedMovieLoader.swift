import BinderyTesting
import MoviesCore

/// Holds each load back until the script answers it.
final class GatedMovieLoader: MovieLoader {
  private let gate: Gate<[Movie]>

  /// Makes a loader that waits at a gate.
  init(gate: Gate<[Movie]>) { self.gate = gate }

  /// Waits for the answer.
  func load() async throws -> [Movie] { try await gate.value() }
}
