import BinderyViews
import UsersCore

/// Says above the users that are on the screen why there are no newer ones.
struct UsersNotice: View {
  let error: UsersError
  let retry: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top) {
      Label(error.message, systemImage: "exclamationmark.triangle")
      Spacer()
      Button("Retry", action: retry)
    }
  }
}
