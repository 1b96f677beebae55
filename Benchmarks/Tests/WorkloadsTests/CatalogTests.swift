import BinderyMeasuring
import Testing
import Workloads

@MainActor @Suite struct CatalogTests {
  @Test func namesAreUnique() {
    let names = Catalog.workloads.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func sizesAscend() {
    for workload in Catalog.workloads { #expect(workload.sizes == workload.sizes.sorted()) }
  }

  /// Each workload can be set up and repeated; the counters that it must keep are in the
  /// thresholds, which hold for release builds.
  @Test(arguments: Catalog.workloads.map(\.name)) func runs(_ name: String) throws {
    let workload = try #require(Catalog.workloads.first { $0.name == name })
    let size = min(workload.sizes[0], 1_000)
    let measurement = Stopwatch(takesTimes: false).measure(workload, at: size)
    #expect(measurement.name == name)
  }

  @Test(arguments: ["one-row-update", "one-row-update-kept", "one-row-update-whole"])
  func oneRowUpdatesRunOneBodyAtAnySize(_ name: String) throws {
    let workload = try #require(Catalog.workloads.first { $0.name == name })
    for n in [100, 1_000] {
      let counters = Stopwatch(takesTimes: false).measure(workload, at: n).counts.counters
      #expect(counters["bodies"] == 1)
      #expect(counters["rows_changed"] == 1)
    }
  }
}
