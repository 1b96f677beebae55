import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct FramePropertyTests {
  /// A frame after random changes is that of a tree mounted afresh.
  @Test(arguments: 0..<100 as Range<UInt64>) func equalsAFreshMount(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    var next = 1
    let model = Binding.variable(NastyModel())
    let composition = Composition(width: 24, height: 14) { NastyTree(model: model) }
    for step in 0..<200 {
      NastyModel.mutate(model, &random, next: &next)
      if Int.random(in: 0..<3, using: &random) > 0 { composition.flush() }
      guard step % 20 == 19 else { continue }
      let state = model.wrappedValue
      let fresh = Composition(width: 24, height: 14) { NastyTree(model: .variable(state)) }
      let (frame, expected) = (composition.frame, fresh.frame)
      #expect(frame.text == expected.text, "seed \(seed), step \(step)")
      #expect(frame == expected, "seed \(seed), step \(step)")
      if frame != expected { return }
    }
  }
}
