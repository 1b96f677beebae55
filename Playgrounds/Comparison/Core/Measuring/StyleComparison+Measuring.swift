import BinderyMeasuring
import BinderyTesting
package import PlaygroundScripting

extension StyleComparison {
  /// Counts and measures.
  /// - Parameters:
  ///   - scripts: The systems.
  ///   - folder: Where the sources are.
  ///   - budget: How long times of a style are taken, about; nil takes none.
  ///   - progress: Called with what is measured next.
  @MainActor package init(
    of scripts: [any SystemScript.Type], in folder: PackageFolder, budget: Duration?,
    progress: (String) -> Void = { _ in }
  ) async throws(ComparisonError) {
    self.init([])
    for script in scripts {
      systems.append(
        try await Self.system(script, in: folder, budget: budget, progress: progress))
    }
  }

  @MainActor private static func system<Script: SystemScript>(
    _ script: Script.Type, in folder: PackageFolder, budget: Duration?, progress: (String) -> Void
  ) async throws(ComparisonError) -> System {
    let (styles, forgetful, sources) = (script.styles, script.forgetfulStyles, script.sources)
    guard styles.map(\.name) == forgetful.map(\.name), styles.map(\.name) == sources.map(\.style)
    else { throw .differentStyles(system: script.name) }
    let shared = try folder.texts(at: script.sharedSources)
    var system = System(script.name, shared: (shared.lineCount, shared.typeCount), styles: [])
    let meters = styles.indices.map {
      StyleMeter(script, style: styles[$0], forgetful: forgetful[$0])
    }
    for (index, meter) in meters.enumerated() {
      progress("\(script.name), \(styles[index].name)")
      let counts = try SourceCounts(sources[index], in: folder)
      system.styles.append(Style(styles[index].name, counts, try await meter.counts()))
    }
    guard let budget else { return system }
    progress("\(script.name), times")
    for (index, summary) in try await times(of: meters, within: budget).enumerated() {
      system.styles[index].run.time = summary
    }
    return system
  }
  /// The times of some styles, taken by turns, so that what disturbs the machine disturbs all.
  @MainActor private static func times<Script: SystemScript>(
    of meters: [StyleMeter<Script>], within budget: Duration
  ) async throws(ComparisonError) -> [Summary] {
    let turns = budget == .zero ? 1 : 10
    var samples = meters.map { _ in [Double]() }
    for _ in 0..<turns {
      for (index, meter) in meters.enumerated() {
        samples[index] += try await meter.times(within: budget / turns)
      }
    }
    return samples.map { Samples($0).summary }
  }
}
