import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct StepperTests {
  @Test func stepsWithinItsRange() throws {
    let count = Binding.variable(0)
    let composition = Composition(width: 24, height: 1) {
      Stepper("Count", value: count, in: 0...5)
    }
    #expect(composition.shown == "Count [-][+]")
    #expect(composition.outline == #"stepper "Count" = "0""#)
    #expect(try composition.actions(.stepper).decrement == nil)
    for _ in 0..<5 { composition.run(try #require(composition.actions(.stepper).increment)) }
    #expect(count.wrappedValue == 5)
    #expect(try composition.actions(.stepper).increment == nil)
    for _ in 0..<5 { composition.run(try #require(composition.actions(.stepper).decrement)) }
    #expect(count.wrappedValue == 0)
    #expect(try composition.actions(.stepper).decrement == nil)
    #expect(composition.frame == composition.rebuildFrame())
  }

  private struct Guarded: View {
    @Binding var count: Int
    var body: some View {
      HStack {
        if count > 0 { Button("Decrement") { count -= 1 } }
        Text(verbatim: "\(count)")
        if count < 5 { Button("Increment") { count += 1 } }
      }
    }
  }

  /// Fact 23.
  @Test func whatIsHiddenAtABoundIsAbsent() throws {
    let count = Binding.variable(0)
    let composition = Composition(width: 40, height: 1) { Guarded(count: count) }
    #expect(composition.semanticTree.first(.button, "Decrement") == nil)
    for _ in 0..<5 { try composition.tap(.button, "Increment") }
    #expect(composition.shown == "[ Decrement ] 5")
    #expect(composition.semanticTree.first(.button, "Increment") == nil)
    for _ in 0..<5 { try composition.tap(.button, "Decrement") }
    #expect(composition.semanticTree.first(.button, "Decrement") == nil)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aStepThatWouldLeaveTheRangeEndsAtTheBound() throws {
    let value = Binding.variable(1.0)
    let composition = Composition(width: 24, height: 1) {
      Stepper(value: value, in: 0...1.2, step: 0.5) { Text(verbatim: "Gain") }
    }
    composition.run(try #require(composition.actions(.stepper, "Gain").increment))
    #expect(value.wrappedValue == 1.2)
  }

  @Test func callsActions() throws {
    var log: [String] = []
    let composition = Composition(width: 24, height: 1) {
      Stepper("Level", onIncrement: { log.append("up") }, onDecrement: nil) {
        log.append("\($0)")
      }
    }
    let actions = try composition.actions(.stepper, "Level")
    #expect(actions.decrement == nil)
    composition.run(try #require(actions.increment))
    #expect(log == ["true", "up", "false"])
  }

  @Test func endsWhereTheTypeDoes() throws {
    func step<V: Strideable>(
      _ start: V, by step: V.Stride, up: Bool, in bounds: ClosedRange<V>? = nil
    ) throws -> V? {
      let value = Binding.variable(start)
      let composition = Composition(width: 30, height: 1) {
        if let bounds {
          Stepper("Value", value: value, in: bounds, step: step)
        } else {
          Stepper("Value", value: value, step: step)
        }
      }
      let actions = try composition.actions(.stepper)
      guard let action = up ? actions.increment : actions.decrement else { return nil }
      composition.run(action)
      return value.wrappedValue
    }
    #expect(try step(Int.max, by: 1, up: true) == nil)
    #expect(try step(Int.max - 1, by: 5, up: true) == Int.max)
    #expect(try step(UInt8(3), by: 5, up: false) == 0)
    #expect(try step(UInt8(0), by: 1, up: false) == nil)
    #expect(try step(UInt8(250), by: 1000, up: true) == 255)
    #expect(try step(0, by: .min, up: false) == Int.max)
    #expect(try step(0, by: -2, up: true) == -2)
    #expect(try step(0, by: 0, up: true) == 0)
    #expect(try step(5, by: 1, up: true, in: Int.min...Int.max) == 6)
    #expect(try step(1.0, by: .infinity, up: true, in: 0...10) == 10)
    #expect(try step(1.0, by: .nan, up: true, in: 0...10) == 1)
    #expect(try step(-Double.infinity, by: .infinity, up: true) == -.infinity)
  }
}
