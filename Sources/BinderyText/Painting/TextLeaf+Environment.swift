import BinderyViews

extension TextEnvironment {
  /// Whether text is shown with other characters than it has.
  @inline(__always) var changesCharacters: Bool { isRedacted || layout.letterCase != nil }
}

extension TextLeaf {
  /// The text with the characters that are shown here: in another case, or replaced.
  func shown(in environment: TextEnvironment) -> TextLeaf {
    guard var runs else { return showing(environment.shown(string), runs: nil) }
    for index in runs.indices { runs[index].string = environment.shown(runs[index].string) }
    return showing(runs.reduce(into: "") { $0 += $1.string }, runs: runs)
  }
}

extension TextEnvironment {
  fileprivate func shown(_ string: String) -> String {
    let string = layout.letterCase?.applied(to: string) ?? string
    if !isRedacted { return string }
    return string.reduce(into: "") { shown, character in
      if character.isWhitespace {
        shown.append(character)
      } else {
        // As wide as the character itself, so that nothing moves when it comes back.
        for _ in 0..<CharacterWidth.columns(of: String(character)) { shown += "░" }
      }
    }
  }
}
