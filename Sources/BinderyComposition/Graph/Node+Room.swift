import BinderyBindings
import BinderyCallStack

extension Node {
  /// Whether so little of the stack is left that nothing below the node can be gone into.
  ///
  /// Every walk down the tree asks, and leaves out what is below if so. The first time, the
  /// composition reports it. Near the top the stack is not measured, so that it costs nothing.
  @inline(__always) package final func isOutOfRoom() -> Bool {
    if depth < 64 { return false }
    return reportsShortage()
  }

  /// Whether so little of the stack is left that what is below the node had better wait until
  /// whoever goes down the tree has returned.
  @inline(__always) final var hadBetterWait: Bool { depth >= 64 && bindery_call_stack_is_short() }

  private final func reportsShortage() -> Bool {
    guard bindery_call_stack_is_short() else { return false }
    composition.reportShortage(below: self)
    return true
  }

  /// The names of the views from the top down to the node: where a view contains another one of its
  /// type again and again, it is named once with a count, and of many names those in the middle are
  /// left out.
  fileprivate final var path: String {
    var names: [(name: String, count: Int)] = []
    var node: Node? = self
    while let current = node {
      if let name = current.userView {
        if names.last?.name == name {
          names[names.count - 1].count += 1
        } else {
          names.append((name, 1))
        }
      }
      node = current.parent
    }
    names.reverse()
    let ends = 5
    let skipped = names.count - 2 * ends
    let texts = names.map { $0.count == 1 ? $0.name : "\($0.name) × \($0.count)" }
    if skipped <= 1 { return texts.joined(separator: " › ") }
    return (texts.prefix(ends) + ["… \(skipped) more …"] + texts.suffix(ends))
      .joined(separator: " › ")
  }
}

extension Composition {
  fileprivate func reportShortage(below node: Node) {
    if hasReportedShortage { return }
    hasReportedShortage = true
    report(
      RuntimeIssue(
        .stackShortage,
        "Views are nested so deeply that the stack runs short. What is below is left out. The path "
          + "to it: \(node.path)",
        advice: """
          Each level takes some stack. A view that contains itself without an end is the usual \
          cause: give it one. Show what is really that deep level by level, by navigation or by \
          groups that can be closed.
          """))
  }
}
