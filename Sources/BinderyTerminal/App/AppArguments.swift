/// Reads the size of the screen from a program's arguments.
package enum AppArguments {
  /// An argument that makes no sense.
  package struct Mistake: Error, Equatable {
    package let option: String
    package init(option: String) { self.option = option }
    package var message: String { "\(option) takes a whole number of cells from 1 to 2000" }
  }

  /// The size that the arguments ask for, with what they leave open taken from another one.
  package static func size(
    _ arguments: some Sequence<String>, else size: TerminalSize
  ) -> Result<TerminalSize, Mistake> {
    var size = size
    var option: String?
    for argument in arguments {
      if let waiting = option {
        guard set(argument, for: waiting, in: &size) else {
          return .failure(Mistake(option: waiting))
        }
        option = nil
      } else if argument == "--width" || argument == "--height" {
        option = argument
      } else if let equals = argument.firstIndex(of: "="),
        case let name = String(argument[..<equals]), name == "--width" || name == "--height"
      {
        let value = String(argument[argument.index(after: equals)...])
        guard set(value, for: name, in: &size) else { return .failure(Mistake(option: name)) }
      }
    }
    if let option { return .failure(Mistake(option: option)) }
    return .success(size)
  }

  private static func set(_ value: String, for option: String, in size: inout TerminalSize) -> Bool
  {
    guard let cells = Int(value), (1...2000).contains(cells) else { return false }
    if option == "--width" { size.width = cells } else { size.height = cells }
    return true
  }
}
