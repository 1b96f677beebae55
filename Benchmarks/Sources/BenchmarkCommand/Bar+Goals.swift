import BinderyMeasuring
import BinderyReporting

extension Bar {
  /// What the kit is to keep to.
  static let goals = [
    Bar.ratio("one-row-update", atMost: 8),
    Bar.growth("one-row-update", 100_000, against: 100, atMost: 1.5),
    Bar.ratio("list-create", at: [1_000, 10_000], atMost: 10),
    Bar.ratio("all-rows-update", at: [10_000], atMost: 8),
    Bar.ratio("text-screen", atMost: 4),
    Bar.ratio("counter", atMost: 10),
    Bar.growth("deep", 1_000, against: 10, atMost: 5),
    Bar.ratio("binding-write", atMost: 1.5),
    Bar.growth("lazy", 1_000_000, against: 1_000, atMost: 1.2),
    Bar("one-row-update, allocations", atMost: 4, unit: "") { measurements in
      measurements.filter { $0.name == "one-row-update" }.map(\.counts.allocations).max()
    },
    Bar("list-create, bytes a row", atMost: 1_500, unit: "") { measurements in
      measurements.filter { $0.name == "list-create" && $0.n >= 1_000 }
        .compactMap(\.counts.residentBytes).max()
    },
    Bar("binding-writes-100k, seconds", atMost: 0.2, unit: "") { measurements in
      measurements.first { $0.name == "binding-writes-100k" }?.kit.map { $0.median / 1e9 }
    },
  ]
}
