/// Counts what tests make before they act.
///
/// Each test function is read from its first line. What it makes is counted: each call of an
/// initialiser (`Name(…)`, `.init(…)`), of `.variable(…)` and of `.constant(…)`; a call of a
/// function of the same sources counts what that function makes. Reading ends at the first action:
/// a method call on something that was made (`view.load()`), `#expect` or `#require`.
package struct SetUpRule: Sendable {
  /// The number of test functions.
  package let tests: Int
  /// What they make before they act, all together.
  package let made: Int

  /// Reads the sources of tests.
  package init(_ sources: [SourceText]) {
    let functions = sources.flatMap { SourceFunction.all(in: $0.tokens) }
    let helpers = Dictionary(
      functions.filter { !$0.isTest }.map { ($0.name, $0.body) }, uniquingKeysWith: { a, _ in a })
    let bodies = functions.filter(\.isTest).map(\.body)
    tests = bodies.count
    made = bodies.reduce(0) { sum, body in
      sum + Self.count(in: body, helpers, endsAtAction: true, visited: [])
    }
  }

  /// What a test makes before it acts, on average; 0 without tests.
  package var average: Double { tests == 0 ? 0 : Double(made) / Double(tests) }

  private static func count(
    in body: [SourceToken], _ helpers: [String: [SourceToken]], endsAtAction: Bool,
    visited: Set<String>
  ) -> Int {
    var made = 0
    for index in body.indices {
      if endsAtAction && isAction(body, at: index) { return made }
      guard case .word(let name) = body[index], isCall(body, at: index) else { continue }
      let follows = index > 0 ? body[index - 1] : .sign("{")
      if isInitializer(name) || follows == .sign(".") && factories.contains(name) {
        made += 1
      } else if follows != .sign("."), let helper = helpers[name], !visited.contains(name) {
        made += count(
          in: helper, helpers, endsAtAction: false, visited: visited.union([name]))
      }
    }
    return made
  }

  private static let factories: Set<String> = ["init", "variable", "constant"]

  /// Types begin with a capital letter.
  private static func isInitializer(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Whether the word at an index is called: by parentheses, behind the arguments of a generic type
  /// if need be.
  private static func isCall(_ body: [SourceToken], at index: Int) -> Bool {
    var next = index + 1
    if next < body.count, body[next] == .sign("<") {
      var depth = 0
      repeat {
        if body[next] == .sign("<") { depth += 1 }
        if body[next] == .sign(">") { depth -= 1 }
        next += 1
      } while depth > 0 && next < body.count
    }
    return next < body.count && body[next] == .sign("(")
  }

  /// Whether a check, or a method call on something, begins at an index.
  private static func isAction(_ body: [SourceToken], at index: Int) -> Bool {
    if body[index] == .sign("#"), index + 1 < body.count {
      return [.word("expect"), .word("require")].contains(body[index + 1])
    }
    guard index > 0, body[index] == .sign("."), index + 2 < body.count,
      case .word(let name) = body[index + 1], !isInitializer(name), !factories.contains(name),
      [.sign("("), .sign("{")].contains(body[index + 2])
    else { return false }
    switch body[index - 1] {
    case .word(let receiver): return !isInitializer(receiver) && !keywords.contains(receiver)
    case .sign(let sign): return ")]?!}".contains(sign)
    }
  }

  private static let keywords: Set<String> = ["try", "await", "return", "in", "case"]
}
