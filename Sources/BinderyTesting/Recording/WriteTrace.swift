#if canImport(Runtime)
  import Runtime
#endif

/// The calls that led to a write. They are kept as addresses, and named only when a failure is
/// written.
///
/// Where the toolchain has no backtraces, or the program no debug information, nothing is known.
@MainActor package final class WriteTrace {
  /// Whether lines are looked up: each takes about half a second, which a test that is about
  /// something else need not spend.
  @TaskLocal package static var isLookedUp = true

  /// A call with a place in a source file.
  struct Call {
    let path: String
    let line: Int
    let module: String
  }

  #if canImport(Runtime)
    /// A `Backtrace`, which not every version of the platforms has.
    private let backtrace: any Sendable
  #endif

  /// Remembers where the program is. About 0.2 ms.
  init?() {
    #if canImport(Runtime)
      guard #available(macOS 26.0, *), let backtrace = try? Backtrace.capture(limit: 24, top: 0)
      else {
        return nil
      }
      self.backtrace = backtrace
    #else
      return nil
    #endif
  }

  /// The file and line that wrote, the kit's own calls left out.
  var line: String? {
    guard let call = calls.first(where: { !Self.isOfKit($0.module) }) else { return nil }
    return "\(call.path.split(separator: "/").last ?? ""):\(call.line)"
  }

  /// The first line in a file.
  func line(in path: String) -> Int? { calls.first { $0.path == path }?.line }

  /// The calls, the innermost first. To find them out takes about half a second.
  private lazy var calls = symbolicated

  private var symbolicated: [Call] {
    if !Self.isLookedUp { return [] }
    #if canImport(Runtime)
      guard #available(macOS 26.0, *), let backtrace = backtrace as? Backtrace,
        let symbolicated = backtrace.symbolicated()
      else { return [] }
      return symbolicated.frames.compactMap { frame in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0 else {
          return nil
        }
        return Call(
          path: place.path, line: place.line, module: Self.module(ofMangled: symbol.rawName))
      }
    #else
      return []
    #endif
  }

  /// The module in a mangled name: `$s7MyViews4FormV…` is of `MyViews`.
  private static func module(ofMangled name: String) -> String {
    guard let start = name.firstRange(of: "$s")?.upperBound else { return "" }
    let digits = name[start...].prefix(while: \.isNumber)
    guard let length = Int(digits) else { return "Swift" }
    return String(name[digits.endIndex...].prefix(length))
  }

  private static func isOfKit(_ module: String) -> Bool {
    switch module {
    case "BinderyBindings", "BinderyViews", "BinderyComposition", "BinderyText", "BinderyTesting",
      "Swift", "Runtime", "_Concurrency":
      true
    default: false
    }
  }
}
