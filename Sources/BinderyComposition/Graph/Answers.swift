/// The sizes a node has answered since its content last changed.
///
/// The first four are asked for again when the content changes. What is nested deeply is offered
/// more, a few at each level, and must not be measured anew each time; these are found by proposal.
@usableFromInline package struct Answers {
  /// A size that was offered, and the size that answers it. Cells.
  @usableFromInline package struct Answer {
    package var proposal = Proposal.none
    package var width: Int32 = 0
    package var height: Int32 = 0
  }
  /// The answers that few nodes give.
  @usableFromInline final class Rest {
    @exclusivity(unchecked) @usableFromInline fileprivate(set) var third = Answer()
    @exclusivity(unchecked) @usableFromInline fileprivate(set) var fourth = Answer()
    @exclusivity(unchecked) fileprivate var further: [Proposal: Answer] = [:]
  }
  @usableFromInline private(set) var first = Answer()
  @usableFromInline private(set) var second = Answer()
  @usableFromInline private(set) var rest: Rest?
  package private(set) var count: Int32 = 0
  /// Whether there are more answers than are counted, or one was another one before.
  package private(set) var isIncomplete = false

  private static var furtherLimit: Int { 256 }

  package init() {}

  /// The answer at a position, the oldest first.
  package private(set) subscript(index: Int32) -> Answer {
    // Inlinable: called from another module it would copy all answers first.
    @inlinable get {
      switch index {
      case 0: first
      case 1: second
      case 2: rest.unsafelyUnwrapped.third
      default: rest.unsafelyUnwrapped.fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: uniqueRest().third = newValue
      default: uniqueRest().fourth = newValue
      }
    }
  }

  private mutating func uniqueRest() -> Rest {
    if rest != nil && isKnownUniquelyReferenced(&rest) { return rest.unsafelyUnwrapped }
    let copy = Rest()
    if let rest {
      (copy.third, copy.fourth, copy.further) = (rest.third, rest.fourth, rest.further)
    }
    rest = copy
    return copy
  }

  /// The answer to a proposal that is not one of the first four.
  package func further(_ proposal: Proposal) -> Answer? { rest?.further[proposal] }

  /// Keeps an answer to a proposal, in place of the one it had.
  package mutating func add(_ proposal: Proposal, _ width: Int32, _ height: Int32) {
    var index: Int32 = 0
    while index < count && self[index].proposal != proposal { index += 1 }
    if index < count {
      let old = self[index]
      if old.width != width || old.height != height { isIncomplete = true }
    } else if count == 4 {
      isIncomplete = true
      let rest = uniqueRest()
      // A screen that is resized all the time offers ever new sizes.
      if rest.further.count == Self.furtherLimit { rest.further = [:] }
      rest.further[proposal] = Answer(proposal: proposal, width: width, height: height)
      return
    } else {
      count += 1
    }
    self[index] = Answer(proposal: proposal, width: width, height: height)
  }
}
