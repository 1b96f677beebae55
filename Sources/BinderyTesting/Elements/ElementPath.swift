import BinderyText
import BinderyViews

/// How an element was found: what was asked for, then what was asked for in that, and so on.
public struct ElementPath: Sendable, CustomStringConvertible {
  var steps: [ElementQuery] = []

  func appending(_ query: ElementQuery) -> ElementPath {
    var path = self
    path.steps.append(query)
    return path
  }

  /// The path in words, the innermost first: `button "Delete" in row "Ana"`.
  public var description: String { steps.reversed().map(\.description).joined(separator: " in ") }
}

extension Semantics.Role {
  /// The role as a reader would say it.
  var words: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .searchField: "search field"
    default: rawValue
    }
  }

  /// Several of the role.
  var plural: String {
    switch self {
    case .progress: "progress views"
    case .scroll: "scroll views"
    default: words + "s"
    }
  }
}
