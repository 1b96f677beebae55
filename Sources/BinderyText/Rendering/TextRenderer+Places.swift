import BinderyComposition
import BinderyViews
import Foundation

extension TextRenderer {
  /// How often the content of readers is made again before it is given up that they stand still.
  private static var roundLimit: Int { 20 }

  /// Has the content of readers made again that asked where they are, and lie elsewhere by now.
  func settlePlaces() {
    for _ in 0..<Self.roundLimit {
      if !composition.followPlaces() { return }
      layOutChanges()
    }
    composition.reportMovingReader()
  }

  /// Where a node lies in a space, in points.
  func place(
    of node: LayoutNode, in space: CoordinateSpace
  ) -> CGRect? {
    let own = ScreenPlace(of: node)
    switch space {
    case .local: return CGRect(origin: .zero, size: CellLength.points(node.size))
    case .global:
      let screen = CellSize(Int32(surface.columns), Int32(surface.rows))
      return CGRect(origin: own.distance(from: ScreenPlace()), size: CellLength.points(screen))
    case .named(let name):
      guard let outer = node.space(named: name) else { return nil }
      return CGRect(
        origin: own.distance(from: ScreenPlace(of: outer)), size: CellLength.points(outer.size))
    }
  }
}

extension ScreenPlace {
  /// How far the corner is from another one, in points.
  fileprivate func distance(from other: ScreenPlace) -> CGPoint {
    CGPoint(
      x: CellLength.points(x &- other.x, horizontal: true),
      y: CellLength.points(y &- other.y, horizontal: false))
  }
}

extension LayoutNode {
  fileprivate var size: CellSize {
    CellSize(slot.pointee.geometry.width, slot.pointee.geometry.height)
  }

  /// The nearest node around that gives a space a name.
  fileprivate func space(named name: AnyHashable) -> LayoutNode? {
    let scroll = name.base as? ScrollSpace
    var outer = container
    while let node = outer {
      if let scroll {
        let axes = node.scrollAxes
        if scroll.axis.map({ axes.contains($0) }) ?? !axes.isEmpty { return node }
      } else if case .coordinateSpace(name) = node.slot.pointee.rule {
        return node
      }
      outer = node.container
    }
    return nil
  }
}

extension Axis.Set {
  fileprivate func contains(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? Axis.Set.horizontal : .vertical)
  }
}
