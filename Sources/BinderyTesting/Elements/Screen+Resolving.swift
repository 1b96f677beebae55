import BinderyText
import Testing

extension Screen {
  /// What a path leads to, or nil where it leads nowhere or to several things.
  func match(_ path: ElementPath) -> Match? {
    var match = Match(element: tree, ancestors: [])
    for step in path.steps {
      let matches = step.matches(in: match)
      if matches.count != 1 { return nil }
      match = matches[0]
    }
    return match
  }

  /// What a path leads to.
  func resolve(
    _ path: ElementPath, at location: SourceLocation
  ) throws(ScreenError) -> Match {
    var match = Match(element: tree, ancestors: [])
    for (index, step) in path.steps.enumerated() {
      let matches = step.matches(in: match)
      if matches.count != 1 {
        throw failure(of: step, after: path.steps[..<index], matches, in: match, at: location)
      }
      match = matches[0]
    }
    return match
  }

  private func failure(
    of step: ElementQuery, after steps: ArraySlice<ElementQuery>, _ matches: [Match],
    in region: Match, at location: SourceLocation
  ) -> ScreenError {
    let facts: ScreenFailure
    if matches.count > 1 {
      facts = .ambiguous(step, region: steps.last, matches)
    } else if let unusable = unusable(step, after: steps) {
      facts = .unusable(step, verb: "used", unusable)
    } else {
      facts = .missing(step, region: steps.last, region)
    }
    return error(facts, region: region, at: location)
  }

  /// Something that would answer, if it could be used.
  private func unusable(
    _ step: ElementQuery, after steps: ArraySlice<ElementQuery>
  ) -> Obstacle? {
    var region = Match(element: composition.explainedSemanticTree, ancestors: [])
    for step in steps {
      guard let next = step.matches(in: region).first(where: { $0.element.obstacle == nil })
      else { return nil }
      region = next
    }
    return step.matches(in: region).lazy.compactMap(\.element.obstacle).first
  }

  /// The obstacle before what a path leads to, if there is one.
  func obstacle(before path: ElementPath) -> Obstacle? {
    guard let last = path.steps.last else { return nil }
    return unusable(last, after: path.steps.dropLast())
  }

  func error(
    _ failure: ScreenFailure, region: Match? = nil, at location: SourceLocation
  ) -> ScreenError {
    let tree: SemanticElement
    if let region, !region.ancestors.isEmpty, !failure.concernsWholeScreen {
      tree = region.element
    } else {
      tree = composition.explainedSemanticTree
    }
    return ScreenError(failure, tree: tree, frame: frame, at: location)
  }
}
