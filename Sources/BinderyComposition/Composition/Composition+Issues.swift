import BinderyBindings

extension Composition {
  /// Hands an issue to the handler of this composition. Returns false if it has none.
  func handle(_ issue: RuntimeIssue) -> Bool {
    guard let issueHandler else { return false }
    issueHandler(issue)
    return true
  }

  /// Reports an issue of the composition itself.
  func report(_ issue: RuntimeIssue) {
    if !handle(issue) { reportIssue(issue) }
  }
}
