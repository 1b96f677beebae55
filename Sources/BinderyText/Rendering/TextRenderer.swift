import BinderyBindings
import BinderyComposition
import BinderyViews

/// Lays out a composition in cells and paints it on a surface; a flush repaints what changed.
@MainActor final class TextRenderer: Renderer {
  /// The node over everything, which the composition keeps.
  unowned(unsafe) let top: LayoutNode
  let engine = LayoutEngine()
  @exclusivity(unchecked) var surface: Surface
  @exclusivity(unchecked) var damage = Damage()
  /// Nodes that wait to be laid out again.
  @exclusivity(unchecked) var queue = LayoutQueue()
  /// Whether the size of the root or of a layer may have changed.
  @exclusivity(unchecked) var screenIsStale = false
  @exclusivity(unchecked) var places = ScreenPlaces()
  /// The changes that are being looked at.
  @exclusivity(unchecked) private var changes: ContiguousArray<LayoutChange> = []
  @exclusivity(unchecked) private var cellsPainted = 0
  @exclusivity(unchecked) private var rowsChanged = 0
  /// The rows that the last paint changed, ascending.
  @exclusivity(unchecked) private(set) var changedRows: [Int] = []

  init(_ composition: Composition, columns: Int, rows: Int) {
    top = composition.top
    let size = Self.bounded(columns, rows)
    surface = Surface(rows: size.rows, columns: size.columns)
    super.init(composition)
    locate = { [unowned self] in place(of: $0, in: $1) }
  }

  /// The nearest size that a screen may have: at most 65,536 columns and 16,777,216 cells.
  private static func bounded(_ columns: Int, _ rows: Int) -> (columns: Int, rows: Int) {
    let columns = min(max(0, columns), 1 << 16)
    return (columns, min(max(0, rows), (1 << 24) / max(1, columns)))
  }

  var proposal: Proposal { Proposal(Int32(surface.columns), Int32(surface.rows)) }
  var bounds: Rect { Rect(0, 0, Int32(surface.columns), Int32(surface.rows)) }

  /// Changes the size of the screen. Everything is laid out and painted anew.
  func resize(columns: Int, rows: Int) {
    let size = Self.bounded(columns, rows)
    surface.resize(rows: size.rows, columns: size.columns)
    // Parts of the screen may be offered the same as before.
    top.forgetWindow(along: [.horizontal, .vertical])
    for presentation in composition.layers {
      presentation.layer?.forgetWindow(along: [.horizontal, .vertical])
    }
    composition.noteChange(of: top)
  }

  /// A picture of the screen.
  var frame: Frame { Frame(surface) }

  /// Whether anything is shown above the screen.
  @inline(__always) var hasLayers: Bool {
    Unmanaged.passUnretained(composition).borrow { $0.hasLayers }
  }

  override func layOut() {
    Unmanaged.passUnretained(composition).borrow { composition in
      layOutChanges(of: composition)
      if composition.hasScrollRequests {
        for request in composition.takeScrollRequests() { scroll(to: request) }
        layOutChanges(of: composition)
      }
      if composition.hasPlacedReaders { settlePlaces() }
    }
  }

  func layOutChanges() { layOutChanges(of: composition) }

  private func layOutChanges(of composition: Composition) {
    while composition.takeChanges(&changes) {
      // What is known to have changed comes before any container, the deepest of which comes first.
      repeat {
        for index in changes.indices {
          relayOut(changes[index].node, at: changes[index].index)
        }
        changes.clear()
      } while composition.takeChanges(&changes)
      relayOutQueued()
    }
    engine.visits.clear()
  }

  override func paint() {
    changedRows.clear()
    if damage.isEmpty { return }
    let mayHaveMoved = damage.jobs.count > 1
    let hasLayers = hasLayers
    for index in damage.jobs.indices {
      if mayHaveMoved { damage.bringUpToDate(index, below: top, hasLayers) }
      let job = damage.jobs[index]
      job.start.borrow { paint(from: $0, job.x, job.y, job.rect) }
    }
    damage.collectRows(into: &changedRows)
    rowsChanged &+= changedRows.count
    damage.removeAll()
  }

  private func paint(from start: LayoutNode, _ x: Int32, _ y: Int32, _ rect: Rect) {
    let isFromTop = start.depth == 0
    // Where views overlap, a wide character may be cut or come to light at the edge.
    var painter = Painter(clip: isFromTop ? surface.whole(rect) : rect)
    painter.clear(&surface)
    painter.paint(start, x, y, on: &surface)
    if isFromTop && hasLayers { paintLayers(&painter) }
    cellsPainted &+= rect.area
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

  override func count(into counters: inout Counters) {
    counters.nodesLaidOut = engine.measured
    counters.cellsPainted = cellsPainted
    counters.rowsChanged = rowsChanged
  }
}
