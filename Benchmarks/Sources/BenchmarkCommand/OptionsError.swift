/// What is wrong with a command line.
package enum OptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  case matchesNothing([String])

  package var description: String {
    switch self {
    case .unknown(let option): "Unknown option \(option). Try --help."
    case .missingValue(let option): "\(option) needs a value. Try --help."
    case .matchesNothing(let filters):
      "No workload's name contains \(filters.joined(separator: " or "))."
    }
  }
}
