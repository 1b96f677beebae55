/// Something that a program in a terminal has to see to.
package enum TerminalEvent: Hashable, Sendable {
  /// Bytes that were sent by the terminal.
  case received([UInt8])
  /// The size may have changed.
  case resized
  /// Nothing more comes: the terminal is gone, or the program was told to end.
  case ended
}
