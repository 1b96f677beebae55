import Foundation
import LoopbackServer
import MoviesCore
import PlaygroundSupport
import Testing

@Suite struct MovieLoaderTests {
  private static let rashomon = Movie(
    id: 7, title: "Rashomon", year: 1950, director: "Akira Kurosawa", genres: ["Drama"],
    runningTime: 88)

  private static func json(_ movies: Movie...) throws -> String {
    String(decoding: try JSONEncoder().encode(movies), as: UTF8.self)
  }

  /// Loads a text through a file and returns the words of the error and the file's path.
  private func failure(_ text: String) async throws -> (words: String?, path: String) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = await #expect(throws: MovieLoadingError.self) {
      try await FileMovieLoader(path: url.path).load()
    }
    #expect(error?.localizedDescription == error?.description)
    return (error?.description, url.path)
  }

  @Test func aStubGivesWhatItWasMadeWith() async throws {
    #expect(try await StubMovieLoader([Self.rashomon]).load() == [Self.rashomon])
    let error = MovieLoadingError.source(.badURL("x"))
    await #expect(throws: error) { try await StubMovieLoader(error: error).load() }
    await #expect(throws: CancellationError.self) {
      try await StubMovieLoader(error: CancellationError()).load()
    }
  }

  @Test func aFileWithAByteOrderMarkLoads() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("\u{FEFF}\(Self.json(Self.rashomon))".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try await FileMovieLoader(path: url.path).load() == [Self.rashomon])
  }

  @Test func aMissingFileIsNamed() async {
    let error = await #expect(throws: MovieLoadingError.self) {
      try await FileMovieLoader(path: "none.json").load()
    }
    #expect(error?.description == "The file 'none.json' was not found.")
  }

  @Test func aDuplicateIDIsNamed() async throws {
    var other = Self.rashomon
    other.title = "Ran"
    let (words, path) = try await failure(try Self.json(Self.rashomon, other))
    #expect(words == "The file '\(path)' cannot be used: two films have the id 7.")
  }

  @Test func aMissingKeyIsNamed() async throws {
    let (words, path) = try await failure(#"[{"id": 1, "title": "Ran"}]"#)
    #expect(words == "The file '\(path)' cannot be used: item 1 has no 'year'.")
  }

  @Test func aBlankTitleIsRefused() async throws {
    var movie = Self.rashomon
    movie.title = " \u{A0}"
    let (words, path) = try await failure(try Self.json(movie))
    #expect(words == "The file '\(path)' cannot be used: the film with the id 7 has no title.")
  }

  @Test(arguments: [-1, 0, 1879, 2101, Int.max])
  func anImpossibleYearIsRefused(year: Int) async throws {
    var movie = Self.rashomon
    movie.year = year
    movie.title = "R\u{1B}"
    let (words, path) = try await failure(try Self.json(movie))
    #expect(
      words == "The file '\(path)' cannot be used: 'R\u{FFFD}' has the year \(year), "
        + "which is not from 1880 to 2100.")
  }

  @Test(arguments: [Int.min, -88, 0, 60_001])
  func anImpossibleRunningTimeIsRefused(minutes: Int) async throws {
    var movie = Self.rashomon
    movie.runningTime = minutes
    let (words, path) = try await failure(try Self.json(movie))
    #expect(
      words == "The file '\(path)' cannot be used: 'Rashomon' runs \(minutes) minutes, "
        + "which is not from 1 to 60000.")
  }

  @Test func anAddressGivesItsFilms() async throws {
    let body = try Self.json(Self.rashomon)
    try await LoopbackServer.with(.whole(status: 200, body: body)) { server in
      let loader = URLMovieLoader(url: server.url("/movies.json"), session: server.session)
      let movies = try await loader.load()
      #expect(movies == [Self.rashomon])
    }
  }

  @Test func anAddressThatIsNotThereIsNamed() async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "gone")) { server in
      let url = server.url("/movies.json")
      await #expect(throws: MovieLoadingError.source(.status(404, url: url))) {
        try await URLMovieLoader(url: url, session: server.session).load()
      }
    }
  }

  @Test func cancellationIsNotTurnedIntoAnError() async throws {
    try await LoopbackServer.with(.hold) { server in
      let loader = URLMovieLoader(url: server.url("/movies.json"), session: server.session)
      let task = Task { try await loader.load() }
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
