import BinderyBindings
import BinderyViews
import Observation

// A search that waits until one stops typing, in two styles.

typealias SearchService = @MainActor @Sendable (String) -> Void

/// A value: the text's task sleeps, and is replaced when the text changes.
struct SearchForm: View {
  @Binding var text: String
  let clock: any Clock<Duration>
  let search: SearchService

  var body: some View {
    TextField("Search", text: $text)
      .task(id: text) { [text] in
        if text.isEmpty { return }
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        search(text)
      }
  }
}

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

struct SearchModelView: View {
  let model: SearchModel

  var body: some View {
    @Bindable var model = model
    TextField("Search", text: $model.text)
  }
}
