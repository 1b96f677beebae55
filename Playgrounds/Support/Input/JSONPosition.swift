public import Foundation

/// A place in a text, as an editor counts.
public struct JSONPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column, in characters from 1.
  public var column: Int

  /// Makes a position from its numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the line and column of a byte of a UTF-8 text.
  ///
  /// - Complexity: O(*offset*).
  public init(ofByte offset: Int, in text: Data) {
    let before = text.prefix(offset)
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.count
    column = String(decoding: lines.last ?? Data(), as: UTF8.self).count + 1
  }
}
