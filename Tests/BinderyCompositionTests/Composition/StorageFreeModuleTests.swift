import Foundation
import Testing

/// A feature module imports `BinderyViews` alone, and so cannot own storage.
@Suite struct StorageFreeModuleTests {
  /// Where the modules lie that the tests were built with: beside the tests themselves.
  private static let modules: String? = {
    let arguments = ProcessInfo.processInfo.arguments
    let candidates = [Bundle.main.executableURL, arguments.first.map { URL(filePath: $0) }]
    for case let url? in candidates {
      var folder = url.resolvingSymlinksInPath().deletingLastPathComponent()
      // On Apple platforms the tests lie some folders deep in a bundle.
      for _ in 0..<4 {
        let modules = folder.appending(path: "Modules")
        let wanted = modules.appending(path: "BinderyViews.swiftmodule")
        if FileManager.default.fileExists(atPath: wanted.path) { return modules.path }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  /// What the compiler says of features with one property each, or nothing if it takes them.
  private func verdict(on properties: [String]) throws -> String {
    let modules = try #require(Self.modules)
    let source = FileManager.default.temporaryDirectory
      .appending(path: "Feature-\(UUID().uuidString).swift")
    let features = properties.enumerated().map { index, property in
      """
      struct Feature\(index): View {
        \(property)
        var body: some View { Text(verbatim: "feature") }
      }
      """
    }
    try (["import BinderyViews"] + features).joined(separator: "\n")
      .write(to: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    // What SwiftPM passes for the C modules below: their maps lie beside the Swift modules.
    let maps = ["BinderyCallStack", "BinderyPrefetch"].flatMap { name in
      let map = URL(filePath: modules).deletingLastPathComponent()
        .appending(path: "\(name).build/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    compiler.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules] + maps + [source.path]
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    if compiler.terminationStatus == 0 { return "" }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func canReferToStateOfOthers() throws {
    let properties = [
      "@Binding var count: Int", "@Environment(\\.isEnabled) var isEnabled",
      "@Namespace var names",
    ]
    #expect(try verdict(on: properties) == "")
  }

  @Test func cannotNameWhatOwnsStorage() throws {
    let verdict = try verdict(on: [
      "@State var count = 0", "@StateObject var model = Model()",
      "@AppStorage(\"key\") var count = 0", "@LocalState var count = 0",
    ])
    for name in ["State", "StateObject", "AppStorage", "LocalState"] {
      #expect(verdict.contains("error: unknown attribute '\(name)'"), "\(verdict)")
    }
  }
}
