import BinderyReporting
import Foundation
package import PlaygroundScripting

/// The program `compare`: reads the command line, counts and measures, and reports.
@MainActor public enum CompareCommand {
  /// Runs with the arguments of the process, and exits with 0, with 1 if nothing could be compared,
  /// or with 64 if the command line makes no sense.
  public static func main() async -> Never {
    do {
      let options = try CompareOptions(Array(CommandLine.arguments.dropFirst()))
      let isTerminal = isatty(STDERR_FILENO) == 1
      try await run(
        options, print: { print($0) },
        progress: { if isTerminal { complain("\r\u{1B}[K\($0)", end: "") } })
      exit(0)
    } catch {
      complain("\(error)")
      exit(error is CompareOptionsError ? 64 : 1)
    }
  }

  /// Does what the options ask for.
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - path: A folder in the package.
  ///   - budget: How long times of each style are taken, about.
  ///   - print: Takes what is printed.
  ///   - progress: Takes what is measured next; empty at the end.
  package static func run(
    _ options: CompareOptions, scripts: [any SystemScript.Type] = Catalog.scripts,
    in path: String = FileManager.default.currentDirectoryPath,
    budget: Duration = .milliseconds(500), print: (String) -> Void,
    progress: (String) -> Void = { _ in }
  ) async throws {
    if options.showsHelp {
      print(CompareOptions.help)
      return
    }
    let scripts = try chosen(options.systems, of: scripts)
    let folder = try PackageFolder(containing: path)
    if options.drawsPictures {
      for file in try await GuidePictures.write(scripts, in: folder) { print(file) }
      return
    }
    let comparison = try await StyleComparison(
      of: scripts, in: folder, budget: budget, progress: progress)
    progress("")
    report(comparison, options, print: print)
    if options.writesReadme { try writeReadme(comparison, in: folder) }
    if let file = options.svg {
      let url = URL(filePath: file, relativeTo: URL(filePath: path, directoryHint: .isDirectory))
      try PackageFolder.write(comparison.chart, to: url, named: file)
    }
  }

  private static func writeReadme(
    _ comparison: StyleComparison, in folder: PackageFolder
  ) throws(ComparisonError) {
    let file = "README.md"
    guard let readme = try? String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    else { throw .missingSource(file) }
    try folder.write(ReadmeTables.insert(comparison, into: readme), to: file)
  }

  private static func chosen(
    _ names: [String], of scripts: [any SystemScript.Type]
  ) throws(CompareOptionsError) -> [any SystemScript.Type] {
    let known = scripts.map { $0.name }
    for name in names where !known.contains(name) {
      throw .noSuchSystem(name, known: known)
    }
    return names.isEmpty ? scripts : scripts.filter { names.contains($0.name) }
  }

  private static func report(
    _ comparison: StyleComparison, _ options: CompareOptions, print: (String) -> Void
  ) {
    let style = options.isMarkdown ? Table.Style.markdown : .plain
    var parts = [comparison.sourceTable, comparison.runTable]
      .map { $0.lines(style).joined(separator: "\n") }
    parts.append(
      options.isMarkdown
        ? StyleComparison.legend.replacing("\n", with: "\n\n") : StyleComparison.legend)
    if isBuiltForDebugging { parts.append(StyleComparison.debugWarning) }
    print(parts.joined(separator: "\n\n"))
  }

  private static var isBuiltForDebugging: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func complain(_ text: String, end: String = "\n") {
    FileHandle.standardError.write(Data((text + end).utf8))
  }
}
