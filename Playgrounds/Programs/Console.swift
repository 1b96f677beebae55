import BinderyTerminal

/// Whom a program talks to.
@MainActor public struct Console {
  /// Whether a person may use the program, where one is at a terminal.
  public var isLive: Bool
  /// Whether what it has to say has a terminal's codes for colours and weights.
  public var isStyled: Bool
  /// Takes what the program has to say.
  public var output: (String) -> Void
  /// Takes what went wrong.
  public var error: (String) -> Void

  /// Makes a console that takes plain text.
  public init(
    isLive: Bool = false, isStyled: Bool = false, output: @escaping (String) -> Void,
    error: @escaping (String) -> Void
  ) {
    self.isLive = isLive
    self.isStyled = isStyled
    self.output = output
    self.error = error
  }

  /// The standard streams, and a person if there is one.
  public static var standard: Console {
    Console(
      isLive: true, isStyled: StandardStream.output.isTerminal,
      output: { StandardStream.output.write(line: $0) },
      error: { StandardStream.error.write(line: $0) })
  }
}
