import BinderyComposition

/// A rectangle of the screen, in cells.
struct Rect: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  @inline(__always) init(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  @inline(__always) init(_ geometry: Geometry) {
    self.init(
      geometry.x, geometry.y, geometry.x &+ geometry.width, geometry.y &+ geometry.height)
  }

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  var area: Int { isEmpty ? 0 : (Int(x1) - Int(x0)) * (Int(y1) - Int(y0)) }

  @inline(__always) func intersection(_ other: Rect) -> Rect {
    Rect(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
  }

  func union(_ other: Rect) -> Rect {
    Rect(min(x0, other.x0), min(y0, other.y0), max(x1, other.x1), max(y1, other.y1))
  }

  @inline(__always) func moved(_ x: Int32, _ y: Int32) -> Rect {
    Rect(x0 &+ x, y0 &+ y, x1 &+ x, y1 &+ y)
  }

  func contains(_ other: Rect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }
}
