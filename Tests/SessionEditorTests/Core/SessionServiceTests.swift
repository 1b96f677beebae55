import Foundation
import PlaygroundSupport
import SessionEditorCore
import Testing

@Suite struct SessionServiceTests {
  /// Runs something with a service for a text in a file.
  private func with<Result>(
    _ text: String, _ body: (JSONSessionService) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(JSONSessionService(source: .file(path: url.path)))
  }

  private func message(_ text: String) async throws -> String? {
    let error = try await with(text) { service in
      await #expect(throws: SessionLoadingError.self) { try await service.load() }
    }
    return error?.localizedDescription.replacing(#/'[^']*/[^']*'/#, with: "'x'")
  }

  private func json(duration: String) -> String {
    #"{"name": "", "duration": \#(duration), "kind": "swim", "isIndoors": true, "notes": ""}"#
  }

  @Test func givesWhatWasSavedLast() async throws {
    try await with(json(duration: "20")) { service in
      #expect(try await service.load() == Session(duration: 20, kind: .swim, isIndoors: true))
      try await service.save(.hills)
      #expect(try await service.load() == .hills)
    }
  }

  @Test func aSessionThatIsNotReadyLoads() async throws {
    let duration = try await with(json(duration: "0")) { try await $0.load().duration }
    #expect(duration == 0)
  }

  @Test(arguments: ["-1", "10081"]) func anImpossibleDurationIsTold(duration: String) async throws {
    #expect(
      try await message(json(duration: duration))
        == "The file 'x' cannot be used: the session takes \(duration) minutes, which is not "
        + "from 0 to 10080.")
  }

  @Test func anUnknownKindIsTold() async throws {
    let text = #"{"name": "", "duration": 5, "kind": "row", "isIndoors": true, "notes": ""}"#
    #expect(
      try await message(text)
        == "The file 'x' cannot be used: 'kind' has a value that does not fit, such as a number "
        + "that is too large.")
  }

  @Test func theBundledSessionLoads() async throws {
    let options = try SessionEditorOptions.parse([])
    #expect(try await options.service.load().name == "Long run by the river")
  }

  @Test func aStubDoesAsItWasTold() async throws {
    let stub = StubSessionService(loading: { .lanes }, saving: { _ in throw Unreachable() })
    #expect(try await stub.load() == .lanes)
    await #expect(throws: Unreachable.self) { try await stub.save(.hills) }
    #expect(try await StubSessionService().load() == Session())
    try await StubSessionService().save(.hills)
  }
}
