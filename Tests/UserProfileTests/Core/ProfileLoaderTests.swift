import Foundation
import PlaygroundSupport
import Testing
import UserProfileCore

@Suite struct ProfileLoaderTests {
  /// Loads a text through a file.
  private func load(_ text: String) async throws -> UserProfile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await JSONProfileLoader(source: .file(path: url.path)).load()
  }

  private func message(_ text: String) async -> String? {
    let error = await #expect(throws: ProfileLoadingError.self) { try await load(text) }
    return error?.localizedDescription.replacing(#/'[^']*/[^']*'/#, with: "'x'")
  }

  @Test func anEmailMayBeMissing() async throws {
    #expect(try await load(#"{"id": 8, "name": "Bo Kaya"}"#) == .bo)
    #expect(try await load(#"{"id": 8, "name": "Bo Kaya", "email": null}"#) == .bo)
  }

  @Test func aMissingNameIsTold() async {
    #expect(
      await message(#"{"id": 8}"#) == "The file 'x' cannot be used: the document has no 'name'.")
    #expect(
      await message(#"{"id": 8, "name": " "}"#)
        == "The file 'x' cannot be used: the user with the id 8 has no name.")
  }

  @Test func aListIsNoProfile() async {
    #expect(
      await message("[]") == "The file 'x' cannot be used: the document should be an object.")
  }

  @Test func theBundledProfileLoads() async throws {
    let options = try UserProfileOptions.parse([])
    #expect(try await options.loader.load().name == "Ana Lindqvist")
  }

  @Test func aStubAnswersAsItWasTold() async {
    #expect(await StubProfileLoader(.ana).answer() == .loaded(.ana))
    #expect(await StubProfileLoader(error: CancellationError()).answer() == .cancelled)
    #expect(
      await StubProfileLoader(error: Unreachable()).answer()
        == .failed(.notLoaded(reason: "The server was not found.")))
  }
}
