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
    let source = try WidthTableSource.text { name throws(WidthTableError) in
      try text(of: data + "/" + name)
    }
    let path = output + "/WidthTable.swift"
    do { try Data(source.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw .unwritable(path)
    }
  }

  private static func text(of path: String) throws(WidthTableError) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .missingFile(path)
    }
    return text
  }
}
