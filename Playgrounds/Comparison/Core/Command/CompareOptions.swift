/// What the command line asks for.
package struct CompareOptions: Equatable, Sendable {
  /// The systems to compare; none compares all.
  package var systems: [String] = []
  /// The file to draw bar charts to.
  package var svg: String?
  /// Whether tables are printed as Markdown.
  package var isMarkdown = false
  /// Whether the README's tables are written anew.
  package var writesReadme = false
  /// Whether the guides' pictures are to be drawn, and nothing else.
  package var drawsPictures = false
  package var showsHelp = false

  package static let help = """
    Compares the ways in which the example systems are written.

    usage: compare [options]

      --system NAME  Only the system NAME; may be given several times.
      --markdown     Print tables as Markdown.
      --svg FILE     Draw bar charts to FILE.
      --readme       Write the tables into README.md too, in place of those that are there.
      --pictures     Draw the guides' pictures into their folder, and do nothing else.
      --help         Print this.

    Times mean something in an optimised build: swift run -c release compare.
    """

  /// Reads the arguments after the program's name.
  package init(_ arguments: [String]) throws(CompareOptionsError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value() throws(CompareOptionsError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw .missingValue(option)
        }
        return value
      }
      switch option {
      case "--system": systems.append(try value())
      case "--svg": svg = try value()
      case "--markdown": isMarkdown = true
      case "--readme": writesReadme = true
      case "--pictures": drawsPictures = true
      case "--help", "-h": showsHelp = true
      default: throw .unknown(option)
      }
    }
  }
}
