extension LaunchError {
  /// Returns the line to show on standard error, without a line break.
  ///
  /// What the user typed is quoted, made safe for a terminal.
  public func message(program: String) -> String {
    "\(program): \(words). Try '\(program) --help'."
  }

  private var words: String {
    switch self {
    case .unknownOption(let text):
      "unknown option \(quoted(text))"
    case .unexpectedArgument(let text):
      "unexpected argument \(quoted(text))"
    case .missingValue(let option):
      "option '\(option.rawValue)' needs a value"
    case .unexpectedValue(let option):
      "option '\(option.rawValue)' takes no value"
    case .repeated(let option):
      "option '\(option.rawValue)' is given twice"
    case .conflict(let first, let second):
      "options '\(first.rawValue)' and '\(second.rawValue)' exclude each other"
    case .badNumber(let text, let option, let range):
      "option '\(option.rawValue)' needs a whole number from \(range.lowerBound) to "
        + "\(range.upperBound), not \(quoted(text))"
    case .unknownStyle(let text, let known):
      "unknown style \(quoted(text)): it can be \(known.joined(separator: ", "))"
    }
  }
}
