import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Rows that are leaves lie in their list's own memory.
@MainActor @Suite struct ChildListTests {
  private struct Numbers: View {
    @Binding var numbers: [Int]
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(numbers, id: \.self) { Text("a row with the number \($0)") }
      }
    }
  }

  private func check(_ lists: [[Int]]) {
    let numbers = Binding.variable(lists[0])
    let composition = Composition(width: 40, height: 210) { Numbers(numbers: numbers) }
    for list in lists {
      numbers.wrappedValue = list
      composition.flush()
      let lines = composition.frame.text.split(separator: "\n")
      #expect(lines == list.map { "a row with the number \($0)" })
      #expect(composition.frame == composition.rebuildFrame())
    }
  }

  @Test func leavesDrawTheSameWhereverTheyMove() {
    let list = Array(0..<20)
    check([list, list.reversed(), [7] + list.filter { $0 != 7 }, list])
  }

  @Test func hasRoomForMoreLeavesThanItBeganWith() {
    check([[1], Array(1...3), Array(1...100), Array(-100...100), [5]])
  }

  @Test func usesTheRoomOfLeavesThatAreGone() {
    check((0..<40).map { Array($0..<($0 + 5)) })
  }

  @Test func isFilledAgainOnceItWasEmpty() {
    check([Array(0..<5), [], Array(3..<9), [], [1]])
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("a row with the number \(number)") }
  }

  private struct Rows: View {
    @Binding var numbers: [Int]
    var body: some View {
      VStack(alignment: .leading) { ForEach(numbers, id: \.self) { Row(number: $0) } }
    }
  }

  /// A node that is an only child lies in the list itself, several in a block.
  @Test func anOnlyNodeIsJoinedAndLeftByOthers() {
    let numbers = Binding.variable([1])
    let composition = Composition(width: 40, height: 20) { Rows(numbers: numbers) }
    for list in [[1], [1, 2], [2], [], [3], [4, 3], [3, 4, 5], [4], [5, 6]] {
      numbers.wrappedValue = list
      composition.flush()
      let lines = composition.frame.text.split(separator: "\n")
      #expect(lines == list.map { "a row with the number \($0)" })
      #expect(composition.frame == composition.rebuildFrame())
    }
  }

  private struct Mixture: View {
    @Binding var count: Int
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { number in
          if number.isMultiple(of: 2) { Text("even \(number)") } else { Divider() }
          Text("number \(number)")
        }
      }
    }
  }

  @Test func keepsLeavesAndNodesInOrder() {
    let count = Binding.variable(1)
    let composition = Composition(width: 12, height: 60) { Mixture(count: count) }
    for next in [3, 12, 2, 0, 5] {
      count.wrappedValue = next
      #expect(composition.frame == composition.rebuildFrame())
    }
    #expect(composition.frame.text.contains("even 4\nnumber 4"))
  }
}
