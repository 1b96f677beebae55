/// What can keep a width table from being made.
public enum WidthTableError: Error, Equatable {
  /// A data file is not there, or is not UTF-8 text.
  case missingFile(String)
  /// A data file is of another version of Unicode than 15.0.0.
  case otherVersion(String)
  /// A line of a data file does not read as the Unicode Character Database's format.
  case malformedLine(file: String, line: String)
  /// The table could not be written.
  case unwritable(String)
}

extension WidthTableError: CustomStringConvertible {
  /// The error in words, with what to do about it.
  public var description: String {
    switch self {
    case .missingFile(let path):
      """
      cannot read \(path)
      The table is made from the Unicode 15 data files. On Debian: apt-get install unicode-data
      """
    case .otherVersion(let path): "\(path) is not of Unicode 15.0.0"
    case .malformedLine(let file, let line): "unexpected line in \(file): \(line)"
    case .unwritable(let path): "cannot write \(path); run this from the package's own folder"
    }
  }
}
