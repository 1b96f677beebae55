import Foundation
import LoopbackServer
import PlaygroundSupport
import Testing

@Suite struct JSONSourceWebTests {
  private func error(_ answer: LoopbackAnswer) async throws -> (JSONSourceError?, url: String) {
    try await LoopbackServer.with(answer) { server in
      let url = server.url("/things.json")
      let error = await #expect(throws: JSONSourceError.self) {
        try await JSONSource.url(url).load(Int.self, session: server.session)
      }
      return (error, url)
    }
  }

  @Test func readsAnAnswer() async throws {
    try await LoopbackServer.with(.whole(status: 200, body: "[1, 2]")) { server in
      let source = JSONSource.url(server.url("/things.json?n=2"))
      let numbers: [Int] = try await source.load(session: server.session)
      #expect(numbers == [1, 2])
      var requests = server.requests.makeAsyncIterator()
      #expect(await requests.next() == "GET /things.json?n=2 HTTP/1.1")
    }
  }

  @Test func readsAnAnswerAnewEachTime() async throws {
    try await LoopbackServer.with(.whole(status: 200, body: "[1]")) { server in
      let source = JSONSource.url(server.url("/things.json"))
      _ = try await source.load(Int.self, session: server.session)
      _ = try await source.load(Int.self, session: server.session)
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      #expect(await requests.next() == "GET /things.json HTTP/1.1")
    }
  }

  @Test(arguments: [404, 500, 204])
  func tellsAStatusOrAnEmptyAnswer(status: Int) async throws {
    let (error, url) = try await error(.whole(status: status, body: ""))
    #expect(error == (status == 204 ? .empty(.url(url)) : .status(status, url: url)))
  }

  @Test func doesNotReadTheBodyOfAFailure() async throws {
    let (error, url) = try await error(.whole(status: 500, body: "[1]"))
    #expect(error == .status(500, url: url))
  }

  @Test func tellsAMalformedAnswer() async throws {
    let (error, url) = try await error(.whole(status: 200, body: "[1,\n2;3]"))
    #expect(error == .malformed(.url(url), .syntax(JSONPosition(line: 2, column: 2))))
  }

  @Test func tellsAnAnswerWhoseJSONBreaksOff() async throws {
    let (error, url) = try await error(.whole(status: 200, body: "[1, 2"))
    #expect(error == .truncated(.url(url)))
  }

  @Test func tellsAnAnswerThatIsCutOff() async throws {
    let (error, url) = try await error(.cutOff(body: "[1, 2]", promised: 1000))
    guard case .noAnswer(url, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func tellsAClosedConnection() async throws {
    let (error, url) = try await error(.close)
    #expect(error == .noAnswer(url: url, .connectionClosed))
  }

  @Test func tellsThatNobodyListens() async throws {
    let (error, url) = try await error(.refuse)
    #expect(error == .noAnswer(url: url, .noConnection))
  }

  @Test func passesCancellationOn() async throws {
    try await LoopbackServer.with(.hold) { server in
      let source = JSONSource.url(server.url("/slow.json"))
      let session = server.session
      let task = Task { try await source.load(Int.self, session: session) }
      var requests = server.requests.makeAsyncIterator()
      #expect(await requests.next() == "GET /slow.json HTTP/1.1")
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test(arguments: [
    "", "list.json", "http://", "http:///x", "htp://h/", "file:///etc/hosts", "ftp://h/x",
    "http://a b/", "http://[::1", "http://h:99999/", "http://h:0/",
  ])
  func refusesWhatIsNotAWebAddress(text: String) async {
    await #expect(throws: JSONSourceError.badURL(text)) {
      try await JSONSource.url(text).load(Int.self)
    }
  }
}
