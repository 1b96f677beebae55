import BinderyComposition
import BinderyText
import BinderyViews
import Testing

extension Composition {
  /// Presses the element of a label, as a person would.
  @MainActor func press(
    _ label: String, _ role: Semantics.Role? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let elements = semanticTree.flattened.filter {
      $0.label == label && (role == nil || $0.role == role)
    }
    guard let activate = elements.compactMap(\.semantics.actions.activate).first else {
      Issue.record(
        "Nothing to press: \(label)\n\(semanticTree.outline)", sourceLocation: sourceLocation)
      return
    }
    perform { activate() }
    flush()
    #expect(frame == rebuildFrame(), sourceLocation: sourceLocation)
  }

  /// Goes back, or puts the topmost layer away.
  @MainActor func putAway(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let dismiss = semanticTree.flattened.compactMap(\.semantics.actions.dismiss).first else {
      Issue.record("Nothing to put away", sourceLocation: sourceLocation)
      return
    }
    perform { dismiss() }
    flush()
    #expect(frame == rebuildFrame(), sourceLocation: sourceLocation)
  }

  /// The lines of the frame, without those at the end that are empty.
  var lines: [String] {
    var lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}

/// Something to press, until the test needs more.
struct Press: View {
  let title: String
  let action: @MainActor () -> Void
  init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
  var body: some View {
    var semantics = Semantics(.button)
    semantics.combinesChildren = true
    semantics.actions.activate = action
    return Text(verbatim: "[ \(title) ]").semantics(semantics)
  }
}
