/// Tells keys from the bytes that a terminal sends.
///
/// It knows what xterm sends and those that follow it: UTF-8, control characters, arrows and the
/// keys around them, and pasted text in brackets. What it does not know is passed over whole. An
/// escape byte that ends what was received is the escape key: who receives waits a moment for the
/// rest of a sequence.
package struct KeyDecoder {
  private var bytes: [UInt8] = []
  /// What has been pasted so far, while more of it is awaited.
  private var pasted: [UInt8]?
  /// Characters that can be seen, until something else comes.
  private var text = String.UnicodeScalarView()

  /// Starts with nothing received.
  package init() {}

  /// Takes what was received, and returns the keys that are complete, in their order.
  package mutating func decode(_ received: some Sequence<UInt8>) -> [TerminalKey] {
    let isAlone = bytes.isEmpty
    bytes += received
    var keys: [TerminalKey] = []
    // Somebody who waits for the end of a paste that never comes.
    if pasted != nil, isAlone, bytes == [0x03] { pasted = nil }
    var rest = bytes[...]
    while !rest.isEmpty, step(&rest, &keys) {}
    flushText(into: &keys)
    // A sequence that never ends would be waited for for ever.
    bytes = rest.count > Self.longestSequence ? [] : Array(rest)
    return keys
  }

  private static var longestSequence: Int { 4_096 }
  /// The bytes of a paste that are waited for.
  private static var longestPaste: Int { 1 << 20 }
  private static var endOfPaste: [UInt8] { Array("\u{1B}[201~".utf8) }

  /// Takes one key. Returns false if it is not complete.
  private mutating func step(_ rest: inout ArraySlice<UInt8>, _ keys: inout [TerminalKey]) -> Bool {
    if pasted != nil { return takePaste(&rest, &keys) }
    let first = rest[rest.startIndex]
    switch first {
    case 0x1B: return takeEscape(&rest, &keys)
    case 0x20..<0x7F, 0x80...: return takeCharacter(&rest)
    default:
      rest.removeFirst()
      if let key = control(first) { add(key, to: &keys) }
      return true
    }
  }

  private mutating func add(_ key: TerminalKey, to keys: inout [TerminalKey]) {
    flushText(into: &keys)
    keys.append(key)
  }

  private mutating func flushText(into keys: inout [TerminalKey]) {
    if text.isEmpty { return }
    for character in String(text) { keys.append(.character(character)) }
    text.removeAll()
  }

  private func control(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case 0x0A, 0x0D: .return
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// Takes a character of UTF-8. A byte that is none is passed over.
  private mutating func takeCharacter(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let length =
      switch rest[rest.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let part = rest.prefix(length)
    if part.count < length, part.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { return false }
    guard let character = String(validating: part, as: UTF8.self) else {
      rest.removeFirst()
      return true
    }
    rest.removeFirst(length)
    // The second set of control characters takes two bytes.
    for scalar in character.unicodeScalars where !(0x80..<0xA0).contains(scalar.value) {
      text.append(scalar)
    }
    return true
  }

  private mutating func takeEscape(
    _ rest: inout ArraySlice<UInt8>, _ keys: inout [TerminalKey]
  ) -> Bool {
    guard rest.count > 1 else {
      rest.removeFirst()
      add(.escape, to: &keys)
      return true
    }
    switch rest[rest.startIndex + 1] {
    case 0x1B:
      rest.removeFirst()
      add(.escape, to: &keys)
    case UInt8(ascii: "["): return takeSequence(&rest, &keys)
    case UInt8(ascii: "O"):
      let body = rest.dropFirst(2)
      guard let end = body.firstIndex(where: { !(0x30...0x39).contains($0) }) else { return false }
      let final = body[end]
      let key = final == UInt8(ascii: "M") ? .return : Self.arrow(final)
      if let key { add(key, to: &keys) }
      rest = body[(end + 1)...]
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return passString(&rest)
    default:
      // A key while the meta key was held down, which means nothing here.
      rest.removeFirst(2)
    }
    return true
  }

  /// Passes over what a terminal says of itself, up to a bell or the mark of an end.
  ///
  /// A key that is held down along with the meta key may look like the beginning of it. So that the
  /// keys after it are not waited for in vain, one that is a control character ends it too.
  private func passString(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 < 0x20 }) else { return false }
    if body[end] == 0x07 {
      rest = body[(end + 1)...]
      return true
    }
    if body[end] != 0x1B {
      rest = body[end...]
      return true
    }
    guard body.endIndex > end + 1 else { return false }
    rest = body[(body[end + 1] == UInt8(ascii: "\\") ? end + 2 : end)...]
    return true
  }

  /// Takes a sequence: numbers, and a letter or a tilde that ends it.
  private mutating func takeSequence(
    _ rest: inout ArraySlice<UInt8>, _ keys: inout [TerminalKey]
  ) -> Bool {
    let body = rest.dropFirst(2)
    // The function keys of the Linux console.
    if body.first == UInt8(ascii: "[") {
      guard body.count > 1 else { return false }
      rest = body.dropFirst(2)
      return true
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return false }
    guard (0x40...0x7E).contains(body[end]) else {
      // Another sequence begins before this one has ended.
      rest = body[end...]
      return true
    }
    if body[end] == UInt8(ascii: "M"), end == body.startIndex {
      // An old mouse, and three bytes of where it is.
      guard body.count > 3 else { return false }
      rest = body.dropFirst(4)
      return true
    }
    let first = body[..<end].prefix { (0x30...0x39).contains($0) }
    let number = Int(String(decoding: first, as: UTF8.self))
    let final = body[end]
    rest = rest[(end + 1)...]
    if final == UInt8(ascii: "~"), number == 200 {
      flushText(into: &keys)
      pasted = []
      return true
    }
    let key: TerminalKey? =
      switch final {
      case UInt8(ascii: "~"): Self.numbered(number)
      case UInt8(ascii: "Z"): .backTab
      default: Self.arrow(final)
      }
    if let key { add(key, to: &keys) }
    return true
  }

  private mutating func takePaste(
    _ rest: inout ArraySlice<UInt8>, _ keys: inout [TerminalKey]
  ) -> Bool {
    let mark = Self.endOfPaste
    for start in rest.indices where rest[start] == mark[0] {
      let part = rest[start...].prefix(mark.count)
      if part.elementsEqual(mark) {
        let text = (pasted ?? []) + rest[..<start]
        keys.append(.paste(String(decoding: text, as: UTF8.self)))
        pasted = nil
        rest = rest[(start + mark.count)...]
        return true
      }
      if mark.starts(with: part) {
        // The mark may go on with what is received next.
        pasted?.append(contentsOf: rest[..<start])
        rest = rest[start...]
        return false
      }
    }
    pasted?.append(contentsOf: rest)
    rest = rest[rest.endIndex...]
    if let text = pasted, text.count > Self.longestPaste {
      pasted = nil
      keys.append(.paste(String(decoding: text, as: UTF8.self)))
    }
    return true
  }

  private static func arrow(_ final: UInt8) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func numbered(_ number: Int?) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
