import BinderyComposition
import BinderyViews

/// Lays out a composition in cells and paints it on a surface; a flush repaints what changed.
@MainActor final class TextRenderer: Renderer {
  unowned(unsafe) let composition: Composition
  let engine = LayoutEngine()
  @exclusivity(unchecked) var surface: Surface
  @exclusivity(unchecked) var damage = Damage()
  /// Nodes that wait to be laid out again.
  @exclusivity(unchecked) var queue = LayoutQueue()
  /// Whether the size of the root or of a layer may have changed.
  @exclusivity(unchecked) var screenIsStale = false
  @exclusivity(unchecked) private var cellsPainted = 0
  @exclusivity(unchecked) private var rowsChanged = 0
  /// The rows that the last paint changed, ascending.
  @exclusivity(unchecked) private(set) var changedRows: [Int] = []

  init(_ composition: Composition, columns: Int, rows: Int) {
    self.composition = composition
    surface = Surface(rows: rows, columns: columns)
  }

  var proposal: Proposal { Proposal(Int32(surface.columns), Int32(surface.rows)) }
  private var bounds: Rect { Rect(0, 0, Int32(surface.columns), Int32(surface.rows)) }

  /// Changes the size of the screen. Everything is laid out and painted anew.
  func resize(columns: Int, rows: Int) {
    surface.resize(rows: rows, columns: columns)
    composition.noteChange(of: composition.top)
  }

  /// A picture of the screen.
  var frame: Frame { Frame(surface, changedRows: changedRows) }

  func layOut() {
    layOutChanges()
    if composition.scrollRequests.isEmpty { return }
    let requests = composition.scrollRequests
    composition.scrollRequests = []
    for request in requests { scroll(to: request) }
    layOutChanges()
  }

  func layOutChanges() {
    var done = 0
    // Layout may mount rows and the content of readers, which adds to what has changed.
    while done < composition.changes.count {
      let changes = composition.changes[done...]
      done = composition.changes.count
      relayOut(changes)
    }
    composition.changes.removeAll(keepingCapacity: true)
    engine.visits.removeAll(keepingCapacity: true)
  }

  func paint() {
    changedRows.removeAll(keepingCapacity: true)
    if damage.isEmpty { return }
    damage.normalize(within: bounds)
    let mayHaveMoved = damage.jobs.count > 1
    for index in damage.jobs.indices {
      if mayHaveMoved { damage.bringUpToDate(index, in: composition) }
      let job = damage.jobs[index]
      // Where views overlap, a wide character may be cut or come to light at the edge.
      let rect = job.start === composition.top ? surface.whole(job.rect) : job.rect
      var painter = Painter(clip: rect)
      painter.clear(&surface)
      painter.paint(job.start, job.x, job.y, on: &surface)
      if job.start === composition.top { paintLayers(&painter) }
      cellsPainted &+= job.rect.area
    }
    damage.collectRows(into: &changedRows)
    rowsChanged &+= changedRows.count
    damage.removeAll()
  }

  private func paintLayers(_ painter: inout Painter) {
    for presentation in composition.layers {
      guard let layer = presentation.layer else { continue }
      let geometry = layer.slot.pointee.geometry
      var inner = painter
      inner.clip = Rect(geometry).intersection(painter.clip)
      if inner.clip.isEmpty { continue }
      inner.clear(&surface)
      inner.paint(layer, geometry.x, geometry.y, on: &surface)
    }
  }

  func count(into counters: inout Counters) {
    counters.nodesLaidOut = engine.measured
    counters.cellsPainted = cellsPainted
    counters.rowsChanged = rowsChanged
  }
}
