/// Why something that is mounted cannot be used.
package enum Obstacle: Equatable, CustomStringConvertible {
  /// A modifier of a view says so; the view is nil where the environment of the root does.
  case disabled(in: String?)
  /// A modifier of a view hides it.
  case hidden(by: String, in: String?)
  /// It belongs to a screen that another one has been pushed on.
  case behind
  /// A layer is above it.
  case covered(by: String)

  /// What stands in the way, as the end of a sentence.
  package var description: String {
    switch self {
    case .disabled(let view?): "disabled by .disabled(true) in \(view)"
    case .disabled(nil): "disabled by the environment of the screen"
    case .hidden(let modifier, let view?): "hidden by \(modifier) in \(view)"
    case .hidden(let modifier, nil): "hidden by \(modifier)"
    case .behind: "hidden by the screen that was pushed after it"
    case .covered(let layer): "covered by \(layer)"
    }
  }

  /// The obstacle in one word.
  var mark: String {
    switch self {
    case .disabled: "disabled"
    case .hidden, .behind: "hidden"
    case .covered: "covered"
    }
  }
}
