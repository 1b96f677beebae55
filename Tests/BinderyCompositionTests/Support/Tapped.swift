import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Something to activate by its label.
struct Tappable: View {
  let label: String
  let action: @MainActor () -> Void

  init(_ label: String, _ action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }
  private var meaning: Semantics {
    var semantics = Semantics(.button)
    semantics.combinesChildren = true
    semantics.actions.activate = action
    return semantics
  }
  var body: some View { Text(verbatim: label).semantics(meaning) }
}

extension Composition {
  /// Activates the button of a label, and brings the frame up to date.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let activate = semanticTree.first(.button, label)?.semantics.actions.activate else {
      Issue.record("No button \(label) in\n\(semanticTree.outline)", sourceLocation: sourceLocation)
      return
    }
    perform { activate() }
    flush()
    #expect(frame == rebuildFrame(), sourceLocation: sourceLocation)
  }
}
