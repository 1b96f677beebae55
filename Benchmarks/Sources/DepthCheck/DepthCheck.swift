import Bindery
import Foundation

/// Shows that trees may be deep: on the stack that a program has, and in the time that a person
/// waits.
@MainActor public enum DepthCheck {
  /// Checks, prints what was found, and exits with 0, or with 1 if something does not hold.
  public static func main() -> Never {
    var failures = 0
    for finding in findings() {
      print("\(finding.isGood ? "ok" : "FAILED")  \(finding.text)")
      if !finding.isGood { failures += 1 }
    }
    exit(failures == 0 ? 0 : 1)
  }

  /// What a check found.
  package struct Finding {
    package let isGood: Bool
    package let text: String
  }

  /// Runs all checks.
  /// - Parameters:
  ///   - levels: How deep the tree is that must be shown.
  ///   - nested: How deep containers that try several sizes are nested.
  package static func findings(levels: Int = 2_000, nested: Int = 2_500) -> [Finding] {
    [deep(levels), endless()] + Container.allCases.map { proportionate($0, depth: nested) }
  }

  /// A view with a body, a stack, a branch and a view of a hidden type a level: mounted, laid out,
  /// painted, and brought up to date from the top and at the bottom.
  private static func deep(_ levels: Int) -> Finding {
    let (turn, value) = (Binding.variable(0), Binding.variable(0))
    let issues = ReportedIssues()
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) {
      Levels(depth: levels, turn: turn, value: value)
    }
    var texts = [shown(composition)]
    value.wrappedValue = 1
    texts.append(shown(composition))
    turn.wrappedValue = 1
    texts.append(shown(composition))
    composition.unmount()
    let isGood =
      issues.messages.isEmpty && texts == ["value 0 turn 0", "value 1 turn 0", "value 1 turn 1"]
    return Finding(
      isGood: isGood, text: "\(levels) levels: \(texts), \(issues.messages.count) issues")
  }

  /// A view that contains itself: what the stack has no room for is left out, and told once.
  private static func endless() -> Finding {
    let issues = ReportedIssues()
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) { Endless() }
    _ = composition.frame
    composition.unmount()
    let messages = issues.messages
    let isGood = messages.count == 1 && messages[0].contains("Endless × ")
    return Finding(isGood: isGood, text: "no end: \(messages)")
  }

  /// Containers in each other: twice as deep may not take much more than twice the work. Where the
  /// stack runs short before, that is told.
  private static func proportionate(_ container: Container, depth: Int) -> Finding {
    func laidOut(_ depth: Int, _ issues: ReportedIssues) -> Int {
      let composition = Composition(width: 40, height: 12, issueHandler: issues.handler) {
        Nest(container: container, depth: depth)
      }
      _ = composition.frame
      return composition.counters.nodesLaidOut
    }
    let (shallow, deep) = (ReportedIssues(), ReportedIssues())
    let (half, whole) = (laidOut(depth / 2, shallow), laidOut(depth, deep))
    return Finding(
      isGood: shallow.messages.isEmpty && Double(whole) < 2.5 * Double(half),
      text: "\(depth) times \(container): \(whole) nodes laid out, \(half) at half the depth"
        + (deep.messages.isEmpty ? "" : "; cut off where the stack ran short"))
  }

  private static func shown(_ composition: Composition) -> String {
    composition.frame.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
