import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Lines the elements of a stack up by their own guides. Returns the length of the stack across
  /// its axis, or nil if no element has such a guide.
  func alignByGuides(
    _ elements: Elements, isHorizontal: Bool, _ alignment: Alignment
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
    slot?.pointee.traits.contains(.mayHaveGuide) ?? false
  }

  /// Where the element's own guide for an alignment is, in cells; nil if it has none.
  @MainActor func guide(_ alignment: Alignment, horizontal: Bool) -> Int32? {
    var element = self
    // Where what is asked lies in this element.
    var distance: Int32 = 0
    while let layout = element.layout {
      if case .guide(let guide) = layout.slot.pointee.rule {
        let geometry = layout.slot.pointee.geometry
        let size = CGSize(
          width: CellLength.points(geometry.width, horizontal: true),
          height: CellLength.points(geometry.height, horizontal: false))
        let position =
          horizontal
          ? guide.position(of: alignment.horizontal, in: size)
          : guide.position(of: alignment.vertical, in: size)
        if let position {
          return CellLength.bounded(distance + CellLength.cells(position, horizontal: horizontal))
        }
      }
      guard let inner = layout.firstModified else { return nil }
      distance = CellLength.bounded(
        distance + (horizontal ? inner.geometry.x : inner.geometry.y))
      element = inner
    }
    return nil
  }

  /// Where an alignment is in an element that has no guide of its own, in cells.
  @MainActor func anchor(_ alignment: Alignment, horizontal: Bool) -> Int32 {
    horizontal
      ? alignment.horizontal.offset(of: 0, in: geometry.width)
      : alignment.vertical.offset(of: 0, in: geometry.height)
  }
}
