import BinderyBindings
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private typealias SignalAction = @convention(c) (Int32) -> Void

/// A terminal whose keys come one by one, unseen, and that shows a second screen meanwhile.
@MainActor package final class RawTerminal {
  private let input: Int32
  private let output: Int32
  /// Sees to what happens.
  package var handler: @MainActor (TerminalEvent) -> Void = { _ in }
  private var sources: [any DispatchSourceProtocol] = []
  private var keys: (any DispatchSourceRead)?
  /// Whether the terminal is taken over at the moment.
  package private(set) var isTaken = false
  /// What signals did before; nil is the default.
  private var formerActions: [Int32: SignalAction?] = [:]

  /// What ends the program from outside.
  private static var endings: [Int32] { [SIGTERM, SIGHUP, SIGINT] }

  /// Stands for a terminal, which is left as it is for now.
  /// - Parameters:
  ///   - input: The descriptor of the terminal's keys.
  ///   - output: The descriptor of its screen.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Whether a person is at a terminal that can be written all over.
  package static var isThere: Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
    guard let kind = getenv("TERM") else { return false }
    return strcmp(kind, "dumb") != 0
  }

  /// The size of its screen.
  package var size: TerminalSize { .size(of: output) }

  /// Takes the terminal over, and tells what happens from here on. Returns false if it is none.
  package func enter() -> Bool {
    guard takeOver() else { return false }
    listen()
    return true
  }

  /// Gives the terminal back as it was.
  package func leave() {
    // A source that is suspended may not be let go of.
    if !isTaken { keys?.resume() }
    for source in sources { source.cancel() }
    sources = []
    keys = nil
    isTaken = false
    TerminalRestoring.restore()
    for (number, action) in formerActions { signal(number, action) }
    formerActions = [:]
  }

  /// Gives the terminal back, and stops the program until the shell has it go on.
  package func suspend() {
    guard isTaken else { return }
    isTaken = false
    keys?.suspend()
    TerminalRestoring.restore()
    // Not SIGTSTP, which is watched.
    kill(0, SIGSTOP)
  }

  /// Takes the terminal over again after the program was stopped, unless it goes on in the
  /// background. Returns whether it has it.
  package func resume() -> Bool {
    guard tcgetpgrp(input) == getpgrp() else { return isTaken }
    let wasTaken = isTaken
    if takeOver(), !wasTaken { keys?.resume() }
    return isTaken
  }

  private func takeOver() -> Bool {
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return false }
    let former = mode
    cfmakeraw(&mode)
    guard tcsetattr(input, TCSAFLUSH, &mode) == 0 else { return false }
    // Who was stopped without a word has the terminal's first mode still to give back.
    if !isTaken { TerminalRestoring.remember(former, input: input, output: output) }
    isTaken = true
    // The second screen, no cursor, pasted text in brackets.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h")
    return true
  }

  /// Writes text as it is: it must have been made safe before.
  package func write(_ text: String) { writeAll(text, to: output) }

  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    keys.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    keys.activate()
    self.keys = keys
    sources.append(keys)
    watch(SIGWINCH, .resized)
    watch(SIGTSTP, .suspended)
    watch(SIGCONT, .continued)
    for number in Self.endings { watch(number, .ended) }
  }

  private func watch(_ number: Int32, _ event: TerminalEvent) {
    // The source is told also of what is ignored, and the program does not end.
    formerActions.updateValue(signal(number, SIG_IGN), forKey: number)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.handler(event) }
    }
    source.activate()
    sources.append(source)
  }

  private func read() {
    var received: [UInt8] = []
    repeat {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = readBytes(input, &bytes)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { break }
      guard count > 0 else {
        for source in sources { source.cancel() }
        handler(.ended)
        return
      }
      received += bytes[..<count]
      // An escape may be a key, or the beginning of what is still on its way.
    } while received.last == 0x1B && isReadable(within: Self.escapeDelay)
    if !received.isEmpty { handler(.received(received)) }
  }

  /// How long the rest of a sequence is waited for, in milliseconds.
  private static var escapeDelay: Int32 { 25 }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0 && descriptor.revents & Int16(POLLIN) != 0
  }
}

private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
