/// Takes comments and string literals out of Swift source text.
struct SourceScanner {
  private let characters: [Character]
  private var position = 0
  private var code = ""

  init(_ source: String) { characters = Array(source) }

  /// Returns the text that is left.
  mutating func scan() -> String {
    scanCode(untilParenthesis: false)
    return code
  }

  /// Copies code, until the parenthesis that closes an interpolation or to the end.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while position < characters.count {
      if starts(with: "//") {
        skipLineComment()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let opening = stringOpening() {
        scanString(opening)
      } else {
        let character = characters[position]
        if character == "(" { depth += 1 }
        if character == ")" {
          depth -= 1
          if untilParenthesis && depth < 0 { return }
        }
        take()
      }
    }
  }

  private mutating func skipLineComment() {
    while position < characters.count, !characters[position].isNewline { position += 1 }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < characters.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if characters[position].isNewline { code.append("\n") }
        position += 1
      }
    }
  }

  // MARK: Strings

  private struct Opening {
    /// The signs of a raw string; none for another.
    let signs: Int
    let isMultiline: Bool

    var quotes: String { isMultiline ? "\"\"\"" : "\"" }
    var closing: String { quotes + String(repeating: "#", count: signs) }
    var interpolation: String { "\\" + String(repeating: "#", count: signs) + "(" }
    var escape: String { "\\" + String(repeating: "#", count: signs) }
  }

  private func stringOpening() -> Opening? {
    var signs = 0
    while position + signs < characters.count, characters[position + signs] == "#" { signs += 1 }
    let quote = position + signs
    guard quote < characters.count, characters[quote] == "\"" else { return nil }
    let isMultiline =
      quote + 2 < characters.count && characters[quote + 1] == "\"" && characters[quote + 2] == "\""
    return Opening(signs: signs, isMultiline: isMultiline)
  }

  private mutating func scanString(_ opening: Opening) {
    mask(opening.signs + opening.quotes.count)
    while position < characters.count {
      if starts(with: opening.closing) {
        mask(opening.closing.count)
        return
      }
      if starts(with: opening.interpolation) {
        mask(opening.interpolation.count)
        code.append("(")
        scanCode(untilParenthesis: true)
        take()
      } else if starts(with: opening.escape) {
        mask(opening.escape.count + 1)
      } else {
        // Whoever forgot to close a string of one line: the rest is still read line by line.
        if characters[position].isNewline && !opening.isMultiline { return }
        mask(1)
      }
    }
  }

  // MARK: Steps

  private func starts(with text: String) -> Bool {
    var index = position
    for character in text {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func take() {
    guard position < characters.count else { return }
    code.append(characters[position].isNewline ? "\n" : characters[position])
    position += 1
  }

  private mutating func mask(_ count: Int) {
    for _ in 0..<count where position < characters.count {
      let character = characters[position]
      code.append(character.isNewline ? "\n" : character.isWhitespace ? " " : "\"")
      position += 1
    }
  }
}
