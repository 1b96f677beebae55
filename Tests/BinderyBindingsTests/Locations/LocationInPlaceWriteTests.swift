import BinderyBindings
import Testing

/// Writes through a path that says where do not copy what is around.
@MainActor @Suite struct LocationInPlaceWriteTests {
  struct Holder: Identifiable {
    var id = 1
    // Not a literal: that would lie in the program's constants until its first change.
    var numbers = (1...3).map { $0 }
  }

  private func readingEverything(_ holders: Binding<[Holder]>) -> Probe {
    let probe = Probe()
    probe.evaluate {
      holders.elements().trackStructure()
      for holder in holders {
        _ = holder.wrappedValue
        _ = holder.numbers[0].wrappedValue
      }
    }
    return probe
  }

  @Test func writesElementsThatLieFurtherApartThanOthers() {
    struct Wide: Identifiable, Equatable {
      var id: Int
      var lanes = SIMD16<Double>(repeating: 0)
    }
    let items = Binding.variable((0..<3).map { Wide(id: $0) })
    let probe = Probe()
    probe.evaluate { for item in items { _ = item.wrappedValue } }
    let before = address(of: items.wrappedValue)
    items[1].wrappedValue.lanes = SIMD16(repeating: 1)
    items[2].lanes.wrappedValue = SIMD16(repeating: 2)
    #expect(items.wrappedValue.map { $0.lanes[15] } == [0, 1, 2])
    #expect(address(of: items.wrappedValue) == before)
  }

  @Test func writesAFieldInPlace() {
    let numbers = Binding.variable(Holder())
    let before = address(of: numbers.wrappedValue.numbers)
    numbers.numbers[1].wrappedValue = 9
    #expect(address(of: numbers.wrappedValue.numbers) == before)
    #expect(numbers.wrappedValue.numbers == [1, 9, 3])
  }

  /// Fact 14: an array of 100,000 is not copied.
  @Test func writesAnElementInPlace() {
    let items = Binding.variable((0..<100_000).map { Item(id: $0) })
    let before = address(of: items.wrappedValue)
    let row = items[5]
    items[5].done.wrappedValue = true
    row.title.wrappedValue = "new"
    row.wrappedValue.tags = [Tag(id: 1)]
    #expect(address(of: items.wrappedValue) == before)
    #expect(items.wrappedValue[5] == Item(id: 5, title: "new", done: true, tags: [Tag(id: 1)]))
  }

  @Test func writesAnArrayWithinAnElementInPlace() {
    let holders = Binding.variable([Holder(id: 1), Holder(id: 2)])
    let reader = readingEverything(holders)
    let row = holders[1]
    let before = (0..<2).map { address(of: holders.wrappedValue[$0].numbers) }
    row.numbers[2].wrappedValue = 9
    holders[1].numbers[0].wrappedValue = 8
    #expect((0..<2).map { address(of: holders.wrappedValue[$0].numbers) } == before)
    #expect(row.wrappedValue.numbers == [8, 2, 9])
    #expect(reader.isAffected())
  }

  /// After a write to the whole, rows keep what they were last told until they have looked.
  @Test func writesInPlaceAfterAWriteToTheWhole() {
    let holders = Binding.variable([Holder(id: 1), Holder(id: 2)])
    let reader = readingEverything(holders)
    holders.wrappedValue[0].id = 3
    holders.wrappedValue[0].id = 1
    let before = address(of: holders.wrappedValue[1].numbers)
    holders[1].numbers[0].wrappedValue = 7
    #expect(address(of: holders.wrappedValue[1].numbers) == before)
    #expect(reader.isAffected())
  }

  @Test func writesThroughAnUnwrappedOptionalInPlace() throws {
    let optional = Binding<Holder?>.variable(Holder())
    let holder = try #require(Binding(optional))
    let before = address(of: optional.wrappedValue!.numbers)
    holder.numbers[1].wrappedValue = 9
    holder.numbers[2].wrappedValue = 8
    #expect(address(of: optional.wrappedValue!.numbers) == before)
    #expect(optional.wrappedValue?.numbers == [1, 9, 8])
  }

  /// Every kind of optional keeps its value where it is itself.
  @Test func findsThePayloadOfAnyOptional() {
    func check<Value: Equatable>(_ first: Value, _ second: Value) {
      let optional = Binding<Value?>.variable(first)
      guard let value = Binding<Value>(optional) else {
        Issue.record("No value in \(first)")
        return
      }
      value.wrappedValue = second
      #expect(optional.wrappedValue == second)
      #expect(value.wrappedValue == second)
    }
    enum Choice: Equatable { case a, b(Int), c(String) }
    check(1, 2)
    check(true, false)
    check("a", "b")
    check(Choice.a, .b(1))
    check(Choice.b(2), .c("c"))
    check(Choice?.none, Choice?.some(.a))
    check(Int8?.some(1), Int8?.some(2))
    check([1], [2])
    check(Item(id: 1), Item(id: 2))
  }

  /// A binding that nobody is told through keeps the value it saw; the next write copies, once.
  @Test func copiesOnceWhatAnotherBindingSaw() {
    let holders = Binding.variable([Holder(id: 1)])
    let other = holders[0]
    holders[0].numbers[0].wrappedValue = 2
    let before = address(of: holders.wrappedValue[0].numbers)
    holders[0].numbers[0].wrappedValue = 3
    #expect(address(of: holders.wrappedValue[0].numbers) == before)
    #expect(other.wrappedValue.numbers[0] == 3)
  }

  @Test func writesInPlaceWithATransaction() {
    let items = Binding.variable((0..<10).map { Item(id: $0) })
    let before = address(of: items.wrappedValue)
    items.animation()[3].done.wrappedValue = true
    #expect(address(of: items.wrappedValue) == before)
    #expect(items.wrappedValue[3].done)
  }

  @Test func writesContiguousCollectionsInPlace() {
    let array = Binding.variable(ContiguousArray(0..<10))
    func start(_ array: ContiguousArray<Int>) -> UInt {
      array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let before = start(array.wrappedValue)
    array[3].wrappedValue = 33
    #expect(start(array.wrappedValue) == before)
    #expect(array.wrappedValue[3] == 33)
  }

  /// Somebody else's copy stays as it is.
  @Test func copiesWhatSomebodyElseHolds() {
    let items = Binding.variable((0..<10).map { Item(id: $0) })
    let copy = items.wrappedValue
    items[3].done.wrappedValue = true
    #expect(!copy[3].done)
    #expect(items.wrappedValue[3].done)
  }
}
