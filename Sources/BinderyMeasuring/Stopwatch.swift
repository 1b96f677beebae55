/// Measures workloads within bounds of time, by `ContinuousClock`.
@MainActor public struct Stopwatch {
  /// How long the kit's side of one size is measured, about; the twin gets half of it.
  public var budget: Duration
  /// Whether times are taken, rather than counts alone.
  public var takesTimes: Bool

  private let clock = ContinuousClock()

  /// Makes a stopwatch.
  public init(budget: Duration = .milliseconds(300), takesTimes: Bool = true) {
    self.budget = budget
    self.takesTimes = takesTimes
  }

  /// Measures a workload at one of its sizes: warms up, counts, then takes times of the kit and of
  /// the twin by turns, so that what disturbs the machine disturbs both.
  public func measure(_ workload: Workload, at n: Int) -> Measurement {
    let trial = workload.make(n)
    trial.kit.perform(1)
    // By the size and not by the time it takes, so that counts are the same on every machine.
    let counts = trial.count(repetitions: workload.units(n) > 10_000 ? 2 : 10)
    var kit: Summary?
    var twin: Summary?
    if takesTimes { (kit, twin) = times(of: trial) }
    return Measurement(
      name: workload.name, n: n, unit: workload.unit, units: workload.units(n), kit: kit,
      twin: twin, counts: counts)
  }

  /// Takes the times of one exercise alone, within the budget, after a run that is not measured.
  public func measure(_ exercise: Exercise) -> Summary {
    exercise.perform(1)
    var times: [Double] = []
    sample(exercise, batch: batch(of: exercise), within: budget, into: &times)
    return Samples(times).summary
  }

  private func times(of trial: Trial) -> (Summary, Summary?) {
    let turns = 4
    let kitBatch = batch(of: trial.kit)
    let twinBatch = trial.twin.map { batch(of: $0) }
    var kit: [Double] = []
    var twin: [Double] = []
    for _ in 0..<turns {
      sample(trial.kit, batch: kitBatch, within: budget / turns, into: &kit)
      if let exercise = trial.twin, let twinBatch {
        sample(exercise, batch: twinBatch, within: budget / (2 * turns), into: &twin)
      }
    }
    return (Samples(kit).summary, trial.twin == nil ? nil : Samples(twin).summary)
  }

  /// How often an operation is repeated within one sample, so that reading the clock, some 40
  /// nanoseconds, does not count. Those that need preparing are long and stand alone.
  private func batch(of exercise: Exercise) -> Int {
    if exercise.prepare != nil { return 1 }
    var repetitions = 1
    while repetitions < 1 << 20, time({ exercise.run(repetitions) }) < .microseconds(20) {
      repetitions *= 2
    }
    return repetitions
  }

  /// Takes at least one sample.
  private func sample(
    _ exercise: Exercise, batch: Int, within budget: Duration, into times: inout [Double]
  ) {
    let start = clock.now
    repeat {
      exercise.prepare?()
      let duration = time { exercise.run(batch) }
      times.append(duration.nanoseconds / Double(batch))
    } while start.duration(to: clock.now) < budget
  }

  private func time(_ body: () -> Void) -> Duration {
    let start = clock.now
    body()
    return start.duration(to: clock.now)
  }
}

extension Duration {
  /// The whole duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
