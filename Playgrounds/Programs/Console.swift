public import BinderyTerminal

/// Whom a program talks to.
@MainActor public struct Console {
  /// Whether a person may use the program, where one is at a terminal.
  public var isLive: Bool
  /// Takes what the program has to say.
  public var output: (String) -> Void
  /// Takes what went wrong.
  public var error: (String) -> Void

  /// Makes a console, of the standard streams unless told otherwise.
  public init(
    isLive: Bool = false,
    output: @escaping (String) -> Void = { StandardStream.output.write(line: $0) },
    error: @escaping (String) -> Void = { StandardStream.error.write(line: $0) }
  ) {
    self.isLive = isLive
    self.output = output
    self.error = error
  }

  /// The standard streams, and a person if there is one.
  public static var live: Console { Console(isLive: true) }
}
