import BinderyMeasuring
import BinderyReporting
import Foundation
import Testing

@Suite struct JSONReportTests {
  @Test func writesAnEntryForEachSize() throws {
    let data = try JSONReport.data([
      .example("list", kit: 200, twin: 50, counters: ["bodies": 1], residentBytes: 1_300)
    ])
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {
          "workloads" : [
            {
              "allocations" : 2,
              "counters" : {
                "bodies" : 1
              },
              "median_ns" : 200,
              "minimum_ns" : 100,
              "n" : 100,
              "name" : "list",
              "p90_ns" : 400,
              "resident_bytes" : 1300,
              "twin_median_ns" : 50,
              "unit" : "rows",
              "units" : 100
            }
          ]
        }
        """)
  }

  @Test func leavesOutWhatWasNotMeasured() throws {
    let text = String(decoding: try JSONReport.data([.example("list")]), as: UTF8.self)
    #expect(!text.contains("median_ns"))
  }
}
