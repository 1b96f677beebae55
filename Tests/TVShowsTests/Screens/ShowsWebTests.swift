import BinderyTesting
import BinderyViews
import LoopbackServer
import PlaygroundSupport
import TVShowsApp
import TVShowsData
import TVShowsDomain
import Testing

/// What a person sees of an answer from a web server, and of what was there before it.
@MainActor @Suite struct ShowsWebTests {
  nonisolated private static let network =
    "The server did not answer as it should. Check the connection."
  nonisolated private static let decoding = "The data cannot be read as shows."
  nonisolated private static let wire = """
    [{"id": 1, "title": "The Wire", "year": 2002, "genres": ["Crime"], "overview": "A city."}]
    """

  /// Shows a list that is there already, and in it a show that comes from a server.
  private func screen(
    _ style: ShowStyle, answer: LoopbackAnswer,
    _ check: @MainActor (Screen, LoopbackServer) async throws -> Void
  ) async throws {
    try await LoopbackServer.with(answer) { server in
      let web = JSONShowRepository(.url(server.url("/shows.json")), session: server.session)
      let screen = Screen {
        ShowsRoot(
          style: style, popular: PopularShowsUseCase(repository: StubShowRepository([.wire])),
          details: ShowDetailUseCase(repository: web))
      }
      await screen.settle()
      try screen.link("The Wire, 2002").tap()
      try await check(screen, server)
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func aGoodAnswerShowsTheShow(style: ShowStyle) async throws {
    try await screen(style, answer: .whole(status: 200, body: Self.wire)) { screen, server in
      await screen.settle()
      #expect(screen.shows("A city."))
      var requests = server.requests.makeAsyncIterator()
      #expect(await requests.next() == "GET /shows.json?id=1 HTTP/1.1")
    }
  }

  @Test(
    arguments: ShowStyle.allCases,
    [
      (LoopbackAnswer.whole(status: 404, body: "gone"), network),
      (.whole(status: 500, body: wire), network),
      (.close, network),
      (.cutOff(body: String(wire.prefix(20)), promised: 500), network),
      (.refuse, network),
      (.whole(status: 200, body: String(wire.dropLast(5))), decoding),
      (.whole(status: 200, body: "<html>"), decoding),
      (.whole(status: 200, body: #"[{"id": 1}]"#), decoding),
      (.whole(status: 200, body: "[]"), "This show is not there."),
    ])
  func aBadAnswerIsToldAndTheListStays(
    style: ShowStyle, answer: (LoopbackAnswer, message: String)
  ) async throws {
    try await screen(style, answer: answer.0) { screen, _ in
      await screen.settle()
      #expect(screen.shows("The show could not be loaded"))
      #expect(screen.shows(answer.message))
      #expect(screen.contains(.button, "Retry"))
      try screen.goBack()
      #expect(screen.contains(.link, "The Wire, 2002"))
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func aSlowAnswerIsWaitedFor(style: ShowStyle) async throws {
    try await screen(style, answer: .late(status: 200, body: Self.wire)) { screen, server in
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      #expect(screen.contains(.progress, "Loading…"))
      server.sendLateAnswers()
      await screen.settle()
      #expect(screen.shows("A city."))
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func aSlowAnswerIsNotWaitedForOnceItsScreenIsLeft(style: ShowStyle) async throws {
    try await screen(style, answer: .hold) { screen, server in
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      try screen.goBack()
      await screen.settle()
      #expect(screen.contains(.link, "The Wire, 2002"))
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func theListFailsAlike(style: ShowStyle) async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "")) { server in
      let web = JSONShowRepository(.url(server.url("/shows.json")), session: server.session)
      let screen = Screen { ShowsRoot(style: style, repository: web) }
      await screen.settle()
      #expect(screen.shows("The shows could not be loaded"))
      #expect(screen.shows(Self.network))
    }
  }
}
