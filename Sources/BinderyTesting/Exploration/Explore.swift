public import BinderyViews
public import Testing

/// Uses a feature at random, and checks after each step what must always hold.
///
/// ```swift
/// @Test(arguments: 1...20) func survivesAnything(_ seed: UInt64) async {
///   await explore(seed: seed, steps: 200) { exploration in
///     let cart = Binding.variable(Cart())
///     exploration.invariant("The total is never negative") { cart.wrappedValue.total >= 0 }
///     return CartView(cart: cart)
///   }
/// }
/// ```
/// A step presses, steps, deletes, moves or dismisses something that is enabled, or types text:
/// empty, long, emoji, combining marks, right-to-left, control characters. After it the screen must
/// settle, no runtime issue may have been raised, the frame must equal one that is made afresh, and
/// the feature's own invariants must hold. When there is nothing left to do, it goes on with a
/// fresh screen.
///
/// The same seed takes the same steps. A failure is replayed on fresh screens to find a short
/// script that leads to it, which fails the test as code that can be pasted.
///
/// - Parameters:
///   - seed: What the random choices come from.
///   - steps: How many steps to take.
///   - width: The columns of the screens.
///   - height: The rows of the screens.
///   - environment: What the view finds in its environment.
///   - deadline: How long a screen may take to settle while nothing happens.
///   - root: Makes the feature's state and its view, afresh for each screen.
@MainActor public func explore<Root: View>(
  seed: UInt64 = 1, steps: Int = 100, width: Int = 80, height: Int = 24,
  environment: EnvironmentValues = EnvironmentValues(), deadline: Duration = .seconds(60),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ root: @escaping @MainActor (Exploration) -> Root
) async {
  let feature = ExploredFeature(width: width, height: height) { exploration in
    let view = root(exploration)
    return Screen(
      width: width, height: height, environment: environment, deadline: deadline,
      sourceLocation: sourceLocation
    ) { view }
  }
  var generator = SeededGenerator(seed: seed)
  var run = await ExplorationRun(feature)
  for count in 0...steps {
    if let finding = run.finding {
      let shrunk = await ExplorationShrinking(run.steps, finding, of: feature)
      let failure = ExplorationFailure(
        seed: seed, count: count, steps: run.steps, finding: finding, shrunk: shrunk)
      fail(failure.message(for: feature), at: sourceLocation)
      return
    }
    if count == steps { return }
    if let step = run.choices.random(using: &generator) {
      await run.perform(step)
    } else if run.steps.isEmpty {
      fail(ExplorationFailure.nothingToDo, at: sourceLocation)
      return
    } else {
      run = await ExplorationRun(feature)
    }
  }
}
