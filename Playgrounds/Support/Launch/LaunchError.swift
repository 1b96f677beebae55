/// What is wrong with a program's arguments.
public enum LaunchError: Error, Hashable, Sendable {
  /// An option that no program takes.
  case unknownOption(String)

  /// An argument that is neither an option nor an option's value.
  case unexpectedArgument(String)

  /// An option whose value is missing or empty.
  case missingValue(LaunchOption)

  /// A value for an option that takes none.
  case unexpectedValue(LaunchOption)

  /// An option that is given twice.
  case repeated(LaunchOption)

  /// Two options that exclude each other.
  case conflict(LaunchOption, LaunchOption)

  /// A text that is not a whole number in the option's range.
  case badNumber(String, LaunchOption, ClosedRange<Int>)

  /// A style that the program is not written in.
  case unknownStyle(String, known: [String])
}
