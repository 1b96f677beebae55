import BinderyBindings
import Testing

/// What a body keeps of the locations it reads.
@MainActor @Suite struct ReadsTests {
  @Test(arguments: [1, 2, 3, 40]) func isToldOfEachLocationItRead(_ count: Int) {
    let values = (0..<count).map { Binding.variable($0) }
    let probe = Probe()
    for value in values {
      probe.evaluate { for value in values { _ = value.wrappedValue } }
      value.wrappedValue += 100
      #expect(probe.isAffected())
    }
  }

  @Test(arguments: [1, 2, 3, 40]) func leavesTheLocationsThatAreNotReadAgain(_ count: Int) {
    let values = (0..<count).map { Binding.variable($0) }
    let probe = Probe()
    probe.evaluate { for value in values { _ = value.wrappedValue } }
    probe.evaluate { _ = values[count - 1].wrappedValue }
    for value in values.dropLast() { value.wrappedValue += 100 }
    #expect(!probe.isMarked)
    values[count - 1].wrappedValue += 100
    #expect(probe.isAffected())
  }

  @Test(arguments: [1, 2, 3, 40]) func letsGoOfTheLocations(_ count: Int) {
    final class Mark {}
    let probe = Probe()
    var marks: [Mark] = (0..<count).map { _ in Mark() }
    let references = marks.map { Reference($0) }
    do {
      let values = marks.map { Binding.variable($0) }
      probe.evaluate { for value in values { _ = value.wrappedValue } }
    }
    marks = []
    #expect(references.allSatisfy { $0.object != nil })
    probe.stopReading()
    #expect(references.allSatisfy { $0.object == nil })
  }

  private struct Reference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
