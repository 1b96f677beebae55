/// What the command line asks for.
package struct Options: Equatable {
  /// Parts of the names of the workloads to measure; none measures all.
  package var filters: [String] = []
  package var json: String?
  package var svg: String?
  package var isMarkdown = false
  package var showsGrowth = false
  /// The folder of thresholds to compare counts with.
  package var check: String?
  /// The folder to write what was counted to, as thresholds.
  package var record: String?
  package var showsHelp = false

  package static let help = """
    Measures Bindery beside hand-written twins.

    usage: benchmarks [options]

      --filter TEXT  Only workloads whose name contains TEXT; may be given several times.
      --json FILE    Write the measurements to FILE.
      --svg FILE     Draw the ratios to FILE, or how times grow with --scaling.
      --markdown     Print tables as Markdown.
      --scaling      Tell how the time of each workload grows with its size: the curve that fits
                     best, with a fixed part, and how well it does.
      --check DIR    Compare counts with the thresholds in DIR; no times are taken. Fails if one is
                     exceeded.
      --record DIR   Write counts to DIR as thresholds; no times are taken.
      --help         Print this.
    """

  /// Reads the arguments after the program's name.
  package init(_ arguments: [String]) throws(OptionsError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value() throws(OptionsError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw .missingValue(option)
        }
        return value
      }
      switch option {
      case "--filter": filters.append(try value())
      case "--json": json = try value()
      case "--svg": svg = try value()
      case "--markdown": isMarkdown = true
      case "--scaling": showsGrowth = true
      case "--check": check = try value()
      case "--record": record = try value()
      case "--help", "-h": showsHelp = true
      default: throw .unknown(option)
      }
    }
  }

  /// Whether a workload is to be measured.
  package func includes(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }
}
