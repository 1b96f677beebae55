import BinderyViews
import TVShowsDomain

/// What stands where something should be that could not be loaded.
struct ShowsFailure: View {
  private let title: LocalizedStringKey
  private let error: ShowsError
  private let retry: @MainActor () -> Void

  init(_ title: LocalizedStringKey, error: ShowsError, retry: @escaping @MainActor () -> Void) {
    self.title = title
    self.error = error
    self.retry = retry
  }

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "exclamationmark.triangle")
    } description: {
      Text(error.message)
    } actions: {
      Button("Retry", action: retry)
    }
  }
}
