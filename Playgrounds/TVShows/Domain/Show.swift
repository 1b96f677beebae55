/// A television show: what a list of shows needs.
public struct Show: Identifiable, Hashable, Sendable {
  /// The number that identifies the show.
  public var id: Int

  /// The title the show is known by among English speakers.
  public var title: String

  /// The year of the first broadcast.
  public var year: Int

  /// Makes a show.
  public init(id: Int, title: String, year: Int) {
    self.id = id
    self.title = title
    self.year = year
  }
}
