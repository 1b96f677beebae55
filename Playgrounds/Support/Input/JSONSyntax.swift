import Foundation

/// Whether a text is JSON, and where it stops being so.
///
/// A JSON decoder need not say where its input is wrong, so this asks the parser again, which does.
enum JSONSyntax: Equatable {
  case valid
  case truncated
  case faulty(JSONPosition?)

  /// Looks at a text that is not blank.
  init(of text: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      self = .valid
    } catch {
      let end = text.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
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
    else { return nil }
    return Int(words[mark.upperBound...].prefix { $0.isASCII && $0.isNumber })
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
