import BinderyCombine
import BinderyTesting
import Foundation
import LoopbackServer
import PlaygroundSupport
import Testing
import UsersCore
import UsersObservableObject
import UsersScript

@Suite struct UserLoaderTests {
  /// Loads a text through a file and returns the error, its words and the file's path.
  private func failure(
    _ text: String
  ) async throws -> (error: UserLoadingError?, words: String?, path: String) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = await #expect(throws: UserLoadingError.self) {
      try await FileUserLoader(path: url.path).load()
    }
    #expect(error?.localizedDescription == error?.description)
    return (error, error?.description, url.path)
  }

  private static func json(_ users: User...) throws -> String {
    String(decoding: try JSONEncoder().encode(users), as: UTF8.self)
  }

  @Test func aDuplicateIDIsNamed() async throws {
    var other = User.ada
    other.name = "Augusta"
    let (error, words, path) = try await failure(try Self.json(.ada, other))
    #expect(words == "The file '\(path)' cannot be used: two users have the id 1.")
    #expect(error.map { UsersError($0) } == .decoding)
  }

  @Test func aBlankNameIsRefused() async throws {
    var user = User.ada
    user.name = " \u{A0}"
    let (error, words, path) = try await failure(try Self.json(user))
    #expect(words == "The file '\(path)' cannot be used: the user with the id 1 has no name.")
    #expect(error.map { UsersError($0) } == .decoding)
  }

  @Test func aMissingKeyIsNamed() async throws {
    let (error, words, path) = try await failure(#"[{"id": 1, "name": "Ada"}]"#)
    #expect(words == "The file '\(path)' cannot be used: item 1 has no 'username'.")
    #expect(error.map { UsersError($0) } == .decoding)
  }

  @Test func errorsAreSortedByKind() {
    let file = JSONSource.file(path: "f")
    let web = JSONSource.url("u")
    let kinds: [(JSONSourceError, UsersError)] = [
      (.badURL("u"), .badURL), (.noAnswer(url: "u", .timedOut), .network),
      (.status(500, url: "u"), .network), (.tooLarge(web), .network), (.tooLarge(file), .file),
      (.fileNotFound(path: "f"), .file), (.isDirectory(path: "f"), .file),
      (.notReadable(path: "f"), .file), (.empty(file), .decoding), (.truncated(web), .decoding),
      (.malformed(file, .syntax(nil)), .decoding),
    ]
    for (error, kind) in kinds {
      #expect(UsersError(UserLoadingError.source(error)) == kind)
    }
    #expect(UsersError(URLError(.badURL)) == .unknown)
    #expect(UsersError(UsersError.network) == .network)
  }

  @Test func cancellationIsNotTurnedIntoAnError() async throws {
    try await LoopbackServer.with(.hold) { server in
      let loader = URLUserLoader(url: server.url("/users.json"), session: server.session)
      let task = Task { try await loader.load() }
      var requests = server.requests.makeAsyncIterator()
      _ = await requests.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  // MARK: Pipelines

  /// What a pipeline gives, once it is over.
  private func outcome(
    _ publisher: AnyPublisher<[User], any Error>
  ) async throws -> [[User]] {
    var values: [[User]] = []
    for try await value in publisher.values { values.append(value) }
    return values
  }

  @Test func aPipelineGivesWhatTheLoaderGives() async throws {
    #expect(try await outcome(StubUserLoader([.ada]).publisher()) == [[.ada]])
    await #expect(throws: UsersError.network) {
      try await outcome(StubUserLoader(error: UsersError.network).publisher())
    }
  }

  @Test func aPipelineLoadsForEachSubscriber() async throws {
    let stubs = UsersStubs()
    let publisher = GatedUserLoader(stubs).publisher()
    #expect(stubs.loads == 0)
    stubs.gate(0).open(with: [.ada])
    stubs.gate(1).open(with: [.grace])
    #expect(try await outcome(publisher) == [[.ada]])
    #expect(try await outcome(publisher) == [[.grace]])
  }

  @Test func cancellingThePipelineCancelsTheLoad() async {
    let stubs = UsersStubs()
    let subscription = GatedUserLoader(stubs).publisher()
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    await stubs.gate(0).untilWaiting()
    subscription.cancel()
    #expect(stubs.gate(0).waiting == 0)
  }

  @Test func anAddressGivesItsUsersThroughThePipeline() async throws {
    let body = try Self.json(.ada)
    try await LoopbackServer.with(.whole(status: 200, body: body)) { server in
      let loader = URLUserLoader(url: server.url("/users.json"), session: server.session)
      let users = try await outcome(loader.publisher())
      #expect(users == [[.ada]])
    }
  }

  @Test(arguments: [
    LoopbackAnswer.whole(status: 404, body: "gone"), .close, .refuse,
    .cutOff(body: "[", promised: 9),
    .whole(status: 200, body: "[{"), .whole(status: 200, body: "?"),
  ])
  func thePipelineFailsAsTheLoaderDoes(answer: LoopbackAnswer) async throws {
    try await LoopbackServer.with(answer) { server in
      let loader = URLUserLoader(url: server.url("/users.json"), session: server.session)
      let error = await #expect(throws: UserLoadingError.self) { try await loader.load() }
      await #expect(throws: error ?? .source(.badURL(""))) {
        try await outcome(loader.publisher())
      }
    }
  }

  @Test func aTextThatIsNoAddressFailsThePipeline() async {
    await #expect(throws: UserLoadingError.source(.badURL("nowhere"))) {
      try await outcome(URLUserLoader(url: "nowhere").publisher())
    }
  }
}
