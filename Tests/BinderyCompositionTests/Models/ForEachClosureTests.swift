import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Suffixed: View {
  @State private var suffix = "a"
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<2) { Text(verbatim: "\($0) \(suffix)") }
      Tappable("b") { suffix = "b" }
    }
  }
}

private struct Inline: View {
  @Binding var items: [Item]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach($items) { $item in Text(verbatim: "\(item.id): \(item.value)") }
    }
  }
}

private struct Accounts: View {
  let accounts: [Account]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(accounts, id: \.name) { Text(verbatim: "\($0.name) \($0.balance)") }
    }
  }
}

/// The closure that makes a row may read for itself.
@MainActor @Suite struct ForEachClosureTests {
  @Test func stateThatTheClosureReadsRunsTheRows() {
    let composition = Composition(width: 20, height: 3) { Suffixed() }
    composition.tap("b")
    #expect(composition.shown == "0 b\n1 b\nb")
  }

  @Test func aRowFollowsItsOwnElement() {
    let items = Binding.variable((0..<3).map { Item(id: $0, value: $0) })
    let composition = Composition(width: 20, height: 3) { Inline(items: items) }
    items[1].value.wrappedValue = 9
    #expect(composition.shown == "0: 0\n1: 9\n2: 2")
    #expect(composition.changedRows == [1])
    items.wrappedValue.reverse()
    #expect(composition.shown == "2: 2\n1: 9\n0: 0")
    items[0].value.wrappedValue = 7
    #expect(composition.shown == "2: 7\n1: 9\n0: 0")
    items.wrappedValue.removeFirst()
    items[1].value.wrappedValue = 5
    #expect(composition.shown == "1: 9\n0: 5")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aRowFollowsTheModelItReads() {
    let accounts = (0..<3).map { Account(name: "n\($0)", balance: $0) }
    let composition = Composition(width: 20, height: 3) { Accounts(accounts: accounts) }
    accounts[2].balance = 8
    #expect(composition.shown == "n0 0\nn1 1\nn2 8")
    #expect(composition.changedRows == [2])
    accounts[0].balance = 3
    #expect(composition.shown == "n0 3\nn1 1\nn2 8")
  }

  @Test func rowsFollowRandomMutations() {
    for seed in Seeds.first(15) {
      var random = SeededGenerator(seed: seed)
      let items = Binding.variable((0..<5).map { Item(id: $0, value: $0) })
      let composition = Composition(width: 20, height: 8) { Inline(items: items) }
      for step in 0..<30 {
        let count = items.wrappedValue.count
        switch Int.random(in: 0..<4, using: &random) {
        case 0: items.wrappedValue.insert(Item(id: 100 + step, value: step), at: count / 2)
        case 1 where count > 0:
          items.wrappedValue.remove(at: Int.random(in: 0..<count, using: &random))
        case 2: items.wrappedValue.shuffle(using: &random)
        default:
          if count > 0 { items[Int.random(in: 0..<count, using: &random)].value.wrappedValue += 1 }
        }
        let expected = items.wrappedValue.prefix(8).map { "\($0.id): \($0.value)" }
        #expect(composition.shown == expected.joined(separator: "\n"), "seed \(seed)")
      }
    }
  }
}
