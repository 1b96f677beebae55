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
}
