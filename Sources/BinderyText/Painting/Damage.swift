import BinderyComposition
import BinderyViews

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

/// A rectangle that must be painted again, and the node to begin with.
struct PaintJob {
  private(set) var start: LayoutNode
  /// The same, to be asked without being retained.
  private(set) var reference: Unmanaged<LayoutNode>
  /// Where the node stands on the screen.
  var x: Int32
  var y: Int32
  var rect: Rect

  init(start: LayoutNode, x: Int32, y: Int32, rect: Rect) {
    self.start = start
    reference = .passUnretained(start)
    self.x = x
    self.y = y
    self.rect = rect
  }
}

/// What must be painted again.
struct Damage {
  private(set) var jobs: ContiguousArray<PaintJob> = []

  var isEmpty: Bool { jobs.isEmpty }

  mutating func add(_ job: consuming PaintJob) {
    let last = jobs.count - 1
    if last >= 0, jobs[last].rect.contains(job.rect), jobs[last].start === job.start { return }
    jobs.append(job)
  }

  mutating func removeAll() { jobs.clear() }

  /// Drops what lies outside the screen.
  mutating func normalize(within bounds: Rect) {
    var leavesSome = false
    for index in 0..<jobs.count {
      jobs[index].rect = jobs[index].rect.intersection(bounds)
      if jobs[index].rect.isEmpty { leavesSome = true }
    }
    if leavesSome { jobs.removeAll { $0.rect.isEmpty } }
  }

  /// Finds the place of a node again, since another one may have moved it. One that is gone, or
  /// that something overlaps by now, leaves its work to the top.
  @MainActor mutating func bringUpToDate(_ index: Int, below top: LayoutNode, _ hasLayers: Bool) {
    let start = jobs[index].start
    if start === top { return }
    var (x, y): (Int32, Int32) = (0, 0)
    var node = start
    var isPlain = start.isMounted
    while isPlain {
      let geometry = node.slot.pointee.geometry
      x &+= geometry.x
      y &+= geometry.y
      if node.mayOverlap { isPlain = false }
      guard let outer = node.container else { break }
      node = outer
    }
    let stays = isPlain && node === top && !hasLayers
    jobs[index] = PaintJob(
      start: stays ? start : top, x: stays ? x : 0, y: stays ? y : 0, rect: jobs[index].rect)
  }

  /// Adds the rows that are touched, ascending and each once.
  func collectRows(into rows: inout [Int]) {
    for index in 0..<jobs.count {
      for row in jobs[index].rect.y0..<jobs[index].rect.y1 { rows.append(Int(row)) }
    }
    if jobs.count > 1 {
      rows.sort()
      var last = -1
      rows.removeAll { row in
        defer { last = row }
        return row == last
      }
    }
  }
}
