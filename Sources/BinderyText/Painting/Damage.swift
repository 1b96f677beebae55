import BinderyComposition
import BinderyViews

/// What must be painted again.
struct Damage {
  private(set) var jobs: ContiguousArray<PaintJob> = []
  /// Nodes to begin with that the composition does not know: each applies a modifier to one
  /// element.
  private var wrappers: ContiguousArray<LayoutNode> = []

  var isEmpty: Bool { jobs.isEmpty }

  /// Adds a rectangle that lies on the screen and is not empty, to be painted from a node that
  /// stands at a place of the screen.
  @MainActor @inline(__always)
  mutating func add(_ rect: Rect, from start: LayoutNode, at x: Int32 = 0, _ y: Int32 = 0) {
    start.slot.pointee.isDamaged = true
    let job = PaintJob(start: .passUnretained(start), x: x, y: y, rect: rect)
    let last = jobs.count - 1
    if last >= 0, jobs[last].rect.contains(rect),
      jobs[last].start.toOpaque() == job.start.toOpaque()
    {
      return
    }
    jobs.append(job)
    if start.isWrapper { wrappers.append(start) }
  }

  mutating func removeAll() {
    jobs.clear()
    wrappers.clear()
  }

  /// Finds the place of a node again, since another one may have moved it. One that is gone, or
  /// that something overlaps by now, leaves its work to the top.
  @MainActor mutating func bringUpToDate(_ index: Int, below top: LayoutNode, _ hasLayers: Bool) {
    let start = jobs[index].start.takeUnretainedValue()
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
      start: .passUnretained(stays ? start : top), x: stays ? x : 0, y: stays ? y : 0,
      rect: jobs[index].rect)
  }

  /// Adds the rows that are touched, ascending and each once.
  mutating func collectRows(into rows: inout [Int]) {
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
