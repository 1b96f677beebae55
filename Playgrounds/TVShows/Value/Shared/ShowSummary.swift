import BinderyViews
import Foundation
import TVShowsDomain

/// A show: its name, its genres and what it is about.
struct ShowSummary: View {
  let detail: ShowDetail

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Text(detail.show.title).font(.title)
          Text(verbatim: "(\(detail.show.year))").foregroundStyle(.secondary)
        }
        Text(detail.genres.joined(separator: " · ")).foregroundStyle(.secondary)
        Text(detail.overview).padding(.top, 16)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
