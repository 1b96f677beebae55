import Foundation

/// What `swift run WidthTable` does.
public enum WidthTableCommand {
  /// Writes `WidthTable.swift` into `output` from the Unicode files in `data`.
  ///
  /// Says on standard error what went wrong, if anything did.
  /// - Returns: The exit status: 0, or 1 after a failure.
  public static func run(data: String, output: String) -> Int32 {
    do throws(WidthTableError) {
      try write(data: data, output: output)
      return 0
    } catch {
      FileHandle.standardError.write(Data("WidthTable: \(error)\n".utf8))
      return 1
    }
  }

  /// Writes the table, or throws what stands in the way.
  package static func write(data: String, output: String) throws(WidthTableError) {
    let source = try source(data: data)
    let path = output + "/WidthTable.swift"
    do { try Data(source.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw .unwritable(path)
    }
  }

  /// Returns the table's source, made from the files in `data`.
  package static func source(data: String) throws(WidthTableError) -> String {
    try WidthTableSource.text { name throws(WidthTableError) in
      let path = data + "/" + name
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw .missingFile(path)
      }
      if name == "EastAsianWidth.txt" && !text.hasPrefix("# EastAsianWidth-15.0.0.txt") {
        throw .otherVersion(path)
      }
      return text
    }
  }
}
