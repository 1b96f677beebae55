import BinderyComposition
public import BinderyViews

/// A program that a person uses with the keys of a terminal, until they leave it.
///
/// Tab and the arrows select a control, Return and the space bar press it, and the arrows to the left
/// and right set it; characters go to a text field that is selected. Escape puts a layer away or goes
/// back, Page Up and Page Down scroll, Delete deletes a row, Ctrl-O opens a context menu, Ctrl-R loads
/// again, Ctrl-Z suspends, Ctrl-C leaves. A keyboard shortcut with the command key is pressed with the
/// control key.
@MainActor public final class LiveProgram {
  private let screen: LiveScreen
  private let terminal: RawTerminal
  private var decoder = KeyDecoder()
  private var isUpdateDue = false
  private let (ending, ended) = AsyncStream.makeStream(of: Never.self)

  /// Mounts a view on a screen of the size of the terminal.
  public convenience init<Root: View>(@ViewBuilder _ root: () -> Root) {
    self.init(on: RawTerminal(), root)
  }

  package init<Root: View>(on terminal: RawTerminal, @ViewBuilder _ root: () -> Root) {
    self.terminal = terminal
    screen = LiveScreen(size: terminal.size, root)
  }

  /// Whether a person is at a terminal: both standard streams are one that can be written all over.
  public static var isPossible: Bool { RawTerminal.isThere }

  /// Shows the view, and returns when the person leaves, or the terminal is gone. The view is taken
  /// down. Runtime issues are then written to standard error.
  ///
  /// It returns at once where there is no terminal: see ``isPossible``.
  public func run() async {
    guard terminal.enter() else { return }
    terminal.handler = { self.handle($0) }
    screen.composition.invalidationHandler = { self.updateSoon() }
    update()
    for await _ in ending {}
    screen.composition.invalidationHandler = nil
    screen.composition.unmount()
    terminal.leave()
    terminal.handler = { _ in }
    for message in screen.issueMessages { StandardStream.error.write(line: message) }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .received(let bytes):
      for key in decoder.decode(bytes) where !screen.isOver { press(key) }
      update()
    case .resized:
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
    screen.resize(to: terminal.size)
  }

  /// Shows what tasks change, once for all that they change in one turn.
  private func updateSoon() {
    if isUpdateDue { return }
    isUpdateDue = true
    Task { update() }
  }

  private func update() {
    isUpdateDue = false
    if !screen.isOver { terminal.write(screen.update()) }
  }
}
