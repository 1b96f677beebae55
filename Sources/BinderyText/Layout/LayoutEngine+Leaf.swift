import BinderyComposition
import BinderyViews
import Foundation

extension LayoutEngine {
  /// Measures a leaf, whatever was known before.
  func measureLeaf(_ element: Element, _ proposal: Proposal, along axis: Axis?) {
    measured &+= 1
    var size: CellSize
    switch element.leaf.pointee.leaf {
    case .text(let text): size = element.withEnvironment { textSize(text, proposal, $0) }
    case .spacer(let minLength): size = spacerSize(minLength, proposal, axis)
    case .divider:
      size =
        axis == .horizontal
        ? CellSize(1, offered(proposal.height)) : CellSize(offered(proposal.width), 1)
    case .fill(let fill):
      size = CellSize(offered(proposal.width), offered(proposal.height))
      if fill.isSquare { size = size.square }
    }
    size = size.bounded
    element.geometry.proposal = proposal
    element.geometry.width = size.width
    element.geometry.height = size.height
  }

  /// What is offered, or one cell where nothing is.
  private func offered(_ length: Int32) -> Int32 {
    length == Proposal.unspecified ? 1 : max(0, length)
  }

  @inline(__always)
  private func textSize(
    _ text: TextLeaf, _ proposal: Proposal, _ environment: EnvironmentStorage
  ) -> CellSize {
    let limit = text.layout.lineLimit ?? environment.text.layout.lineLimit
    let mode = text.layout.truncation ?? environment.text.layout.truncation
    var size =
      environment.text.changesCharacters
      ? textSize(text.shown(in: environment.text).string, proposal, limit: limit, mode)
      : textSize(text.string, proposal, limit: limit, mode)
    if let least = environment.text.layout.leastLines { size.height = max(size.height, least) }
    return size
  }

  @inline(__always)
  private func textSize(
    _ string: String, _ proposal: Proposal, limit: Int32?, _ mode: TruncationMode?
  ) -> CellSize {
    var rows = limit.map { Int(max(1, $0)) }
    if proposal.height != Proposal.unspecified && proposal.height < Proposal.infinity {
      rows = min(rows ?? .max, Int(max(1, proposal.height)))
    }
    let isOpen = proposal.width == Proposal.unspecified || proposal.width >= Proposal.infinity
    let size = TextLines.measure(
      string, width: isOpen ? nil : Int(max(0, proposal.width)), lineLimit: rows,
      truncation: Truncation(mode ?? .tail))
    return CellSize(
      Int32(truncatingIfNeeded: min(size.columns, Int(Proposal.infinity))),
      Int32(truncatingIfNeeded: min(size.rows, Int(Proposal.infinity))))
  }

  private func spacerSize(_ minLength: CGFloat?, _ proposal: Proposal, _ axis: Axis?) -> CellSize {
    func length(_ offered: Int32, horizontal: Bool) -> Int32 {
      let least = Self.spacerLength(minLength, horizontal: horizontal)
      return offered == Proposal.unspecified ? least : max(least, offered)
    }
    return switch axis {
    case .horizontal: CellSize(length(proposal.width, horizontal: true), 0)
    case .vertical: CellSize(0, length(proposal.height, horizontal: false))
    case nil:
      CellSize(
        length(proposal.width, horizontal: true), length(proposal.height, horizontal: false))
    }
  }

  /// The least length of a spacer: one column in a row and nothing in a column, where none is said.
  static func spacerLength(_ minLength: CGFloat?, horizontal: Bool) -> Int32 {
    guard let minLength else { return horizontal ? 1 : 0 }
    return max(0, CellLength.cells(minLength, horizontal: horizontal))
  }
}
