import BenchmarkCommand
import BinderyMeasuring
import Foundation
import Testing

@MainActor @Suite struct BenchmarkCommandTests {
  private final class Steps { var count = 0 }

  /// A workload that counts one step an operation.
  private let workload = Workload("steps", sizes: [1], unit: "steps") { _ in
    let steps = Steps()
    return Trial(kit: Exercise { steps.count += $0 }, counters: { ["steps": steps.count] })
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    var output: [String] = []
    let status = try BenchmarkCommand.run(
      Options(arguments), workloads: [workload], print: { output.append($0) })
    return (status, output.joined(separator: "\n"))
  }

  @Test func printsHelp() throws { #expect(try run(["--help"]).output == Options.help) }

  @Test func refusesAFilterThatMatchesNothing() {
    #expect(throws: OptionsError.matchesNothing(["none"])) { try run(["--filter", "none"]) }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func checksWhatItRecorded() throws {
    try withFolder { folder in
      #expect(try run(["--check", folder.path]).status == 1)
      #expect(try run(["--record", folder.path]).status == 0)
      let checked = try run(["--check", folder.path])
      #expect(checked.status == 0)
      #expect(checked.output == "1 sizes checked, 0 thresholds exceeded or missing.")
    }
  }

  @Test func failsWhenAThresholdIsExceeded() throws {
    try withFolder { folder in
      let file = folder.appending(path: "steps.json")
      try Data(#"{"1": {"allocations": 9, "steps": 0.5}}"#.utf8).write(to: file)
      let checked = try run(["--check", folder.path])
      #expect(checked.status == 1)
      #expect(
        checked.output == """
          steps at 1: allocations is 0; lower the threshold of 9
          steps at 1: steps is 1, more than 0.50
          1 sizes checked, 1 thresholds exceeded or missing.
          """)
    }
  }

  @Test func writesFilesAndTables() throws {
    try withFolder { folder in
      let json = folder.appending(path: "a.json")
      let svg = folder.appending(path: "a.svg")
      let ran = try run(["--json", json.path, "--svg", svg.path, "--markdown"])
      #expect(ran.status == 0)
      #expect(ran.output.hasPrefix("| workload | n |"))
      let written = try JSONSerialization.jsonObject(with: Data(contentsOf: json))
      let workloads = (written as? [String: Any])?["workloads"] as? [[String: Any]]
      #expect(workloads?.map { $0["name"] as? String } == ["steps"])
      #expect(workloads?.first?["median_ns"] is Double)
      #expect(try String(contentsOf: svg, encoding: .utf8).hasPrefix("<svg "))
    }
  }

  @Test func namesTheFileThatCannotBeWritten() throws {
    try withFolder { folder in
      let file = folder.appending(path: "none/a.json").path
      let error = #expect(throws: (any Error).self) { try run(["--json", file]) }
      #expect("\(error!)".hasPrefix("\(file) cannot be written: "))
    }
  }

  @Test func tellsHowTimesGrow() throws {
    let output = try run(["--scaling"]).output
    #expect(output.hasPrefix("workload  grows"))
  }

  @Test func saysWhatItIsAt() throws {
    var places: [String] = []
    _ = try BenchmarkCommand.run(
      Options(["--filter", "steps"]), workloads: [workload], print: { _ in },
      progress: { places.append($0) })
    #expect(places == ["steps 1", ""])
  }
}
