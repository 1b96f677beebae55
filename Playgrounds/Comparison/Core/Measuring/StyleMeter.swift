import BinderyComposition
import BinderyMeasuring
import BinderyTesting
import PlaygroundScripting
import Testing

/// Measures one style of a system by running the system's script over it.
@MainActor struct StyleMeter<Script: SystemScript> {
  private let style: BehaviorStyle<Script.Stubs>
  private let forgetful: BehaviorStyle<Script.Stubs>
  private let clock = ContinuousClock()

  /// - Parameters:
  ///   - style: The style.
  ///   - forgetful: The same style as somebody writes it who forgets each `weak`.
  init(
    _ script: Script.Type, style: BehaviorStyle<Script.Stubs>,
    forgetful: BehaviorStyle<Script.Stubs>
  ) {
    self.style = style
    self.forgetful = forgetful
  }

  /// Runs the script once for the counts, once over the forgetful style, and some times more for
  /// the allocations.
  func counts() async throws(ComparisonError) -> RunCounts {
    var counts = RunCounts()
    let trial = try await runCounting(into: &counts)
    counts.watched = trial.watchedObjects
    counts.alive = trial.liveObjects
    counts.aliveIfForgotten = try await run(forgetful, nothing).liveObjects
    if Allocations.areCounted { counts.allocations = try await allocations() }
    return counts
  }

  private var nothing: BehaviorObserver { BehaviorObserver { _, _ in } }

  private func runCounting(
    into counts: inout RunCounts
  ) async throws(ComparisonError) -> BehaviorTrial {
    var sum = RunCounts()
    var before = Counters()
    let observer = BehaviorObserver(
      willStep: { before = $0.counters },
      didStep: { _, screen in
        let difference = screen.counters - before
        sum.steps += 1
        sum.bodies += difference.userBodyEvaluations
        sum.cells += difference.cellsPainted
      })
    let trial = try await run(style, observer)
    counts = sum
    return trial
  }

  /// The least of several runs: what the runtime keeps for later is allocated once, and a thread
  /// that ends meanwhile may add some.
  private func allocations() async throws(ComparisonError) -> Int {
    var least = Int.max
    for _ in 0..<9 {
      do {
        least = min(
          least, try await Allocations.countOnAllThreads { _ = try await run(style, nothing) })
      } catch {
        throw error as? ComparisonError ?? failure("\(error)")
      }
    }
    return least
  }

  /// Runs the script again and again, at least once.
  /// - Parameter budget: How long, about.
  /// - Returns: Nanoseconds a step took, on average over each run.
  func times(within budget: Duration) async throws(ComparisonError) -> [Double] {
    var samples: [Double] = []
    let start = clock.now
    repeat {
      var (steps, sum) = (0, Duration.zero)
      var began = clock.now
      let observer = BehaviorObserver(
        willStep: { _ in began = clock.now },
        didStep: { _, _ in
          sum += began.duration(to: clock.now)
          steps += 1
        })
      _ = try await run(style, observer)
      samples.append(sum / .nanoseconds(1) / Double(max(steps, 1)))
    } while start.duration(to: clock.now) < budget
    return samples
  }

  private func run(
    _ style: BehaviorStyle<Script.Stubs>, _ observer: BehaviorObserver
  ) async throws(ComparisonError) -> BehaviorTrial {
    do {
      return try await style.trial(
        width: Script.width, height: Script.height, stubs: Script.makeStubs(), observer: observer,
        script: { try await Script.run($0) })
    } catch {
      throw failure("\(error)")
    }
  }

  private func failure(_ text: String) -> ComparisonError {
    .failedScript(system: Script.name, style: style.name, text)
  }
}
