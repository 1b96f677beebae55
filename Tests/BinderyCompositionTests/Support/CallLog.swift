/// What was called, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []
  func callAsFunction(_ call: String) { calls.append(call) }
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
