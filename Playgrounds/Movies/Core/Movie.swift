/// A film: the facts a list of films shows.
public struct Movie: Identifiable, Hashable, Codable, Sendable {
  /// The number that identifies the film in its list. It stays when the film's facts change.
  public var id: Int

  /// The title the film is known by among English speakers.
  public var title: String

  /// The year of the first public showing.
  public var year: Int

  /// The director's name, or the directors' names.
  public var director: String

  /// The genres, the most telling first.
  public var genres: [String]

  /// The running time in minutes.
  public var runningTime: Int

  /// Makes a film from its facts.
  public init(
    id: Int, title: String, year: Int, director: String, genres: [String], runningTime: Int
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.director = director
    self.genres = genres
    self.runningTime = runningTime
  }
}
