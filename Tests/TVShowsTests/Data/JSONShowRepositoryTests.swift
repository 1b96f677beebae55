import Foundation
import LoopbackServer
import PlaygroundSupport
import TVShowsData
import TVShowsDomain
import Testing

@Suite struct JSONShowRepositoryTests {
  private static let two = """
    [{"id": 1, "title": "The Wire", "year": 2002, "genres": ["Crime", "Drama"],
      "overview": "A city and its police."},
     {"id": 2, "title": "M*A*S*H", "year": 1972, "genres": ["Comedy", "War"],
      "overview": "Surgeons joke."}]
    """

  /// Runs a body with a repository of a file that holds a text.
  private func withFile(
    _ text: String, _ body: (JSONShowRepository, _ path: String) async throws -> Void
  ) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(JSONShowRepository(.file(path: url.path)), url.path)
  }

  @Test func aFileGivesShowsAndDetails() async throws {
    try await withFile(Self.two) { repository, _ in
      let shows = try await repository.popularShows()
      #expect(shows == [.wire, .mash])
      let detail = try await repository.detail(of: 2)
      #expect(detail == .mash)
      let none = try await repository.detail(of: 3)
      #expect(none == nil)
    }
  }

  @Test func aDuplicateIDIsNamed() async throws {
    try await withFile(Self.two.replacingOccurrences(of: "\"id\": 2", with: "\"id\": 1")) {
      repository, path in
      let error = await #expect(throws: ShowsError.self) { try await repository.popularShows() }
      #expect(error?.kind == .decoding)
      #expect(
        error?.particulars == "The file '\(path)' cannot be used: two shows have the id 1.")
    }
  }

  @Test func aBlankTitleIsRefused() async throws {
    try await withFile(Self.two.replacingOccurrences(of: "The Wire", with: " ")) {
      repository, path in
      let error = await #expect(throws: ShowsError.self) { try await repository.popularShows() }
      #expect(error?.kind == .decoding)
      #expect(
        error?.particulars
          == "The file '\(path)' cannot be used: the show with the id 1 has no title.")
    }
  }

  @Test(arguments: [
    (LoopbackAnswer.whole(status: 404, body: ""), ShowsError.Kind.network), (.close, .network),
    (.refuse, .network), (.whole(status: 200, body: "[{"), .decoding),
    (.whole(status: 200, body: " "), .decoding), (.whole(status: 200, body: "{}"), .decoding),
  ])
  func answersAreSortedByKind(answer: LoopbackAnswer, kind: ShowsError.Kind) async throws {
    try await LoopbackServer.with(answer) { server in
      let repository = JSONShowRepository(.url(server.url("/s")), session: server.session)
      let error = await #expect(throws: ShowsError.self) { try await repository.popularShows() }
      #expect(error?.kind == kind)
      #expect(error?.particulars.isEmpty == false)
    }
  }

  @Test func aTextThatIsNoAddressIsABadURL() async {
    let error = await #expect(throws: ShowsError.self) {
      try await JSONShowRepository(.url("nowhere")).detail(of: 1)
    }
    #expect(error?.kind == .badURL)
  }

  @Test func anEndpointNamesTheShow() {
    let show = ShowEndpoint.show(id: 7)
    #expect(show.source(in: .file(path: "a.json")) == .file(path: "a.json"))
    #expect(show.source(in: .url("http://h/a.json")) == .url("http://h/a.json?id=7"))
    #expect(show.source(in: .url("http://h/a?k=v")) == .url("http://h/a?k=v&id=7"))
    #expect(ShowEndpoint.popular.source(in: .url("http://h/a")) == .url("http://h/a"))
  }
}
