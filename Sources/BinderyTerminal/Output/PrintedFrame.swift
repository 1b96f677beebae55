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
  /// left out. The view is taken down.
  public func print() async {
    StandardStream.output.write(line: await text(styled: StandardStream.output.isTerminal))
  }

  /// Waits for the view's tasks, and returns the frame without the empty rows at its end. The view
  /// is taken down.
  /// - Parameter styled: Whether the text has a terminal's codes for colours and weights.
  public func text(styled: Bool = false) async -> String {
    await composition.settle()
    let frame = composition.frame
    composition.unmount()
    let used = (frame.lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    if !styled { return frame.lines.prefix(used).joined(separator: "\n") }
    return frame.ansi.split(separator: "\n", omittingEmptySubsequences: false).prefix(used)
      .joined(separator: "\n")
  }
}
