/// Why nothing can be compared.
package enum ComparisonError: Error, Equatable {
  /// The working folder is not in the package.
  case notInPackage(String)
  /// A source that a script names does not exist, or cannot be read.
  case missingSource(String)
  /// A script's styles, forgetful styles and sources do not have the same names.
  case differentStyles(system: String)
  /// A step that a picture was to be drawn of does not exist.
  case missingStep(String, system: String)
  /// A script could not be run.
  case failedScript(system: String, style: String, String)
  /// The README has no place for the tables.
  case noPlaceForTables
  /// A file cannot be written.
  case unwritable(String, String)
}

extension ComparisonError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notInPackage(let path):
      "\(path) is not in the folder of the Bindery package, whose sources are counted. Run "
        + "`swift run compare` there."
    case .missingSource(let path):
      "\(path) is not there, or cannot be read, in the package's folder."
    case .differentStyles(let system):
      "The styles of \(system) are not the same in its styles, forgetfulStyles and sources."
    case .missingStep(let step, let system):
      "The script of \(system) has no step \"\(step)\" to draw."
    case .failedScript(let system, let style, let failure):
      "The script of \(system) failed for the style \(style):\n\(failure)"
    case .noPlaceForTables:
      "README.md has no lines \(ReadmeTables.opening) and \(ReadmeTables.closing), between which "
        + "the tables go."
    case .unwritable(let file, let reason):
      "\(file) cannot be written: \(reason)"
    }
  }
}
