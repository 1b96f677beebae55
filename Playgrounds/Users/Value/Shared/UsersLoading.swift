import BinderyViews
import Foundation

/// What stands where users are to come.
struct UsersLoading: View {
  var body: some View {
    ProgressView("Loading users…").frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
