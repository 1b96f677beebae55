/// One cell of a surface, in eight bytes.
///
/// The low 32 bits are what it shows: a scalar, an index into the clusters of the surface's tables,
/// or the mark of a wide cluster's second half. The next 16 bits are an index into its styles.
struct Cell: Equatable, Sendable {
  var bits: UInt64

  @inline(__always)
  init(content: UInt32, style: UInt16) {
    bits = UInt64(content) | UInt64(style) << 32
  }

  /// A space in the plain style.
  static let blank = Cell(content: 0x20, style: 0)

  /// Set in the content of a cell that shows a cluster of several scalars.
  static let clusterFlag: UInt32 = 0x8000_0000
  /// The content of the second cell of a wide cluster.
  static let continuation: UInt32 = 0xFFFF_FFFF

  @inline(__always)
  var content: UInt32 { UInt32(truncatingIfNeeded: bits) }

  @inline(__always)
  var style: UInt16 { UInt16(truncatingIfNeeded: bits >> 32) }

  /// Whether this is the second half of a wide cluster, whose first is the cell before.
  @inline(__always)
  var isContinuation: Bool { content == Self.continuation }

  /// The index of the cluster of several scalars that the cell shows, if it does.
  var cluster: Int? {
    let content = content
    return content & Self.clusterFlag != 0 && content != Self.continuation
      ? Int(content & ~Self.clusterFlag) : nil
  }
}
