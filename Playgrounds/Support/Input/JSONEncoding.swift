import Foundation

/// How the characters of a JSON text are written as bytes.
enum JSONEncoding {
  /// The bytes in UTF-8, without a byte order mark; nil where they are no text in their encoding.
  ///
  /// JSON begins with an ASCII character, so where its first bytes are 0 tells the encoding of a
  /// text without a mark.
  static func utf8(_ data: Data) -> Data? {
    let start = Array(data.prefix(4))
    for (mark, encoding) in marks where start.starts(with: mark) {
      return text(data.dropFirst(mark.count), encoding)
    }
    guard let encoding = encoding(ofTextBeginning: start.map { $0 == 0 }) else { return data }
    return text(data, encoding)
  }

  /// Byte order marks, the longer ones first where one begins with another.
  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian),
  ]

  private static func encoding(ofTextBeginning areZero: [Bool]) -> String.Encoding? {
    switch areZero {
    case [false, true, true, true]: .utf32LittleEndian
    case [true, true, true, false]: .utf32BigEndian
    case [false, true, false, true], [false, true, false, false], [false, true]:
      .utf16LittleEndian
    case [true, false, true, false], [true, false, false, false], [true, false]: .utf16BigEndian
    default: nil
    }
  }

  private static func text(_ data: Data, _ encoding: String.Encoding) -> Data? {
    if encoding == .utf8 { return Data(data) }
    return String(data: data, encoding: encoding).map { Data($0.utf8) }
  }
}
