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

  @Test func checksWhatItRecorded() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run(["--check", folder.path]).status == 1)
    #expect(try run(["--record", folder.path]).status == 0)
    let checked = try run(["--check", folder.path])
    #expect(checked.status == 0)
    #expect(checked.output == "1 sizes checked, 0 thresholds exceeded or missing.")
  }
}
