import TVShowsDomain

/// A show as it is written in JSON.
struct ShowRecord: Decodable, Sendable {
  var id: Int
  var title: String
  var year: Int
  var genres: [String]
  var overview: String

  /// The record as the domain speaks of it.
  var detail: ShowDetail {
    ShowDetail(
      show: Show(id: id, title: title, year: year), genres: genres, overview: overview)
  }
}
