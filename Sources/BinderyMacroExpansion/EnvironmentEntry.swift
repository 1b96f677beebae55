/// A variable that is to be a value in the environment, as it is written.
struct EnvironmentEntry {
  private let name: String
  private let type: String?
  private let defaultValue: String

  /// Reads a declaration, `@Entry public var name: Type = value`; nil if it is none.
  init?(_ source: String) {
    // A declaration begins with its attributes and modifiers, none of which has the word.
    guard let start = source.word("var") else { return nil }
    let declaration = source[start...].drop { $0.isWhitespace }
    let name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    if name.isEmpty { return nil }
    self.name = String(name)
    var rest = declaration[name.endIndex...].drop { $0.isWhitespace }
    let equals = rest.firstIndex(of: "=")
    if rest.first == ":" {
      let end = equals ?? rest.endIndex
      type = rest[rest.index(after: rest.startIndex)..<end].trimmed
      rest = rest[end...]
    } else {
      type = nil
    }
    if let equals {
      defaultValue = rest[rest.index(after: equals)...].trimmed
    } else {
      defaultValue = "nil"
      if type == nil { return nil }
    }
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  /// What makes the variable read and write the environment.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key of the value.
  var key: String {
    guard let type else {
      return """
        private enum \(keyName): EnvironmentKey {
          static let defaultValue = \(defaultValue)
        }
        """
    }
    return """
      private enum \(keyName): EnvironmentKey {
        static var defaultValue: \(type) { \(defaultValue) }
      }
      """
  }
}

extension String {
  /// The position after the first occurrence of a word by itself, outside of comments.
  fileprivate func word(_ word: String) -> Index? {
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0.isWhitespace }
      if code.hasPrefix("//") { continue }
      var position = code.startIndex
      while position < code.endIndex {
        let part = code[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if part == word { return part.endIndex }
        position = part.isEmpty ? code.index(after: position) : part.endIndex
      }
    }
    return nil
  }
}

extension Substring {
  /// The characters without the room at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
