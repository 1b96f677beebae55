package import Foundation

/// The folder of this package, whose sources are counted.
package struct PackageFolder: Sendable {
  /// The folder.
  package let url: URL

  /// Finds the package that a folder is in, upwards from it.
  package init(containing path: String) throws(ComparisonError) {
    var folder = URL(filePath: path).standardizedFileURL
    while true {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"Bindery\",\n  platforms")
      {
        url = folder
        return
      }
      if folder.path == "/" || folder.path.isEmpty { throw .notInPackage(path) }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// The Swift files that paths stand for: files, and all in folders. Sorted within each folder.
  /// - Parameter paths: Paths from the package's root.
  package func files(at paths: [String]) throws(ComparisonError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let file = url.appending(path: path).path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
        throw .missingSource(path)
      }
      if !isFolder.boolValue {
        files.append(path)
        continue
      }
      let names = FileManager.default.enumerator(atPath: file)?.compactMap { $0 as? String } ?? []
      files += names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
    return files
  }

  /// The texts of the Swift files that paths stand for.
  package func texts(at paths: [String]) throws(ComparisonError) -> [SourceText] {
    var texts: [SourceText] = []
    for file in try files(at: paths) {
      guard let text = try? String(contentsOf: url.appending(path: file), encoding: .utf8) else {
        throw .missingSource(file)
      }
      texts.append(SourceText(text))
    }
    return texts
  }
}
