public import Foundation

/// Lines and curves. In cells a path is the box around it: only its bounds are kept.
///
/// As a view it is drawn where its points are, in points from the leading top corner of its place.
nonisolated public struct Path: Shape, Equatable {
  /// The box around all points; nil while there are none.
  private(set) var box: CGRect?
  /// Where the next line begins.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}
  /// Makes a path in a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  /// Whether nothing was added.
  public var isEmpty: Bool { box == nil }
  /// The box around the path; empty where nothing was added.
  public var boundingRect: CGRect { box ?? .zero }
  /// Whether a point is in the box around the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    box?.contains(point) ?? false
  }
  /// The path itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }
  /// The box around the path.
  public var _fill: Fill {
    Fill(color: Color(.foreground), part: box.map { .rectangle($0) } ?? .none)
  }

  /// Moves on without a line.
  public mutating func move(to end: CGPoint) { currentPoint = end }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {
    if let currentPoint { include(currentPoint) }
    include(end)
    currentPoint = end
  }
  /// Adds lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds a curve with one control point, which counts as if it were on the curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addLine(to: control)
    addLine(to: end)
  }
  /// Adds a curve with two control points, which count as if they were on the curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addLine(to: control1)
    addLine(to: control2)
    addLine(to: end)
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    include(CGPoint(x: rect.minX, y: rect.minY))
    include(CGPoint(x: rect.maxX, y: rect.maxY))
    currentPoint = rect.origin
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds a part of a circle. Its ends and the outermost points between them count.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ radians: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(radians)), y: center.y + radius * CGFloat(sin(radians)))
    }
    var (start, end) = (startAngle.radians, endAngle.radians)
    guard start.isFinite, end.isFinite else { return }
    // In points y grows downwards: SwiftUI's clockwise is towards smaller angles.
    if clockwise { (start, end) = (end, start) }
    if end - start >= 2 * .pi {
      addRect(
        CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    } else {
      // Whole turns more or less are the same arc, which ends within a turn of where it starts.
      var length = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
      if length < 0 { length += 2 * .pi }
      start = start.truncatingRemainder(dividingBy: 2 * .pi)
      end = start + length
      include(point(start))
      include(point(end))
      var quarter = (start / (.pi / 2)).rounded(.up)
      while quarter * .pi / 2 < end {
        include(point(quarter * .pi / 2))
        quarter += 1
      }
    }
    if let currentPoint { include(currentPoint) }
    currentPoint = point(endAngle.radians)
  }
  /// Adds a part of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
  /// Adds a line to a corner and from it, rounded off.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addLine(to: tangent1End)
    addLine(to: tangent2End)
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path) {
    guard let other = path.box else { return }
    box = box?.union(other) ?? other
    currentPoint = path.currentPoint
  }
  /// Goes back to where the path began. Bounds do not change.
  public mutating func closeSubpath() {}

  /// The path, moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var copy = self
    copy.box = box?.offsetBy(dx: dx, dy: dy)
    copy.currentPoint = currentPoint.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return copy
  }
  /// Returns the path as it is, or an empty one where no part is left.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { from < to ? self : Path() }
  /// Returns the path as it is: the box around an outline is that of the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  private mutating func include(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    guard let old = box else {
      box = CGRect(x: point.x, y: point.y, width: 0, height: 0)
      return
    }
    let (x0, y0) = (min(old.minX, point.x), min(old.minY, point.y))
    let (x1, y1) = (max(old.maxX, point.x), max(old.maxY, point.y))
    box = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
