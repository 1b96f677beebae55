import BinderyBindings

/// The writes to the bindings of one recorder, in their order.
///
/// It is apart from the recorder since the bindings hold it: a screen that shows them does not keep
/// the recorder.
@MainActor final class WriteJournal {
  /// A write, its value, and whether an expectation has accounted for it.
  struct Entry {
    let write: RecordedWrite
    let value: Any
    var isExpected = false
  }
  var entries: [Entry] = []
  private let tracesWrites: Bool

  init(tracesWrites: Bool) { self.tracesWrites = tracesWrites }

  func note<Value>(_ name: String, _ old: Value, _ new: Value) {
    let write = RecordedWrite(
      name: name, old: ValueDescription(old).description, new: ValueDescription(new).description,
      isEqual: isEqual(old, new), phase: .current, actionLocation: Turn.current?.location,
      trace: tracesWrites ? WriteTrace() : nil)
    entries.append(Entry(write: write, value: new))
  }

  private func isEqual(_ old: Any, _ new: Any) -> Bool? {
    guard let old = old as? any Equatable else { return nil }
    return old.isEqual(to: new)
  }

  /// The positions of the writes to one binding that nothing has accounted for.
  func pending(_ name: String) -> [Int] {
    entries.indices.filter { entries[$0].write.name == name && !entries[$0].isExpected }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
