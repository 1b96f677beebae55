import BinderyTesting
import BinderyViews
import LoopbackServer
import PlaygroundSupport
import Testing
import UserProfileApp
import UserProfileCore

/// What a person sees of a web server's answers, in each style.
///
/// The first load gives something to show; each test then loads again, from the server.
@MainActor @Suite(.serialized) struct UserProfileWebTests {
  /// Gives a profile of its own first, and what a server has after that.
  private actor Relay: ProfileLoader {
    private let server: JSONProfileLoader
    private var isFirst = true

    init(_ server: JSONProfileLoader) { self.server = server }

    func load() async throws -> UserProfile {
      guard isFirst else { return try await server.load() }
      isFirst = false
      return .ana
    }
  }

  private func screen(_ style: UserProfileStyle, _ server: LoopbackServer) -> Screen {
    let source = JSONSource.url(server.url("/x.json"))
    let loader = Relay(JSONProfileLoader(source: source, session: server.session))
    return Screen(width: 70, height: 8) {
      switch style {
      case .value: UserProfileComposer(loader: loader)
      case .observable: UserProfileObservableComposer(loader: loader)
      case .observableObject: UserProfileObservableObjectComposer(loader: loader)
      case .callback: UserProfileCallbackComposer(loader: loader)
      case .propertyObserver: UserProfilePropertyObserverComposer(loader: loader)
      case .subject: UserProfileSubjectComposer(loader: loader)
      }
    }
  }

  /// Loads again from a server, and returns what is shown then.
  private func afterLoadingAgain(
    _ style: UserProfileStyle, _ answer: LoopbackAnswer
  ) async throws -> (screen: Screen, url: String) {
    try await LoopbackServer.with(answer) { server in
      let url = server.url("/x.json")
      let screen = screen(style, server)
      await screen.settle()
      try screen.button("Reload").tap()
      await screen.settle()
      return (screen, url)
    }
  }

  private func expectOldContent(_ screen: Screen) {
    #expect(screen.shows("Ana Lindqvist"))
    #expect(screen.shows("ana@example.com"))
    #expect(screen.shows("https://example.com/avatars/7.png"))
  }

  private func expectMessage(
    _ style: UserProfileStyle, _ answer: LoopbackAnswer, _ message: (String) -> String
  ) async throws {
    let (screen, url) = try await afterLoadingAgain(style, answer)
    expectOldContent(screen)
    #expect(screen.shows(message(url)))
    #expect(!screen.contains(.progress, "Loading…"))
  }

  @Test(arguments: UserProfileStyle.allCases) func showsAGoodAnswer(style: UserProfileStyle)
    async throws
  {
    let body = #"{"id":8,"name":"Bo Kaya"}"#
    let (screen, _) = try await afterLoadingAgain(style, .whole(status: 200, body: body))
    #expect(screen.shows("Bo Kaya"))
    #expect(screen.shows("No email"))
    #expect(!screen.shows("Ana Lindqvist"))
  }

  @Test(arguments: UserProfileStyle.allCases) func tellsOfABadStatus(style: UserProfileStyle)
    async throws
  {
    for status in [404, 500] {
      try await expectMessage(style, .whole(status: status, body: "no")) {
        "'\($0)' answered with status \(status)."
      }
    }
  }

  @Test(arguments: UserProfileStyle.allCases)
  func tellsOfATruncatedAnswer(style: UserProfileStyle) async throws {
    try await expectMessage(style, .whole(status: 200, body: #"{"name": "La"#)) {
      "The answer from '\($0)' breaks off before the JSON in it ends."
    }
  }

  @Test(arguments: UserProfileStyle.allCases)
  func tellsOfAMalformedAnswer(style: UserProfileStyle) async throws {
    try await expectMessage(style, .whole(status: 200, body: "<html>")) {
      "The answer from '\($0)' is not valid JSON: look at line 1, column 1."
    }
    try await expectMessage(style, .whole(status: 200, body: "[]")) {
      "The answer from '\($0)' cannot be used: the document should be an object."
    }
  }

  @Test(arguments: UserProfileStyle.allCases)
  func tellsOfAClosedConnection(style: UserProfileStyle) async throws {
    try await expectMessage(style, .close) {
      "'\($0)' gave no answer: the connection was closed too early."
    }
    let (screen, url) = try await afterLoadingAgain(style, .cutOff(body: "{", promised: 100))
    expectOldContent(screen)
    let beginning = "'\(url)' gave no answer: "
    #expect(try screen.elements(.text).contains { $0.label.hasPrefix(beginning) })
  }

  @Test(arguments: UserProfileStyle.allCases)
  func tellsOfAServerThatIsNotThere(style: UserProfileStyle) async throws {
    try await expectMessage(style, .refuse) {
      "'\($0)' gave no answer: its host took no connection."
    }
  }

  @Test(arguments: UserProfileStyle.allCases)
  func keepsWhatIsShownWhileAnAnswerIsSlow(style: UserProfileStyle) async throws {
    let shown = try await LoopbackServer.with(.hold) { server in
      let screen = screen(style, server)
      await screen.settle()
      try screen.button("Reload").tap()
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      expectOldContent(screen)
      #expect(screen.contains(.progress, "Loading…"))
      #expect(try !screen.button("Reload").isEnabled)
      return screen
    }
    // The server has stopped.
    await shown.settle()
    expectOldContent(shown)
    #expect(!shown.contains(.progress, "Loading…"))
    #expect(try shown.button("Reload").isEnabled)
  }
}
