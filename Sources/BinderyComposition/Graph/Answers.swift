/// The sizes a node has answered since its content last changed.
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
  }
  @usableFromInline private(set) var first = Answer()
  @usableFromInline private(set) var second = Answer()
  @usableFromInline private(set) var rest: Rest?
  package private(set) var count: Int32 = 0
  /// Whether an answer had to be forgotten, or was another one before.
  package private(set) var isIncomplete = false

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
    if let rest { (copy.third, copy.fourth) = (rest.third, rest.fourth) }
    rest = copy
    return copy
  }

  /// Keeps an answer to a proposal, in place of the one it had.
  package mutating func add(_ proposal: Proposal, _ width: Int32, _ height: Int32) {
    var index: Int32 = 0
    while index < count && self[index].proposal != proposal { index += 1 }
    if index < count {
      let old = self[index]
      if old.width != width || old.height != height { isIncomplete = true }
    } else if count == 4 {
      isIncomplete = true
      index = 3
    } else {
      count += 1
    }
    self[index] = Answer(proposal: proposal, width: width, height: height)
  }
}
