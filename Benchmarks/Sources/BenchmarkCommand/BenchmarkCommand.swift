package import BinderyMeasuring
import BinderyReporting
import Foundation
import Workloads

/// The program: reads the command line, measures, and reports.
@MainActor public enum BenchmarkCommand {
  /// Runs with the arguments of the process, and exits with 0, with 1 if a threshold is exceeded or
  /// a file cannot be written, or with 64 if the command line makes no sense.
  public static func main() -> Never {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let isTerminal = isatty(STDERR_FILENO) == 1
      let status = try run(
        options, print: { print($0) }, progress: { if isTerminal { showProgress($0) } })
      exit(status)
    } catch {
      complain("\(error)")
      exit(error is OptionsError ? 64 : 1)
    }
  }

  /// Does what the options ask for. Returns the exit status.
  package static func run(
    _ options: Options, workloads: [Workload] = Catalog.workloads, print: (String) -> Void,
    progress: (String) -> Void = { _ in }
  ) throws -> Int32 {
    if options.showsHelp {
      print(Options.help)
      return 0
    }
    let chosen = workloads.filter { options.includes($0.name) }
    if chosen.isEmpty { throw OptionsError.matchesNothing(options.filters) }
    let takesTimes = options.check == nil && options.record == nil
    let measurements = measure(chosen, takesTimes: takesTimes, progress: progress)
    if let folder = options.record { try record(measurements, in: folder) }
    if let folder = options.check { return try check(measurements, in: folder, print: print) }
    if takesTimes { report(measurements, options, print: print) }
    if let file = options.json { try write(JSONReport.data(measurements), to: file) }
    if let file = options.svg {
      let chart =
        options.showsGrowth ? Chart.growth(measurements) : Chart.ratios(measurements)
      try write(Data(chart.utf8), to: file)
    }
    return 0
  }

  private static func measure(
    _ workloads: [Workload], takesTimes: Bool, progress: (String) -> Void
  ) -> [BinderyMeasuring.Measurement] {
    let stopwatch = Stopwatch(takesTimes: takesTimes)
    var measurements: [BinderyMeasuring.Measurement] = []
    for workload in workloads {
      // Counts do not need the sizes that take long to set up.
      let sizes = workload.sizes.filter { takesTimes || $0 <= 10_000 }
      for n in sizes.isEmpty ? workload.sizes.prefix(1) : sizes[...] {
        progress("\(workload.name) \(n)")
        measurements.append(stopwatch.measure(workload, at: n))
      }
    }
    progress("")
    return measurements
  }

  private static func report(
    _ measurements: [BinderyMeasuring.Measurement], _ options: Options, print: (String) -> Void
  ) {
    let style = options.isMarkdown ? Table.Style.markdown : .plain
    var tables = [Table(measurements), Table(Bar.goals, measurements)]
    if options.showsGrowth { tables = [Table(growthOf: measurements)] }
    print(tables.map { $0.lines(style).joined(separator: "\n") }.joined(separator: "\n\n"))
  }

  // MARK: Thresholds

  private static func record(_ measurements: [BinderyMeasuring.Measurement], in folder: String)
    throws
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    for (name, group) in Dictionary(grouping: measurements, by: \.name) {
      try write(encoder.encode(Thresholds(group)) + Data("\n".utf8), to: "\(folder)/\(name).json")
    }
  }

  private static func check(
    _ measurements: [BinderyMeasuring.Measurement], in folder: String, print: (String) -> Void
  ) throws -> Int32 {
    var verdicts: [Verdict] = []
    for measurement in measurements {
      let file = URL(filePath: "\(folder)/\(measurement.name).json")
      let thresholds =
        FileManager.default.fileExists(atPath: file.path)
        ? try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: file))
        : Thresholds(limits: [:])
      verdicts += thresholds.verdicts(on: measurement)
    }
    for verdict in verdicts { print("\(verdict)") }
    let failures = verdicts.count(where: \.isFailure)
    print("\(measurements.count) sizes checked, \(failures) thresholds exceeded or missing.")
    return failures == 0 ? 0 : 1
  }

  // MARK: Output

  private static func write(_ data: Data, to file: String) throws {
    do {
      try data.write(to: URL(filePath: file))
    } catch {
      throw OutputError(file: file, reason: error.localizedDescription)
    }
  }

  private static func showProgress(_ text: String) { complain("\r\u{1B}[K\(text)", end: "") }

  private static func complain(_ text: String, end: String = "\n") {
    FileHandle.standardError.write(Data((text + end).utf8))
  }
}
