/// What is wrong with a command line.
package enum CompareOptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  case noSuchSystem(String, known: [String])

  package var description: String {
    switch self {
    case .unknown(let option): "Unknown option \(option). Try --help."
    case .missingValue(let option): "\(option) needs a value. Try --help."
    case .noSuchSystem(let name, let known):
      "There is no system \(name), only \(known.joined(separator: ", "))."
    }
  }
}
