extension LaunchOptions {
  /// Reads the arguments that follow the program's name.
  ///
  /// A value follows its option, or an equals sign: `--width 60`, `--width=60`. A value that
  /// begins with two hyphens needs the equals sign, so that a forgotten value is noticed. Reading
  /// stops at `--help`.
  /// - Throws: The first fault, from the left.
  public static func parse(
    _ arguments: some Sequence<String>
  ) throws(LaunchError) -> LaunchOptions {
    guard let style = Style.allCases.first else {
      preconditionFailure("A launch style without cases")
    }
    var options = LaunchOptions(style: style)
    var seen: Set<LaunchOption> = []
    var remaining = Array(arguments)[...]

    while let argument = remaining.popFirst() {
      let (option, attached) = try split(argument)
      guard option != .help else {
        if attached != nil { throw .unexpectedValue(.help) }
        options.showsHelp = true
        return options
      }
      guard seen.insert(option).inserted else { throw .repeated(option) }
      if option == .print {
        if attached != nil { throw .unexpectedValue(.print) }
        options.isPrinted = true
        continue
      }
      if attached == nil, remaining.first?.hasPrefix("--") == true {
        throw .missingValue(option)
      }
      guard let value = attached ?? remaining.popFirst(), !value.isEmpty else {
        throw .missingValue(option)
      }
      try options.set(option, to: value)
    }
    return options
  }

  /// Splits `--option=value` into the option and the value after the equals sign, if there is one.
  private static func split(
    _ argument: String
  ) throws(LaunchError) -> (option: LaunchOption, attached: String?) {
    guard argument.hasPrefix("-") else { throw .unexpectedArgument(argument) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = LaunchOption(rawValue: name) else { throw .unknownOption(name) }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func set(_ option: LaunchOption, to value: String) throws(LaunchError) {
    switch option {
    case .file: try read(.file(path: value))
    case .url: try read(.url(value))
    case .style:
      guard let style = Style(rawValue: value) else {
        throw .unknownStyle(value, known: Style.allCases.map(\.rawValue))
      }
      self.style = style
    case .width:
      width = try Self.number(value, for: option, in: LaunchDefaults.widths)
      isPrinted = true
    case .height:
      height = try Self.number(value, for: option, in: LaunchDefaults.heights)
      isPrinted = true
    case .print, .help: break
    }
  }

  private mutating func read(_ source: JSONSource) throws(LaunchError) {
    guard self.source == nil else { throw .conflict(.file, .url) }
    self.source = source
  }

  private static func number(
    _ text: String, for option: LaunchOption, in range: ClosedRange<Int>
  ) throws(LaunchError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .badNumber(text, option, range)
    }
    return number
  }
}
