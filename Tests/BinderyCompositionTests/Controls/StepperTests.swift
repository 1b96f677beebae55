import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct StepperTests {
  @Test func stepsWithinItsRange() throws {
    let count = Binding.variable(0)
    let screen = Screen(width: 24, height: 1) { Stepper("Count", value: count, in: 0...5) }
    #expect(screen.text == "Count [-][+]")
    #expect(screen.outline == #"stepper "Count" = "0""#)
    let stepper = try screen.stepper()
    #expect(throws: ScreenError.self) { try stepper.decrement() }
    for _ in 0..<5 { try stepper.increment() }
    #expect(count.wrappedValue == 5)
    #expect(throws: ScreenError.self) { try stepper.increment() }
    for _ in 0..<5 { try stepper.decrement() }
    #expect(count.wrappedValue == 0)
    #expect(throws: ScreenError.self) { try stepper.decrement() }
    #expect(screen.frame == screen.composition.rebuildFrame())
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
    let screen = Screen(width: 40, height: 1) { Guarded(count: count) }
    #expect(!screen.contains(.button, "Decrement"))
    for _ in 0..<5 { try screen.button("Increment").tap() }
    #expect(screen.text == "[ Decrement ] 5")
    #expect(!screen.contains(.button, "Increment"))
    for _ in 0..<5 { try screen.button("Decrement").tap() }
    #expect(!screen.contains(.button, "Decrement"))
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func aStepThatWouldLeaveTheRangeEndsAtTheBound() throws {
    let value = Binding.variable(1.0)
    let screen = Screen(width: 24, height: 1) {
      Stepper(value: value, in: 0...1.2, step: 0.5) { Text(verbatim: "Gain") }
    }
    try screen.stepper("Gain").increment()
    #expect(value.wrappedValue == 1.2)
  }

  @Test func callsActions() throws {
    var log: [String] = []
    let screen = Screen(width: 24, height: 1) {
      Stepper("Level", onIncrement: { log.append("up") }, onDecrement: nil) {
        log.append("\($0)")
      }
    }
    let stepper = try screen.stepper("Level")
    #expect(throws: ScreenError.self) { try stepper.decrement() }
    try stepper.increment()
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
