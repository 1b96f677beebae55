/// Where an element lies in its container, and what it was measured for. Cells.
@usableFromInline package struct Geometry {
  package var x: Int32 = 0
  package var y: Int32 = 0
  package var width: Int32 = 0
  package var height: Int32 = 0
  /// The proposal that `width` and `height` answer.
  package var proposal = Proposal.none

  package init() {}
}
