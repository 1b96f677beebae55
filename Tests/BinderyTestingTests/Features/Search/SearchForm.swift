import BinderyBindings
import BinderyViews

/// A search that waits until one stops typing, as a value: the text's task sleeps, and is replaced
/// when the text changes.
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
