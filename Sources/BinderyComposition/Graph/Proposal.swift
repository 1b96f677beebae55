/// A size offered to an element, in cells.
@usableFromInline package struct Proposal: Hashable {
  @usableFromInline package var width: Int32
  @usableFromInline package var height: Int32

  // Inlinable, since layout asks for these in another module: each would be a call.

  @inlinable package init(_ width: Int32, _ height: Int32) {
    self.width = width
    self.height = height
  }

  @inlinable package static func == (a: Proposal, b: Proposal) -> Bool {
    a.width == b.width && a.height == b.height
  }

  /// Stands for a length that is left to the element.
  @inlinable package static var unspecified: Int32 { Int32.min }
  // As a number: a shift is not inlined.
  /// Stands for as much as there is.
  @inlinable package static var infinity: Int32 { 0x1000_0000 }
  /// No proposal was made yet.
  @inlinable package static var none: Proposal { Proposal(Int32.min + 1, Int32.min + 1) }
}
