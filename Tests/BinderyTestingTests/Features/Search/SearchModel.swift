import Observation

/// A search that waits until one stops typing, as a model: each change replaces the task.
@MainActor @Observable final class SearchModel {
  var text = "" { didSet { schedule() } }
  @ObservationIgnored private var task: Task<Void, Never>?
  private let clock: any Clock<Duration>
  private let search: SearchService

  init(clock: any Clock<Duration>, search: @escaping SearchService) {
    self.clock = clock
    self.search = search
  }

  private func schedule() {
    task?.cancel()
    task = Task { [weak self, clock, text] in
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
      self?.search(text)
    }
  }
}
