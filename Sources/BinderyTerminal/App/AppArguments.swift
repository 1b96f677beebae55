/// What a program's arguments say of its screen.
package struct AppArguments: Equatable {
  /// The size of the screen.
  package private(set) var size: TerminalSize
  /// Whether one frame is to be printed, also where a person is at a terminal.
  package private(set) var isPrinted = false

  private static let range = 1...2000

  /// An argument that makes no sense.
  package struct Mistake: Error, Equatable {
    package let option: String
    package init(option: String) { self.option = option }
    package var message: String {
      "\(option) takes a whole number of cells from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// Reads the arguments that follow the program's name.
  /// - Parameter size: What they leave open is taken from it.
  package init(_ arguments: some Sequence<String>, size: TerminalSize) throws(Mistake) {
    self.size = size
    var option: String?
    for argument in arguments {
      if let waiting = option {
        try set(argument, for: waiting)
        option = nil
      } else if argument == "--print" {
        isPrinted = true
      } else if argument == "--width" || argument == "--height" {
        option = argument
      } else if let equals = argument.firstIndex(of: "="),
        case let name = String(argument[..<equals]), name == "--width" || name == "--height"
      {
        try set(String(argument[argument.index(after: equals)...]), for: name)
      }
    }
    if let option { throw Mistake(option: option) }
  }

  private mutating func set(_ value: String, for option: String) throws(Mistake) {
    guard let cells = Int(value), AppArguments.range.contains(cells) else {
      throw Mistake(option: option)
    }
    if option == "--width" { size.width = cells } else { size.height = cells }
    isPrinted = true
  }
}
