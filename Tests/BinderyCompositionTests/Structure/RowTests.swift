import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Row: View {
  @Binding var item: Item
  var body: some View {
    HStack {
      Text(verbatim: "Row \(item.id)")
      Spacer()
      Text(verbatim: "value \(item.value)")
    }
  }
}

private struct Rows: View {
  @Binding var items: [Item]
  var body: some View {
    VStack { ForEach($items) { $item in Row(item: $item) } }
  }
}

@MainActor @Suite struct RowTests {
  private func mounted(_ count: Int) -> (Binding<[Item]>, Composition) {
    let items = Binding.variable((0..<count).map { Item(id: $0, value: $0) })
    let composition = Composition(width: 20, height: 8) { Rows(items: items) }
    return (items, composition)
  }

  @Test func showsEachRow() {
    let (_, composition) = mounted(3)
    #expect(
      composition.frame.text == """
        Row 0        value 0
        Row 1        value 1
        Row 2        value 2





        """)
  }

  @Test(arguments: [3, 1000]) func aFieldRunsOneBody(_ count: Int) {
    let (items, composition) = mounted(count)
    let before = composition.counters
    items[1].value.wrappedValue = 7
    composition.flush()
    let done = composition.counters - before
    #expect(done.bodyEvaluations == ["Row": 1])
    #expect(composition.changedRows == [1])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aWriteThroughTheWholeRunsOneBody() {
    let (items, composition) = mounted(100)
    let before = composition.counters
    items.wrappedValue[5].value = 9
    composition.flush()
    #expect((composition.counters - before).bodyEvaluations == ["Row": 1])
    #expect(composition.changedRows == [5])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func rowsFollowRandomMutations() {
    for seed in Seeds.first(25) {
      var random = SeededGenerator(seed: seed)
      let (items, composition) = mounted(5)
      var next = 100
      for _ in 0..<40 {
        let count = items.wrappedValue.count
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          let at = Int.random(in: 0...count, using: &random)
          items.wrappedValue.insert(Item(id: next, value: next), at: at)
          next += 1
        case 1 where count > 0:
          items.wrappedValue.remove(at: Int.random(in: 0..<count, using: &random))
        case 2 where count > 0:
          items[Int.random(in: 0..<count, using: &random)].value.wrappedValue += 1
        case 3 where count > 0:
          items[Int.random(in: 0..<count, using: &random)].id.wrappedValue = next
          next += 1
        case 4: items.wrappedValue.shuffle(using: &random)
        case 5 where count > 0:
          items.wrappedValue[Int.random(in: 0..<count, using: &random)].value += 1
        default: items.wrappedValue = items.wrappedValue.filter { $0.id % 3 != 0 }
        }
        if Bool.random(using: &random) {
          let fresh = Composition(width: 20, height: 8) {
            Rows(items: .variable(items.wrappedValue))
          }
          #expect(composition.frame == fresh.frame, "seed \(seed)")
        }
      }
    }
  }
}
