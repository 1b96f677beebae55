import BinderyViews
import Foundation

/// What stands where something is to come.
struct ShowsProgress: View {
  private let title: LocalizedStringKey

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View {
    ProgressView(title).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
