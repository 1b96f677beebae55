import Bindery
import BinderyMeasuring

/// A screen with a number on it.
private struct CounterScreen: View {
  @Binding var count: Int

  var body: some View {
    VStack {
      Text("A small screen")
      Text("Count: \(count)")
      HStack {
        Text("Less")
        Spacer()
        Text("More")
      }
    }
  }
}

/// A view in a stack in a branch in a view of a hidden type, and so on, around one text.
private struct Wrapper: View {
  let depth: Int
  @Binding var value: Int

  var body: some View {
    VStack {
      if depth > 0 {
        AnyView(Wrapper(depth: depth - 1, value: $value))
      } else {
        Core(value: $value)
      }
    }
  }
}

/// The text in the middle.
private struct Core: View {
  @Binding var value: Int

  var body: some View { Text("value \(value % 10)") }
}

extension Workload {
  /// A small screen, one change a frame.
  static let counter = Workload("counter", sizes: [1], unit: "frames") { _ in
    let count = Binding.variable(0)
    let composition = Composition(width: 40, height: 3) { CounterScreen(count: count) }
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        count.wrappedValue += 1
        composition.flush()
      }
    }
    let screen = TwinScreen(columns: 40, rows: 3)
    let twin = Exercise { repetitions in
      Twins.drawCounter(turn: &screen.turn, repetitions: repetitions, on: &screen.surface)
    }
    return Trial(kit: kit, twin: twin) { composition.counters.byName }
  }

  /// One text changes below many wrappers, each a view, a stack, a branch and a view of a hidden
  /// type.
  static let deep = Workload("deep", sizes: [10, 100, 1_000, 2_000], unit: "frames") {
    depth in
    let value = Binding.variable(0)
    let composition = Composition(width: 20, height: 1) { Wrapper(depth: depth, value: value) }
    precondition(composition.frame.text.hasPrefix("value"), "The text is not shown")
    let kit = Exercise { repetitions in
      for _ in 0..<repetitions {
        value.wrappedValue += 1
        composition.flush()
      }
    }
    let screen = TwinScreen(columns: 20, rows: 1)
    let twin = Exercise { repetitions in
      Twins.drawDepths(turn: &screen.turn, repetitions: repetitions, on: &screen.surface)
    }
    return Trial(kit: kit, twin: twin) { composition.counters.byName }
  }
}
