/// The parts of a value that somebody holds.
///
/// The parent does not keep them. A binding may be released on any thread, and a weak reference is
/// what can tell a location that is there from one that is going.
struct ChildList {
  private struct Entry {
    weak var location: AnyLocation?
    let key: ObjectIdentifier
  }

  private var entries: ContiguousArray<Entry> = []
  /// How many entries there may be before those of locations that are gone are taken out.
  private var limit = 8

  /// How many entries there are, those of locations that are gone included.
  var count: Int { entries.count }

  /// The location at a place, unless it is gone.
  subscript(place: Int) -> AnyLocation? { entries[place].location }

  var isEmpty: Bool {
    for i in entries.indices where entries[i].location != nil { return false }
    return true
  }

  /// The location with a key, unless there is none or it is gone.
  @inline(__always) func find(_ key: ObjectIdentifier) -> AnyLocation? {
    for i in entries.indices where entries[i].key == key {
      if let location = entries[i].location { return location }
    }
    return nil
  }

  mutating func add(_ location: AnyLocation, key: ObjectIdentifier) {
    for i in entries.indices where entries[i].key == key {
      entries[i].location = location
      return
    }
    if entries.count >= limit {
      entries.removeAll { $0.location == nil }
      limit = max(8, entries.count * 2)
    }
    entries.append(Entry(location: location, key: key))
  }
}
