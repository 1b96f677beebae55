package import BinderyComposition
import BinderyViews

extension Composition {
  /// What is on the screen, as a person tells it apart.
  ///
  /// Pending changes are flushed first. While a layer is above the screen, only the topmost layer
  /// can be used, and only it is given.
  /// - Complexity: O(mounted nodes).
  package var semanticTree: SemanticElement {
    flush()
    let reader = SemanticReader(explains: false)
    var reading = SemanticReader.Reading()
    reader.read(layers.last?.layer ?? top, 0, 0, SemanticReader.Surroundings(), into: &reading)
    return root(reading.elements)
  }

  /// What is mounted, with that which cannot be used: covered, hidden or disabled elements say why.
  ///
  /// Pending changes are flushed first. It is made to be shown when something was not found.
  /// - Complexity: O(mounted nodes).
  package var explainedSemanticTree: SemanticElement {
    flush()
    let reader = SemanticReader(explains: true)
    var reading = SemanticReader.Reading()
    // The layers above each one tell by what it is covered, so they are read from the top.
    var cover: Obstacle?
    var parts: [[SemanticElement]] = []
    for presentation in layers.reversed() {
      guard let layer = presentation.layer else { continue }
      let part = elements(of: layer, presentation.parent?.userView, cover, reader)
      if cover == nil { cover = .covered(by: name(of: part, presentation.kind)) }
      parts.append(part)
    }
    var surroundings = SemanticReader.Surroundings()
    surroundings.obstacle = cover
    reader.read(top, 0, 0, surroundings, into: &reading)
    parts.append(reading.elements)
    return root(Array(parts.reversed().joined()))
  }

  private func elements(
    of layer: LayoutNode, _ view: String?, _ cover: Obstacle?, _ reader: SemanticReader
  ) -> [SemanticElement] {
    var reading = SemanticReader.Reading()
    var surroundings = SemanticReader.Surroundings()
    surroundings.obstacle = cover
    surroundings.view = view
    reader.read(layer, 0, 0, surroundings, into: &reading)
    return reading.elements
  }

  private func name(of layer: [SemanticElement], _ kind: PresentationLayer) -> String {
    for element in layer.flatMap(\.flattened) where [.sheet, .alert].contains(element.role) {
      let label = TerminalText.sanitized(element.label)
      return label.isEmpty ? "the \(element.role)" : "the \(element.role) \"\(label)\""
    }
    return "the \(kind)"
  }

  private func root(_ elements: [SemanticElement]) -> SemanticElement {
    var semantics = Semantics(.group)
    semantics.label = ""
    return SemanticElement(
      semantics, isEnabled: true,
      frame: CellRect(x: 0, y: 0, width: size.width, height: size.height), children: elements)
  }
}
