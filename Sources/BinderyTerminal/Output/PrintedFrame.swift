import BinderyComposition
import BinderyText
public import BinderyViews

/// A program that shows one frame: it mounts a view, lets the view's tasks finish, and prints what
/// a person would see then.
@MainActor public struct PrintedFrame {
  private let composition: Composition

  /// Mounts a view on a screen of some size in cells.
  public init<Root: View>(size: TerminalSize, @ViewBuilder _ root: () -> Root) {
    composition = Composition(width: size.width, height: size.height, root)
  }

  /// Waits for the view's tasks, and writes the frame to standard output.
  ///
  /// On a terminal the frame has its styles; elsewhere it is plain text. Empty rows at the end are
  /// left out.
  public func print() async {
    await composition.settle()
    StandardStream.output.write(line: Self.text(of: composition.frame, styled: isStyled))
    composition.unmount()
  }

  private var isStyled: Bool { StandardStream.output.isTerminal }

  static func text(of frame: Frame, styled: Bool) -> String {
    let used = (frame.lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    let lines = styled ? frame.ansi.split(separator: "\n", omittingEmptySubsequences: false) : []
    return styled
      ? lines.prefix(used).joined(separator: "\n")
      : frame.lines.prefix(used).joined(separator: "\n")
  }
}
