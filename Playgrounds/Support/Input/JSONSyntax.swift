import Foundation

/// Whether a text is JSON, and where it stops being so.
///
/// A JSON decoder need not say where its input is wrong, so this asks the parser again, which does.
enum JSONSyntax: Equatable {
  case valid
  case truncated
  /// A number has no counterpart, such as 1e999.
  case outOfRange(String, JSONPosition?)
  case faulty(JSONPosition?)

  /// Looks at a text that is not blank.
  init(of text: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      self = .valid
    } catch {
      let end = text.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
      if let number = Self.number(in: error as NSError) {
        self = .outOfRange(
          number, Self.offset(of: number, in: text).map { JSONPosition(ofByte: $0, in: text) })
        return
      }
      let offset = Self.offset(in: error as NSError)
      if let offset, offset < end {
        self = .faulty(JSONPosition(ofByte: offset, in: text))
      } else {
        self = Self.endsInside(text) ? .truncated : .faulty(nil)
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The offset of the fault in bytes: a value of its own on Apple platforms, in words elsewhere.
  private static func offset(in error: NSError) -> Int? {
    if let index = error.userInfo["NSJSONSerializationErrorIndex"] as? Int { return index }
    guard let words = error.userInfo["NSDebugDescription"] as? String,
      let mark = words.range(of: "around character ")
        ?? words.range(of: "starting from character ")
    else { return nil }
    return Int(words[mark.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  /// The number that the parser says it cannot hold.
  private static func number(in error: NSError) -> String? {
    guard let words = error.userInfo["NSDebugDescription"] as? String,
      let start = words.range(of: "Number "), let end = words.range(of: " is not representable")
    else { return nil }
    return start.upperBound < end.lowerBound
      ? String(words[start.upperBound..<end.lowerBound]) : nil
  }

  /// Where a number first stands outside strings, in bytes.
  private static func offset(of number: String, in text: Data) -> Int? {
    let bytes = Array(text)
    let parts = Set("+-.0123456789eE".utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !parts.contains($0) } ?? bytes.count
      if bytes[index..<end].elementsEqual(number.utf8) { return index }
      index = max(end, index + 1)
    }
    return nil
  }

  /// Returns whether a text ends inside a string, a list or an object.
  private static func endsInside(_ text: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in text {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return isInString || depth > 0
  }
}
