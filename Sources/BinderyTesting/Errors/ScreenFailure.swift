import BinderyText
import BinderyViews

/// The facts of a failure on a screen, and their words.
@MainActor enum ScreenFailure {
  /// Nothing answers a query.
  case missing(ElementQuery, region: ElementQuery?, Match)
  /// Several things answer a query.
  case ambiguous(ElementQuery, region: ElementQuery?, [Match])
  /// What answers cannot be used.
  case unusable(ElementQuery, verb: String, Obstacle)
  /// An element has no such action.
  case impossible(ElementQuery, verb: String, reason: String?)
  /// Nothing on the screen has such an action.
  case nothing(String)

  var kind: ScreenError.Kind {
    switch self {
    case .missing, .nothing: .missing
    case .ambiguous: .ambiguous
    case .unusable: .unusable
    case .impossible: .impossible
    }
  }

  /// Whether the whole screen is to be shown, whatever was asked.
  var concernsWholeScreen: Bool {
    switch self {
    case .missing, .ambiguous: false
    case .unusable, .impossible, .nothing: true
    }
  }

  /// The failure in words.
  var sentences: String {
    switch self {
    case .missing(let query, let region, let match):
      "There is no \(query)\(place(region)). \(alternatives(to: query, in: match))"
        .trimmedAtEnd
    case .ambiguous(let query, let region, let matches):
      """
      There are \(matches.count) answers to \(query)\(place(region)): \
      \(matches.map(whereabouts).joined(separator: ", ")). Ask in one of them, or tell them apart \
      by accessibility identifiers.
      """
    case .unusable(let query, let verb, let obstacle):
      "The \(query) cannot be \(verb): it is \(obstacle)."
    case .impossible(let query, let verb, let reason):
      "The \(query) cannot be \(verb): \(reason ?? "it has no action for that")."
    case .nothing(let sentence): sentence
    }
  }

  private func place(_ region: ElementQuery?) -> String {
    if let region { " in the \(region)" } else { " on the screen" }
  }

  private func whereabouts(_ match: Match) -> String {
    let outer = match.ancestors.dropFirst().last { element in
      !element.label.isEmpty || element.semantics.identifier != nil
    }
    guard let outer else { return "one by itself" }
    if outer.label.isEmpty {
      return "one in the \(outer.role.words) #\(quoted: outer.semantics.identifier ?? "")"
    }
    return "one in the \(outer.role.words) \"\(quoted: outer.label)\""
  }

  /// What a person may have meant.
  private func alternatives(to query: ElementQuery, in region: Match) -> String {
    let elements = region.element.flattened.dropFirst()
    guard let role = query.role else {
      let identifiers = elements.compactMap(\.semantics.identifier)
      return list(identifiers, nearest: query.text, "The nearest identifiers")
    }
    let labels = elements.filter { $0.role == role }.map(\.label)
    var sentences: [String] = []
    let nearest = list(labels, nearest: query.text, "The nearest \(role.plural)")
    if !nearest.isEmpty { sentences.append(nearest) }
    if let text = query.text,
      let other = elements.first(where: { $0.label == text && $0.role != .text })
    {
      sentences.append("\"\(quoted: text)\" is the label of a \(other.role.words).")
    }
    return sentences.joined(separator: " ")
  }

  private func list(_ names: [String], nearest text: String?, _ heading: String) -> String {
    let nearest = Nearness.sorted(names.filter { !$0.isEmpty }, by: text ?? "").prefix(5)
    if nearest.isEmpty { return "" }
    return "\(heading): \(nearest.map { "\"\(quoted: $0)\"" }.joined(separator: ", "))."
  }
}

extension ElementQuery {
  /// The words that were asked for.
  fileprivate var text: String? {
    switch name {
    case .label(let text), .identifier(let text), .containing(let text): text
    case .only, .focused, .position: nil
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension DefaultStringInterpolation {
  /// Text of the user's, safe to show.
  fileprivate mutating func appendInterpolation(quoted text: String) {
    appendLiteral(TerminalText.sanitized(text))
  }
}
