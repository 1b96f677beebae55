import BinderyComposition
import BinderyViews

extension SemanticReader {
  /// What holds for all that is read below a node. Only a reader that explains asks for it.
  struct Surroundings {
    /// Why nothing here can be used.
    var obstacle: Obstacle?
    /// The user's view that the node belongs to.
    var view: String?
    /// The view that disables what is here.
    private var disabledIn: String?

    /// Notes which view a node belongs to, and whether it disables what is below.
    @MainActor mutating func note(_ node: Node) {
      if let view = node.userView { self.view = view }
      if !node.environment.isEnabled, node.parent?.environment.isEnabled ?? true {
        disabledIn = view
      }
    }

    /// Notes that a modifier hides what is below. The outermost obstacle counts.
    mutating func hide(by modifier: String) {
      obstacle = obstacle ?? .hidden(by: modifier, in: view)
    }

    /// Why something here cannot be used.
    func obstacle(isEnabled: Bool, _ explains: Bool) -> Obstacle? {
      if !explains { return nil }
      return obstacle ?? (isEnabled ? nil : .disabled(in: disabledIn))
    }
  }
}
