/// A job of some sizes, done by the kit and, if that makes sense, by a hand-written twin.
public struct Workload: Sendable {
  /// What it is called: words joined by hyphens.
  public let name: String
  /// The sizes it is measured at, ascending.
  public let sizes: [Int]
  /// What its throughput counts: "rows", "cells", "writes".
  public let unit: String
  /// How many of them one operation deals with, by size.
  public let units: @Sendable (Int) -> Int
  /// Sets everything up for a size.
  public let make: @MainActor @Sendable (Int) -> Trial

  /// Describes a workload; nothing is set up before it is measured.
  public init(
    _ name: String, sizes: [Int], unit: String,
    units: @escaping @Sendable (Int) -> Int = { _ in 1 },
    make: @escaping @MainActor @Sendable (Int) -> Trial
  ) {
    self.name = name
    self.sizes = sizes
    self.unit = unit
    self.units = units
    self.make = make
  }
}
