import BinderyTesting
import BinderyViews
import LoopbackServer
import Testing
import UsersApp
import UsersCore
import UsersObservableObject

/// What a person sees of an answer from a web server, and of what was there before it.
@MainActor @Suite struct UsersWebTests {
  nonisolated private static let network =
    "The server did not answer as it should. Check the connection."
  nonisolated private static let decoding = "The data cannot be read as a list of users."
  nonisolated private static let grace =
    #"[{"id": 2, "name": "Grace Hopper", "username": "grace", "email": "grace@example.org"}]"#

  /// Shows a first user, then loads again from a server.
  private func screen(
    _ style: UserStyle, answer: LoopbackAnswer,
    _ check: @MainActor (Screen, LoopbackServer) async throws -> Void
  ) async throws {
    try await LoopbackServer.with(answer) { server in
      let web = URLUserLoader(url: server.url("/users.json"), session: server.session)
      let loader = SequenceUserLoader(StubUserLoader([.ada]), web)
      let screen = Screen { UsersRoot(style: style, loader: loader) }
      await screen.settle()
      #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
      try screen.refresh()
      try await check(screen, server)
    }
  }

  @Test(arguments: UserStyle.allCases)
  func goodAnswersReplaceTheUsers(style: UserStyle) async throws {
    try await screen(style, answer: .whole(status: 200, body: Self.grace)) { screen, _ in
      await screen.settle()
      #expect(screen.contains(.row, "Grace Hopper, grace@example.org"))
      #expect(!screen.contains(.row, "Ada Lovelace, ada@example.org"))
      #expect(!screen.contains(.button, "Retry"))
    }
  }

  @Test(
    arguments: UserStyle.allCases,
    [
      (LoopbackAnswer.whole(status: 404, body: "gone"), network),
      (.whole(status: 500, body: grace), network),
      (.close, network),
      (.cutOff(body: String(grace.prefix(20)), promised: 500), network),
      (.whole(status: 200, body: String(grace.dropLast(5))), decoding),
      (.whole(status: 200, body: "<html>"), decoding),
      (.whole(status: 200, body: ""), decoding),
      (.whole(status: 200, body: #"[{"id": 2}]"#), decoding),
      (.refuse, network),
    ])
  func aBadAnswerIsToldAboveTheUsers(
    style: UserStyle, answer: (LoopbackAnswer, message: String)
  ) async throws {
    try await screen(style, answer: answer.0) { screen, _ in
      await screen.settle()
      #expect(screen.text.contains(answer.message))
      #expect(screen.contains(.button, "Retry"))
      #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
    }
  }

  @Test(arguments: UserStyle.allCases)
  func theUsersStayWhileASlowAnswerIsAwaited(style: UserStyle) async throws {
    try await screen(style, answer: .late(status: 200, body: Self.grace)) { screen, server in
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      #expect(screen.contains(.progress, "Loading users…"))
      #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
      server.sendLateAnswers()
      await screen.settle()
      #expect(!screen.contains(.progress))
      #expect(screen.contains(.row, "Grace Hopper, grace@example.org"))
    }
  }

  @Test(arguments: UserStyle.allCases)
  func theFirstLoadFailsInPlaceOfTheUsers(style: UserStyle) async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "")) { server in
      let loader = URLUserLoader(url: server.url("/users.json"), session: server.session)
      let screen = Screen { UsersRoot(style: style, loader: loader) }
      await screen.settle()
      #expect(screen.shows("The users could not be loaded"))
      #expect(screen.shows(Self.network))
    }
  }
}
