import BinderyTesting
import BinderyViews
import LoopbackServer
import PlaygroundSupport
import SessionEditorApp
import SessionEditorCore
import Testing

/// What a person sees of a web server's answers, in each style.
///
/// The first load gives something to show; each test then loads again, from the server.
@MainActor @Suite(.serialized) struct SessionEditorWebTests {
  /// Gives a session of its own first, and what a server has after that.
  private actor Relay: SessionService {
    private let server: JSONSessionService
    private var isFirst = true

    init(_ server: JSONSessionService) { self.server = server }

    func load() async throws -> Session {
      guard isFirst else { return try await server.load() }
      isFirst = false
      return .hills
    }

    func save(_ session: Session) async throws {}
  }

  private func screen(_ style: SessionEditorStyle, _ server: LoopbackServer) -> Screen {
    let source = JSONSource.url(server.url("/x.json"))
    let service = Relay(JSONSessionService(source: source, session: server.session))
    return Screen(width: 70, height: 12) {
      switch style {
      case .value: SessionEditorComposer(service: service)
      case .observable: SessionEditorModelComposer(service: service)
      }
    }
  }

  /// Loads again from a server, and returns what is shown then.
  private func afterLoadingAgain(
    _ style: SessionEditorStyle, _ answer: LoopbackAnswer
  ) async throws -> (screen: Screen, url: String) {
    try await LoopbackServer.with(answer) { server in
      let url = server.url("/x.json")
      let screen = screen(style, server)
      await screen.settle()
      try screen.button("Revert").tap()
      await screen.settle()
      return (screen, url)
    }
  }

  private func expectOldContent(_ screen: Screen) throws {
    #expect(screen.shows("Hill repeats"))
    #expect(try screen.stepper().label == "Duration: 45 min")
    #expect(try screen.textField("Notes").value == "Bring water")
  }

  private func expectMessage(
    _ style: SessionEditorStyle, _ answer: LoopbackAnswer, _ message: (String) -> String
  ) async throws {
    let (screen, url) = try await afterLoadingAgain(style, answer)
    try expectOldContent(screen)
    #expect(screen.shows(message(url)))
    #expect(!screen.contains(.progress, "Loading…"))
  }

  @Test(arguments: SessionEditorStyle.allCases) func showsAGoodAnswer(style: SessionEditorStyle)
    async throws
  {
    let body = #"{"name":"Lanes","duration":60,"kind":"swim","isIndoors":false,"notes":""}"#
    let (screen, _) = try await afterLoadingAgain(style, .whole(status: 200, body: body))
    #expect(screen.shows("Lanes"))
    #expect(try screen.stepper().label == "Duration: 60 min")
    #expect(!screen.shows("Hill repeats"))
  }

  @Test(arguments: SessionEditorStyle.allCases) func tellsOfABadStatus(style: SessionEditorStyle)
    async throws
  {
    for status in [404, 500] {
      try await expectMessage(style, .whole(status: status, body: "no")) {
        "'\($0)' answered with status \(status)."
      }
    }
  }

  @Test(arguments: SessionEditorStyle.allCases)
  func tellsOfATruncatedAnswer(style: SessionEditorStyle) async throws {
    try await expectMessage(style, .whole(status: 200, body: #"{"name": "La"#)) {
      "The answer from '\($0)' breaks off before the JSON in it ends."
    }
  }

  @Test(arguments: SessionEditorStyle.allCases)
  func tellsOfAMalformedAnswer(style: SessionEditorStyle) async throws {
    try await expectMessage(style, .whole(status: 200, body: "<html>")) {
      "The answer from '\($0)' is not valid JSON: look at line 1, column 1."
    }
    try await expectMessage(style, .whole(status: 200, body: "[]")) {
      "The answer from '\($0)' cannot be used: the document should be an object."
    }
  }

  @Test(arguments: SessionEditorStyle.allCases)
  func tellsOfAClosedConnection(style: SessionEditorStyle) async throws {
    try await expectMessage(style, .close) {
      "'\($0)' gave no answer: the connection was closed too early."
    }
    let (screen, url) = try await afterLoadingAgain(style, .cutOff(body: "{", promised: 100))
    try expectOldContent(screen)
    let beginning = "'\(url)' gave no answer: "
    #expect(try screen.elements(.text).contains { $0.label.hasPrefix(beginning) })
  }

  @Test(arguments: SessionEditorStyle.allCases)
  func tellsOfAServerThatIsNotThere(style: SessionEditorStyle) async throws {
    try await expectMessage(style, .refuse) {
      "'\($0)' gave no answer: its host took no connection."
    }
  }

  @Test(arguments: SessionEditorStyle.allCases)
  func keepsWhatIsShownWhileAnAnswerIsSlow(style: SessionEditorStyle) async throws {
    let shown = try await LoopbackServer.with(.hold) { server in
      let screen = screen(style, server)
      await screen.settle()
      try screen.button("Revert").tap()
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      try expectOldContent(screen)
      #expect(screen.contains(.progress, "Loading…"))
      #expect(try !screen.button("Save").isEnabled)
      return screen
    }
    // The server has stopped.
    await shown.settle()
    try expectOldContent(shown)
    #expect(!shown.contains(.progress, "Loading…"))
    #expect(try shown.button("Save").isEnabled)
  }
}
