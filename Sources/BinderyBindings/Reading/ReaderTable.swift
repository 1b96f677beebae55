/// The readers of a location beyond its first.
///
/// Finding, adding and removing one is O(1): past a handful they are found through a dictionary, so
/// that ten thousand rows may read one location.
@MainActor final class ReaderTable {
  private struct Edge {
    let reader: Unmanaged<Reader>
    var epoch: UInt32
  }

  @exclusivity(unchecked) private var edges: ContiguousArray<Edge> = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]
  private static var searchable: Int { 8 }

  var isEmpty: Bool { edges.isEmpty }

  private func place(of reader: Reader) -> Int? {
    if edges.count > Self.searchable { return places[ObjectIdentifier(reader)] }
    let opaque = Unmanaged.passUnretained(reader).toOpaque()
    for i in 0..<edges.count where edges[i].reader.toOpaque() == opaque { return i }
    return nil
  }

  /// Whether the reader is here; if so, notes that it has read in this evaluation.
  ///
  /// - Returns: `nil` for a reader that is not here, else whether this is its first read of the
  ///   evaluation.
  func touch(_ reader: Reader) -> Bool? {
    guard let i = place(of: reader) else { return nil }
    if edges[i].epoch == reader.epoch { return false }
    edges[i].epoch = reader.epoch
    return true
  }

  func epoch(of reader: Reader) -> UInt32? { place(of: reader).map { edges[$0].epoch } }

  func add(_ reader: Reader, epoch: UInt32) {
    edges.append(Edge(reader: .passUnretained(reader), epoch: epoch))
    if edges.count == Self.searchable + 1 {
      for i in 0..<edges.count { places[identity(at: i)] = i }
    } else if edges.count > Self.searchable {
      places[ObjectIdentifier(reader)] = edges.count - 1
    }
  }

  func remove(_ reader: Reader) {
    guard let i = place(of: reader) else { return }
    remove(at: i)
  }

  /// Takes any reader out.
  func popLast() -> (reader: Unmanaged<Reader>, epoch: UInt32)? {
    guard let last = edges.last else { return nil }
    remove(at: edges.count - 1)
    return (last.reader, last.epoch)
  }

  private func remove(at i: Int) {
    let isIndexed = edges.count > Self.searchable
    if isIndexed { places[identity(at: i)] = nil }
    let last = edges.removeLast()
    if i < edges.count {
      edges[i] = last
      if isIndexed { places[identity(at: i)] = i }
    }
    if isIndexed && edges.count == Self.searchable { places = [:] }
  }

  private func identity(at i: Int) -> ObjectIdentifier {
    ObjectIdentifier(edges[i].reader.takeUnretainedValue())
  }

  func notify(certainly: Bool) {
    for edge in edges { edge.reader.takeUnretainedValue().locationDidChange(certainly: certainly) }
  }
}
