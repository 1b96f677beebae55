/// The parts of a value that somebody reads.
@MainActor struct ChildList {
  private var parts: ContiguousArray<AnyLocation> = []

  var count: Int { parts.count }

  subscript(place: Int) -> AnyLocation { parts[place] }

  /// A part with a key, if one is read.
  @inline(__always) func find(_ key: ObjectIdentifier) -> AnyLocation? {
    for i in parts.indices where parts[i].hasKey(key) { return parts[i] }
    return nil
  }

  /// The same, to be asked without being retained.
  @inline(__always) func findReference(_ key: ObjectIdentifier) -> Unmanaged<AnyLocation>? {
    for i in parts.indices where parts[i].hasKey(key) { return .passUnretained(parts[i]) }
    return nil
  }

  mutating func add(_ part: AnyLocation) {
    part.place = Int32(parts.count)
    parts.append(part)
  }

  mutating func remove(_ part: AnyLocation) {
    let last = parts.removeLast()
    if last !== part {
      parts[Int(part.place)] = last
      last.place = part.place
    }
    part.place = -1
  }
}
