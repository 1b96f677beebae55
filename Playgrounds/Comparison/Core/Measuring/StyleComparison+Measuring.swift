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
    for index in styles.indices {
      progress("\(script.name), \(styles[index].name)")
      let meter = StyleMeter(script, style: styles[index], forgetful: forgetful[index])
      let counts = try SourceCounts(sources[index], in: folder)
      system.styles.append(
        Style(styles[index].name, counts, try await meter.measure(budget: budget)))
    }
    return system
  }
}
