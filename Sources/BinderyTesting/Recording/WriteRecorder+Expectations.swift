public import Testing

// Each expectation is about the writes that none before it has accounted for, and accounts for
// them, whether it fails or not.
extension WriteRecorder {
  /// Checks that a binding was written with these values, in this order, and with no others.
  public func expect<Value: Equatable>(
    _ name: String, _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let indices = account(for: name, Value.self, sourceLocation) else { return }
    let written = indices.compactMap { journal.entries[$0].value as? Value }
    if written == values { return }
    let lines = LineDifference.lines(from: values, to: written) { value in
      ValueDescription(value).description
    } _: { position, isExpected in
      let write = journal.entries[indices[position]].write
      let place = isExpected ? nil : write.whereabouts().map { ", written \($0)" }
      return "\(write.new) \(write.circumstances)\(place ?? "")"
    }
    fail(RecorderFailure.differing(name, lines: lines), at: sourceLocation)
  }

  /// Checks the value that a binding was written with last.
  public func expectLast<Value: Equatable>(
    _ name: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let indices = account(for: name, Value.self, sourceLocation) else { return }
    let expected = ValueDescription(value).description
    guard let last = indices.last.map({ journal.entries[$0] }) else {
      fail(RecorderFailure.neverWritten(name, expected: expected), at: sourceLocation)
      return
    }
    if last.value as? Value == value { return }
    fail(RecorderFailure.differingLast(last.write, expected: expected), at: sourceLocation)
  }

  /// Checks how often a binding was written.
  public func expectCount(
    _ name: String, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let indices = account(for: name, nil, sourceLocation), indices.count != count else {
      return
    }
    let writes = indices.map { journal.entries[$0].write }
    fail(
      RecorderFailure.differingCount(name, expected: count, writes: writes), at: sourceLocation)
  }

  /// Checks all writes since the recorder was made, or since the last such check, a line each.
  ///
  /// ```swift
  /// recorder.expectJournal(
  ///   """
  ///   busy: false → true (action)
  ///   busy: true → false (task)
  ///   """)
  /// ```
  public func expectJournal(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let written = journal.entries[journalStart...].map(\.write.description)
    for index in journal.entries.indices { journal.entries[index].isExpected = true }
    journalStart = journal.entries.count
    let lines = expected.split(separator: "\n").map(String.init)
    if written == lines { return }
    let difference = LineDifference.lines(from: lines, to: written)
    fail(RecorderFailure.differingJournal(difference), at: sourceLocation)
  }

  /// Takes the pending writes to a binding as accounted for. Nil, and a failure, where there is no
  /// such binding.
  private func account(
    for name: String, _ expected: Any.Type?, _ location: SourceLocation
  ) -> [Int]? {
    guard let type = type(of: name) else {
      fail(RecorderFailure.unknown(name, known: names), at: location)
      return nil
    }
    let indices = journal.pending(name)
    for index in indices { journal.entries[index].isExpected = true }
    if let expected, expected != type {
      fail(RecorderFailure.mismatched(name, type, expected: expected), at: location)
      return nil
    }
    return indices
  }
}
