#if os(Linux)
  import Foundation
  import Testing

  /// A whole run of tests with `RECORD_FRAMES=1`, on a copy of their source.
  @Suite struct FrameRecordingRunTests {
    private static let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedFrames.swift")

    /// Runs the suite of the copied source in a process of its own. Returns how it ended.
    private func run(recordingIn copy: URL) async throws -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", "RecordedFrames"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["RECORD_FRAMES": "1", "BINDERY_RECORDED_COPY": copy.path()]
      ) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }

    @Test func rewritesTheExpectationsAndFails() async throws {
      let copy = FileManager.default.temporaryDirectory
        .appending(path: "\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: copy) }
      try FileManager.default.copyItem(at: Self.source, to: copy)
      #expect(try await run(recordingIn: copy) != 0)
      var expected = try String(contentsOf: Self.source, encoding: .utf8)
      for (old, new) in [
        ("      Hullo\n      one\n      more\n", "      Hello\n      日本\n"),
        ("{\n      \"\"\"\n      \"\"\"", "{\n      \"\"\"\n      a\n\n      b\n      \"\"\""),
        (
          "{\n      \"\"\"\n      old\n",
          #"{\#n      """\#n      C:\\n \\(x)\#n      \""" end\#n"#
        ),
        (
          "#\"\"\"\n      old\n",
          ##"#"""\##n      C:\n \(x)\##n      \#""" end\##n      \#\#(y)\##n"##
        ),
      ] {
        #expect(expected.ranges(of: old).count == 1)
        expected.replace(old, with: new)
      }
      #expect(try String(contentsOf: copy, encoding: .utf8) == expected)
    }
  }
#endif
