/// A word or a sign of Swift source text.
package enum SourceToken: Equatable, Sendable {
  /// An identifier, a keyword or a number.
  case word(String)
  /// Any other character.
  case sign(Character)
}

extension SourceText {
  /// The words and signs of the text, without blanks and without string literals.
  package var tokens: [SourceToken] {
    var tokens: [SourceToken] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { tokens.append(.word(word)) }
      word = ""
    }
    for character in code {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        endWord()
        // Back ticks belong to a word's spelling alone.
        if !character.isWhitespace && character != "\"" && character != "`" {
          tokens.append(.sign(character))
        }
      }
    }
    endWord()
    return tokens
  }

  /// The number of types that are declared: structures, classes, enumerations, actors, protocols.
  package var typeCount: Int {
    let tokens = tokens
    return tokens.indices.dropLast().count { index in
      guard case .word(let keyword) = tokens[index],
        ["struct", "class", "enum", "actor", "protocol"].contains(keyword),
        case .word(let name) = tokens[index + 1],
        !["func", "var", "let", "subscript"].contains(name)
      else { return false }
      return index == 0 || ![.sign("."), .word("import")].contains(tokens[index - 1])
    }
  }
}
