import BinderyBindings
import BinderyTesting
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name = ""
}

@MainActor @Suite struct ExpectedIssueTests {
  private func writeStaleRow() {
    let items = Binding.variable([Item(id: 1)])
    let first = items[0]
    items.wrappedValue = []
    first.name.wrappedValue = "late"
  }

  @Test func takesAnIssueOfItsKind() {
    withExpectedIssue(.staleRow) { writeStaleRow() }
  }

  @Test func returnsWhatTheActionReturns() async {
    let result = await withExpectedIssue(.staleRow) {
      await Task.yield()
      writeStaleRow()
      return 7
    }
    #expect(result == 7)
  }

  @Test func failsWithoutOne() async {
    let issues = await recordedIssues {
      withExpectedIssue(.staleRow) {}
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1, text: "Expected a runtime issue of the kind staleRow, and none was raised.")
      ])
  }

  @Test func passesOtherKindsOn() async {
    let issues = await recordedIssues {
      withExpectedIssue(.duplicateID) { writeStaleRow() }
    }
    #expect(
      issues == [
        RecordedIssue(line: 1, text: staleRow),
        RecordedIssue(
          line: 1, text: "Expected a runtime issue of the kind duplicateID, and none was raised."),
      ])
  }

  @Test func asksTheOuterExpectationToo() {
    withExpectedIssue(.staleRow) {
      withExpectedIssue(.unwrappedNil) {
        writeStaleRow()
        let value = Binding.variable(Int?.some(1))
        let inner = Binding(value)
        value.wrappedValue = nil
        inner?.wrappedValue = 2
      }
    }
  }

  @Test func expectsNothingOfWhatComesLater() async {
    let issues = await recordedIssues {
      let gate = Gate<Void>()
      let task = withExpectedIssue(.staleRow) {
        writeStaleRow()
        return Task {
          try? await gate.value()
          writeStaleRow()
        }
      }
      gate.open()
      await task.value
    }
    #expect(issues.map(\.text) == [staleRow])
  }
}

private let staleRow = """
  Runtime issue staleRow: The element with the ID 1 was written after it had left its collection. \
  The write was dropped.

  A binding to an element is good for as long as the element is there. Check that it still is before \
  you write, or cancel the work when the element is removed.
  """
