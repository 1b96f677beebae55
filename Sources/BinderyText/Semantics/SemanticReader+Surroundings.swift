import BinderyComposition
import BinderyViews

extension SemanticReader {
  /// What holds for all that is read below a node. Only a reader that explains asks for it.
  struct Surroundings {
    private struct Facts {
      var obstacle: Obstacle?
      var view: String?
      var disabledIn: String?
    }
    private final class SharedFacts {
      let facts: Facts
      init(_ facts: Facts) { self.facts = facts }
    }
    // Shared, and nil where nothing holds: they are handed on from node to node.
    private var shared: SharedFacts?

    private var facts: Facts {
      get { shared?.facts ?? Facts() }
      set { shared = SharedFacts(newValue) }
    }

    /// Why nothing here can be used.
    var obstacle: Obstacle? {
      get { facts.obstacle }
      set { facts.obstacle = newValue }
    }
    /// The user's view that the node belongs to.
    var view: String? {
      get { facts.view }
      set { facts.view = newValue }
    }

    /// Notes which view a node belongs to, and whether it disables what is below.
    @MainActor mutating func note(_ node: Node) {
      if let view = node.userView { self.view = view }
      if !node.environment.isEnabled, node.parent?.environment.isEnabled ?? true {
        facts.disabledIn = view
      }
    }

    /// Notes that a modifier hides what is below. The outermost obstacle counts.
    mutating func hide(by modifier: String) {
      obstacle = obstacle ?? .hidden(by: modifier, in: view)
    }

    /// Why something here cannot be used.
    func obstacle(isEnabled: Bool, _ explains: Bool) -> Obstacle? {
      if !explains { return nil }
      return obstacle ?? (isEnabled ? nil : .disabled(in: facts.disabledIn))
    }
  }
}
