import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Observation
import Testing

@Observable @MainActor private final class Numbers {
  var first = 0
  var second = 0
  var third = 0
}

private struct Shown: View {
  let turn: Int
  let numbers: Numbers
  let value: KeyPath<Numbers, Int>
  var body: some View { Text(verbatim: "\(turn) \(numbers[keyPath: value])") }
}

/// Changes two numbers while it is run.
private struct Writer: View {
  let turn: Int
  let numbers: Numbers
  var body: some View {
    let _ = turn == 0 ? () : write()
    Text(verbatim: "-")
  }

  private func write() {
    numbers.first = 20
    numbers.third = 20
  }
}

/// Hands its turn to the first of three, which it thereby runs before its own mark is due.
private struct Three: View {
  @Binding var turn: Int
  let numbers: Numbers
  var body: some View {
    VStack(alignment: .leading) {
      Shown(turn: turn, numbers: numbers, value: \.first)
      Writer(turn: turn, numbers: numbers)
      Shown(turn: 0, numbers: numbers, value: \.second)
      Shown(turn: 0, numbers: numbers, value: \.third)
    }
  }
}

@MainActor @Suite struct MarkQueueTests {
  /// The first view waits with the second behind it when its parent runs it. It is marked again,
  /// and then the third is: none of them may be lost.
  @Test func aNodeThatIsMarkedAgainKeepsThoseBehindIt() {
    let (turn, numbers) = (Binding.variable(0), Numbers())
    let composition = Composition(width: 6, height: 4) { Three(turn: turn, numbers: numbers) }
    numbers.first = 10
    numbers.second = 10
    turn.wrappedValue = 1
    #expect(composition.shown == "1 20\n-\n0 10\n0 20")
  }
}
