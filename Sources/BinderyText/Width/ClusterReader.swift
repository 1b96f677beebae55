/// Walks UTF-8 text by grapheme cluster, telling what each shows and how wide it is.
///
/// This is the one place that decides what a cluster is, what may pass to a terminal, and what is
/// replaced: measuring, wrapping, sanitising and painting all read text through it.
///
/// Clusters follow UAX #29 with two differences, for the sake of cells. A cluster takes one or two
/// columns: a scalar that would widen it further begins another, unless it is the continuation of
/// an emoji. A joiner after a pictograph that joins no other is a cluster of its own. And a cluster
/// is no longer than `mostScalars`: what would join it further begins another.
///
/// What is not shown as it is:
/// - a C0 control or delete, shown as its picture (U+2400 to U+2421);
/// - any other control, format character or noncharacter, and a cluster that begins with a scalar
///   without width, shown as U+FFFD.
package struct ClusterReader {
  /// Valid UTF-8. The reader does not outlive it.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next cluster begins.
  package var offset: Int
  package let end: Int

  /// The most scalars of a cluster: a character and 30 marks, as in Unicode's stream-safe format
  /// (UAX #15). Terminals keep fewer still; marks without an end would be a memory in one cell.
  package static let mostScalars = 31

  /// Reads from `start` to `end`, both boundaries of clusters.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    offset = start
    self.end = end
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, from: 0, to: bytes.count)
  }

  /// The next cluster, or nil at the end.
  @inline(__always)
  package mutating func next() -> Cluster? {
    guard offset < end else { return nil }
    let byte = bytes[offset]
    if byte &- 0x20 < 0x5F, offset + 1 == end || bytes[offset + 1] < 0x80 {
      offset += 1
      return Cluster(
        start: offset - 1, end: offset, scalar: UInt32(byte), columns: 1, kind: .scalar)
    }
    return readSlowly()
  }

  private mutating func readSlowly() -> Cluster {
    let start = offset
    let first = take()
    if first < 0x20 || first == 0x7F { return control(first, from: start) }
    let properties = ScalarProperties(first)
    if properties.scalarClass == .control {
      return Cluster(start: start, end: offset, scalar: 0xFFFD, columns: 1, kind: .scalar)
    }
    let afterFirst = offset
    let columns = extend(first, properties)
    if properties.columns == 0 {
      return Cluster(start: start, end: offset, scalar: 0xFFFD, columns: 1, kind: .scalar)
    }
    return Cluster(
      start: start, end: offset, scalar: first, columns: columns,
      kind: offset == afterFirst ? .scalar : .sequence)
  }

  private mutating func control(_ scalar: UInt32, from start: Int) -> Cluster {
    var cluster = Cluster(start: start, end: offset, scalar: 0, columns: 1, kind: .scalar)
    switch scalar {
    case 0x09:
      cluster.scalar = 0x20
      cluster.kind = .tab
    case 0x0D where offset < end && bytes[offset] == 0x0A:
      offset += 1
      cluster.end = offset
      cluster.scalar = 0x240A
      cluster.kind = .newline
    case 0x0A:
      cluster.scalar = 0x240A
      cluster.kind = .newline
    case 0x7F: cluster.scalar = 0x2421
    default: cluster.scalar = 0x2400 + scalar
    }
    return cluster
  }

  /// Moves past the scalars that join `first`, and returns the cluster's columns.
  private mutating func extend(_ first: UInt32, _ properties: ScalarProperties) -> Int {
    let afterFirst = offset
    var columns = properties.columns
    var last = properties
    var lastScalar = first
    let isPictographic = properties.scalarClass == .pictograph
    var flagHalves = properties.scalarClass == .regionalIndicator ? 1 : 0
    var scalars = 1
    while offset < end && scalars < Self.mostScalars {
      scalars += 1
      let before = offset
      let scalar = take()
      let next = ScalarProperties(scalar)
      let nextClass = next.scalarClass
      var widened = columns + next.columns
      if isPictographic && nextClass == .emojiModifier {
        widened = 2
      } else if isPictographic && nextClass == .joiner {
        guard offset < end, case let joined = take(),
          ScalarProperties(joined).scalarClass == .pictograph
        else {
          offset = before
          return columns
        }
        scalars += 1
        (columns, last, lastScalar) = (2, ScalarProperties(joined), joined)
        continue
      } else if last.isChangedByVariation && scalar == 0xFE0F {
        widened = 2
      } else if before == afterFirst && last.isChangedByVariation && scalar == 0xFE0E {
        widened = 1
      }
      let joins =
        nextClass == .regionalIndicator && last.scalarClass == .regionalIndicator
        ? flagHalves == 1 : Self.joins(last.scalarClass, lastScalar, nextClass)
      if !joins || widened > 2 {
        offset = before
        return columns
      }
      if nextClass == .regionalIndicator { flagHalves += 1 }
      (columns, last, lastScalar) = (widened, next, scalar)
    }
    return columns
  }

  /// Whether there is no cluster boundary between two scalars, flags and emoji apart.
  private static func joins(
    _ left: ScalarClass, _ leftScalar: UInt32, _ right: ScalarClass
  ) -> Bool {
    switch right {
    case .control: return false
    case .extend, .joiner, .spacingMark, .emojiModifier: return true
    case .hangulMedial:
      if left == .hangulInitial || left == .hangulMedial { return true }
      if left == .hangulSyllable && (leftScalar - 0xAC00) % 28 == 0 { return true }
    case .hangulFinal:
      if left == .hangulMedial || left == .hangulFinal || left == .hangulSyllable { return true }
    case .hangulInitial, .hangulSyllable:
      if left == .hangulInitial { return true }
    default: break
    }
    return left == .prepend
  }

  /// Decodes the scalar at `offset` and moves past it.
  @inline(__always)
  private mutating func take() -> UInt32 {
    let lead = UInt32(bytes[offset])
    if lead < 0x80 {
      offset += 1
      return lead
    }
    if lead < 0xE0 {
      offset += 2
      return (lead & 0x1F) << 6 | continuation(1)
    }
    if lead < 0xF0 {
      offset += 3
      return (lead & 0x0F) << 12 | continuation(2) << 6 | continuation(1)
    }
    offset += 4
    return (lead & 0x07) << 18 | continuation(3) << 12 | continuation(2) << 6 | continuation(1)
  }

  @inline(__always)
  private func continuation(_ back: Int) -> UInt32 {
    UInt32(bytes[offset - back] & 0x3F)
  }
}
