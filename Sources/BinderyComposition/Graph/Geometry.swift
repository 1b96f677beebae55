/// Where an element lies in its container, and what it was measured for. Cells.
package struct Geometry {
  package var x: Int32 = 0
  package var y: Int32 = 0
  package var width: Int32 = 0
  package var height: Int32 = 0
  /// The proposal that `width` and `height` answer.
  package var proposal = Proposal.none

  package init() {}
}

/// A size offered to an element, in cells.
package struct Proposal: Equatable {
  package var width: Int32
  package var height: Int32

  @inline(__always) package init(_ width: Int32, _ height: Int32) {
    self.width = width
    self.height = height
  }

  /// Stands for a length that is left to the element.
  package static let unspecified = Int32.min
  /// Stands for as much as there is.
  package static let infinity: Int32 = 1 << 28
  /// No proposal was made yet.
  package static let none = Proposal(Int32.min + 1, Int32.min + 1)
}
