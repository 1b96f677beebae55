/// A workload set up at one size.
@MainActor public struct Trial {
  /// The job as the kit does it.
  public let kit: Exercise
  /// The same job by plain loops into a cell buffer.
  public let twin: Exercise?
  /// What the kit has counted so far, by name.
  public let counters: () -> [String: Int]
  /// How many things the kit keeps memory for after an operation, if that is to be measured.
  public let residents: Int?

  /// Pairs the two ways to do a job.
  public init(
    kit: Exercise, twin: Exercise? = nil, residents: Int? = nil,
    counters: @escaping () -> [String: Int] = { [:] }
  ) {
    self.kit = kit
    self.twin = twin
    self.residents = residents
    self.counters = counters
  }
}
