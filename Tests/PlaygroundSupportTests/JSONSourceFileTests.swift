import Foundation
import PlaygroundSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct JSONSourceFileTests {
  /// Runs a body with a file of its own, which is removed afterwards.
  private func withFile<Result>(
    _ text: String, run body: (String) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString) é.json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(url.path)
  }

  private func error(_ path: String) async -> JSONSourceError? {
    await #expect(throws: JSONSourceError.self) {
      try await JSONSource.file(path: path).load(Int.self)
    }
  }

  @Test func readsAFile() async throws {
    try await withFile("[1, 2]") { path in
      let numbers: [Int] = try await JSONSource.file(path: path).load()
      #expect(numbers == [1, 2])
    }
  }

  @Test func readsALongFile() async throws {
    let numbers = Array(0..<100_000)
    try await withFile("\(numbers)") { path in
      let loaded: [Int] = try await JSONSource.file(path: path).load()
      #expect(loaded == numbers)
    }
  }

  @Test func tellsAMissingFile() async {
    #expect(await error("/no/such/file.json") == .fileNotFound(path: "/no/such/file.json"))
    #expect(await error("") == .fileNotFound(path: ""))
    #expect(await error("nowhere\0/x") == .fileNotFound(path: "nowhere\0/x"))
  }

  @Test func tellsAFolder() async {
    let path = FileManager.default.temporaryDirectory.path
    #expect(await error(path) == .isDirectory(path: path))
  }

  #if os(Linux)
    @Test func tellsAFileThatCannotBeRead() async {
      // The first page of a process's memory is never mapped, so that reading there fails.
      #expect(await error("/proc/self/mem") == .notReadable(path: "/proc/self/mem"))
    }

    @Test func tellsADevice() async {
      #expect(await error("/dev/zero") == .isNoFile(path: "/dev/zero"))
    }
  #endif

  /// Reading it would wait for somebody to write.
  @Test func tellsAPipe() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let error = await error(path)
    #expect(error == .isNoFile(path: path))
    #expect(error?.description == "'\(path)' is a pipe or a device, not a file.")
  }

  @Test func stopsReadingAFileThatIsTooLarge() async throws {
    try await withFile("[1, 2]") { path in
      try #require(truncate(path, off_t(JSONSource.byteLimit + 1)) == 0)
      #expect(await error(path) == .tooLarge(.file(path: path)))
    }
  }

  @Test func passesCancellationOn() async throws {
    try await withFile("[1, 2]") { path in
      let task = Task {
        // Only a cancelled task comes out of this wait.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        return try await JSONSource.file(path: path).load(Int.self)
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func namesAMissingResourceByItsName() async {
    let source = JSONSource.bundled("nothing.json", in: .main)
    let error = await #expect(throws: JSONSourceError.self) { try await source.load(Int.self) }
    #expect(error?.description.hasSuffix("/nothing.json' was not found.") == true)
  }
}
