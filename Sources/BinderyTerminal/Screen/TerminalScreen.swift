package import BinderyViews

/// What a program shows: a view, live or as one printed frame.
@MainActor package struct TerminalScreen<Root: View> {
  private let size: TerminalSize
  private let root: () -> Root

  /// Takes a view, which is mounted when it is shown.
  /// - Parameter size: The size of a printed frame, in cells. A live screen is as large as the
  ///   terminal.
  package init(size: TerminalSize, @ViewBuilder _ root: @escaping () -> Root) {
    self.size = size
    self.root = root
  }

  /// Shows the view until the person leaves it; or mounts it, waits for its tasks, and prints what
  /// a person would see then. The view is taken down.
  /// - Parameters:
  ///   - isLive: Whether a person is to use it, if there is one: see `LiveProgram.isPossible`.
  ///   - styled: Whether a printed frame has a terminal's codes for colours and weights.
  ///   - output: Takes a printed frame: its rows, without the empty ones at the end.
  package func show(
    isLive: Bool, styled: Bool = StandardStream.output.isTerminal,
    output: (String) -> Void = { StandardStream.output.write(line: $0) }
  ) async {
    if isLive, LiveProgram.isPossible, await LiveProgram(root).run() { return }
    output(await PrintedFrame(size: size, root).text(styled: styled))
  }
}
