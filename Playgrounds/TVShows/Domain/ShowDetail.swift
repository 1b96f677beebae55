/// All that is known of a television show.
public struct ShowDetail: Identifiable, Hashable, Sendable {
  /// The show.
  public var show: Show

  /// The genres, the most telling first.
  public var genres: [String]

  /// What the show is about, in a sentence.
  public var overview: String

  /// The show's number.
  public var id: Show.ID { show.id }

  /// Makes a detail.
  public init(show: Show, genres: [String], overview: String) {
    self.show = show
    self.genres = genres
    self.overview = overview
  }
}
