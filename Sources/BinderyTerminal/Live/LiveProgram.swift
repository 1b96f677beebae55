import BinderyComposition
public import BinderyViews

/// A program that a person uses with the keys of a terminal, until they leave it.
///
/// Tab and the arrows select a control, Return and the space bar press it, and the arrows to the
/// left and right set it; characters go to a text field that is selected. Escape puts a layer away
/// or goes back, Page Up and Page Down scroll, Delete deletes a row, Ctrl-O opens a context menu,
/// Ctrl-R loads again, Ctrl-L draws anew, Ctrl-Z suspends, Ctrl-C and Ctrl-D leave. A keyboard
/// shortcut of the command key and a letter is pressed with the control key, where the letter is
/// none of these, nor H, I, J or M, which a terminal cannot tell from other keys.
@MainActor public final class LiveProgram {
  private let screen: LiveScreen
  private let terminal: RawTerminal
  private var decoder = KeyDecoder()
  private var isUpdateDue = false
  private let (ending, ended) = AsyncStream.makeStream(of: Never.self)

  /// Mounts a view on a screen of the size of the terminal. Its tasks begin.
  public convenience init<Root: View>(@ViewBuilder _ root: () -> Root) {
    self.init(on: RawTerminal(), root)
  }

  package init<Root: View>(on terminal: RawTerminal, @ViewBuilder _ root: () -> Root) {
    self.terminal = terminal
    screen = LiveScreen(size: terminal.size, root)
  }

  /// Whether standard input and standard output are a terminal whose cursor can be moved: `TERM` is
  /// set, and is not `dumb`.
  public static var isPossible: Bool { RawTerminal.isThere }

  /// Shows the view, and returns when the person leaves, the terminal is gone, or the program is
  /// told to end (SIGTERM, SIGHUP, SIGINT). The view is taken down, so that a program runs once.
  /// Runtime issues are then written to standard error.
  ///
  /// The terminal is given back also where the program calls `exit`. After a trap, and while the
  /// program is stopped by SIGSTOP, it stays as it is.
  /// - Returns: Whether there was a terminal: see ``isPossible``.
  @discardableResult public func run() async -> Bool {
    guard terminal.enter() else {
      screen.composition.unmount()
      return false
    }
    terminal.handler = { self.handle($0) }
    screen.composition.invalidationHandler = { self.updateSoon() }
    update()
    for await _ in ending {}
    screen.composition.invalidationHandler = nil
    screen.composition.unmount()
    terminal.leave()
    terminal.handler = { _ in }
    for report in screen.issueReports { StandardStream.error.write(line: report) }
    return true
  }

  /// Sees to something that happens at the terminal.
  package func handle(_ event: TerminalEvent) {
    switch event {
    case .received(let bytes):
      for key in decoder.decode(bytes) where !screen.isOver { press(key) }
      update()
    case .resized:
      screen.resize(to: terminal.size)
      update()
    case .suspended: terminal.suspend()
    case .continued:
      guard terminal.resume() else { return }
      screen.resize(to: terminal.size)
      update()
    case .ended: ended.finish()
    }
  }

  private func press(_ key: TerminalKey) {
    screen.press(key)
    if screen.isOver { ended.finish() }
    if !screen.wantsToSuspend { return }
    screen.wantsToSuspend = false
    terminal.suspend()
  }

  /// Shows what tasks change, once for all that they change in one turn.
  private func updateSoon() {
    if isUpdateDue { return }
    isUpdateDue = true
    Task { update() }
  }

  private func update() {
    isUpdateDue = false
    if !screen.isOver, terminal.isTaken { terminal.write(screen.update()) }
  }
}
