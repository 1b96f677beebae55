/// Something that a program in a terminal has to see to.
package enum TerminalEvent: Hashable, Sendable {
  /// Bytes that were sent by the terminal.
  case received([UInt8])
  /// The program is to stop until the shell has it go on.
  case suspended
  /// The program goes on, or was stopped and does.
  case continued
  /// The size may have changed.
  case resized
  /// Nothing more comes: the terminal is gone, or the program was told to end.
  case ended
}
