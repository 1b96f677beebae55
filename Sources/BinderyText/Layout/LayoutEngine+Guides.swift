import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lines the elements of a stack up by their own guides. Returns the length of the stack across
  /// its axis, or nil if no element has such a guide.
  func alignByGuides(
    _ elements: Elements, in node: LayoutNode, isHorizontal: Bool, _ alignment: Alignment
  ) -> Int32? {
    guard hasGuide(elements, alignment, horizontal: !isHorizontal) else { return nil }
    var before = Int32.min
    var after = Int32.min
    let anchors = (0..<elements.count).map { index in
      let element = elements[index]
      let anchor =
        element.guide(alignment, horizontal: !isHorizontal)
        ?? element.anchor(alignment, horizontal: !isHorizontal)
      let length = isHorizontal ? element.geometry.height : element.geometry.width
      before = max(before, anchor)
      after = max(after, length - anchor)
      return anchor
    }
    for index in 0..<elements.count {
      let geometry = elements[index].geometry
      if isHorizontal {
        elements[index].setOrigin(geometry.x, before - anchors[index])
      } else {
        elements[index].setOrigin(before - anchors[index], geometry.y)
      }
    }
    return before + after
  }

  // A loop, since a closure would check for each element that it runs on the main actor.
  private func hasGuide(_ elements: Elements, _ alignment: Alignment, horizontal: Bool) -> Bool {
    for index in 0..<elements.count {
      let element = elements[index]
      if element.mayHaveGuide && element.guide(alignment, horizontal: horizontal) != nil {
        return true
      }
    }
    return false
  }
}

extension Element {
  /// Whether the element is one of those of which some have guides.
  @inline(__always) fileprivate var mayHaveGuide: Bool {
    slot?.pointee.traits.contains(.modifiesEach) ?? false
  }

  /// Where the element's own guide for an alignment is, in cells; nil if it has none.
  @MainActor func guide(_ alignment: Alignment, horizontal: Bool) -> Int32? {
    guard let layout, layout.slot.pointee.traits.contains(.modifiesEach) else { return nil }
    if case .guide(let guide) = layout.slot.pointee.rule {
      let geometry = layout.slot.pointee.geometry
      let size = CGSize(
        width: CellLength.points(geometry.width, horizontal: true),
        height: CellLength.points(geometry.height, horizontal: false))
      let position =
        horizontal
        ? guide.position(of: alignment.horizontal, in: size)
        : guide.position(of: alignment.vertical, in: size)
      if let position { return CellLength.cells(position, horizontal: horizontal) }
    }
    let inner = Elements(layout)
    guard inner.count > 0 else { return nil }
    let own = inner[0].geometry
    return inner[0].guide(alignment, horizontal: horizontal).map {
      CellLength.bounded($0 + (horizontal ? own.x : own.y))
    }
  }

  /// Where an alignment is in an element that has no guide of its own, in cells.
  @MainActor func anchor(_ alignment: Alignment, horizontal: Bool) -> Int32 {
    horizontal
      ? alignment.horizontal.offset(of: 0, in: geometry.width)
      : alignment.vertical.offset(of: 0, in: geometry.height)
  }
}
