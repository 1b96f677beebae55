/// A function of a source file.
struct SourceFunction {
  /// The name, without its labels.
  let name: String
  /// Whether it is a test of Swift Testing.
  let isTest: Bool
  /// What stands between its braces.
  let body: [SourceToken]

  /// The functions of a file, those inside of others left out.
  static func all(in tokens: [SourceToken]) -> [SourceFunction] {
    var functions: [SourceFunction] = []
    var isTest = false
    var index = 0
    while index + 1 < tokens.count {
      if tokens[index] == .sign("@"), tokens[index + 1] == .word("Test") { isTest = true }
      guard tokens[index] == .word("func"), case .word(let name) = tokens[index + 1],
        let body = body(in: tokens, from: index)
      else {
        index += 1
        continue
      }
      functions.append(SourceFunction(name: name, isTest: isTest, body: Array(tokens[body])))
      isTest = false
      index = body.upperBound
    }
    return functions
  }

  /// The tokens between the braces that follow the parameters.
  private static func body(in tokens: [SourceToken], from start: Int) -> Range<Int>? {
    var parentheses = 0
    var braces = 0
    var first: Int?
    for index in start..<tokens.count {
      switch tokens[index] {
      case .sign("("): parentheses += 1
      case .sign(")"): parentheses -= 1
      case .sign("{") where parentheses == 0 || first != nil:
        braces += 1
        if first == nil { first = index + 1 }
      case .sign("}") where first != nil:
        braces -= 1
        if braces == 0, let first { return first..<index }
      // A requirement of a protocol: the next declaration begins without a body.
      case .word("func") where index > start && first == nil: return nil
      default: break
      }
    }
    return nil
  }
}
