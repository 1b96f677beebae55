import BinderyBindings
import Testing

@Suite struct AnimationTests {
  @Test func isComparedByWhatItIsMadeOf() {
    let animations: [Animation] = [
      .default, .linear, .linear(duration: 1), .easeIn, .easeOut, .easeInOut,
      .easeInOut(duration: 1), .timingCurve(0, 0, 1, 1), .spring, .spring(duration: 1),
      .spring(response: 1), .interactiveSpring, .interactiveSpring(extraBounce: 0.1), .snappy,
      .bouncy, .bouncy(extraBounce: 0.1), .interpolatingSpring,
      .interpolatingSpring(stiffness: 1, damping: 2), .linear.delay(1), .linear.speed(2),
      .linear.repeatCount(2), .linear.repeatForever(), .linear.repeatForever(autoreverses: false),
    ]
    #expect(Set(animations).count == animations.count)
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.smooth == .spring)
    #expect(Animation.spring() == .spring)
  }
}
