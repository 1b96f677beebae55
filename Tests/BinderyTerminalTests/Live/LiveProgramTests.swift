import BinderyBindings
import BinderyTerminal
import BinderyViews
import Foundation
import Testing

private struct Counter: View {
  @Binding var count: Int
  let tell: @MainActor () -> Void

  var body: some View {
    Button("\(count) more") { count += 1 }
      .onChange(of: count) { tell() }
    Text(verbatim: "loaded \(loads)").task {
      loads += 1
    }
  }
  @Binding var loads: Int
}

/// Tells how large the screen is, and tells again when that changes.
private struct Sized: View {
  let tell: @MainActor (CGSize) -> Void

  var body: some View {
    GeometryReader { geometry in
      Text(verbatim: "here").task(id: geometry.size) { tell(geometry.size) }
    }
  }
}

@MainActor @Suite(.serialized) struct LiveProgramTests {
  /// The person presses a button twice, and leaves.
  @Test func isUsedWithKeysUntilThePersonLeaves() async throws {
    let terminal = try #require(PseudoTerminal(columns: 20, rows: 3))
    #expect(terminal.echoes)
    let (count, loads) = (Binding.variable(0), Binding.variable(0))
    var echoed: [Bool] = []
    let program = LiveProgram(on: RawTerminal(input: terminal.program, output: terminal.program)) {
      Counter(
        count: count,
        tell: {
          echoed.append(terminal.echoes)
          // The next key, or the last one.
          terminal.type(count.wrappedValue < 2 ? "\r" : "\u{3}")
        }, loads: loads)
    }
    // Before the program takes the terminal over what is typed is thrown away.
    Task { terminal.type("\t\r") }
    #expect(await program.run())
    #expect(count.wrappedValue == 2)
    #expect(loads.wrappedValue == 1)
    #expect(echoed == [false, false])
    #expect(terminal.echoes)
    let written = terminal.read(until: "\u{1B}[?1049l")
    #expect(written.hasPrefix("\u{1B}[?1049h"))
    #expect(written.contains("0 more"))
    #expect(written.contains("loaded 1"))
    #expect(written.contains("1 more"))
  }

  @Test func followsTheSizeOfTheTerminalAndEndsWithIt() async throws {
    let terminal = try #require(PseudoTerminal(columns: 20, rows: 3))
    var sizes: [CGSize] = []
    let (told, tell) = AsyncStream.makeStream(of: CGSize.self)
    let program = LiveProgram(on: RawTerminal(input: terminal.program, output: terminal.program)) {
      Sized { tell.yield($0) }
    }
    let run = Task { await program.run() }
    for await size in told {
      sizes.append(size)
      // The terminal tells those whose controlling terminal it is, which the test is not.
      if sizes.count == 2 { break }
      terminal.resize(columns: 10, rows: 2)
      program.handle(.resized)
    }
    program.handle(.ended)
    #expect(await run.value)
    #expect(sizes == [CGSize(width: 160, height: 48), CGSize(width: 80, height: 32)])
  }

  @Test func leavesSignalsAsTheyWere() async throws {
    let terminal = try #require(PseudoTerminal(columns: 20, rows: 3))
    let numbers = [SIGHUP, SIGTERM, SIGTSTP]
    let former = numbers.map { signal($0, SIG_DFL) }
    let program = LiveProgram(on: RawTerminal(input: terminal.program, output: terminal.program)) {
      Text("shown").task { terminal.type("\u{3}") }
    }
    #expect(await program.run())
    // Zero is the default, one that a signal is ignored.
    let left = zip(numbers, former).map { unsafeBitCast(signal($0, $1), to: Int.self) }
    #expect(left == [0, 0, 0])
  }

  @Test func takesTheViewDownWhereThereIsNoTerminal() async {
    var isGone = false
    let program = LiveProgram(on: RawTerminal(input: -1, output: -1)) {
      Text("unseen").onDisappear { isGone = true }
    }
    #expect(await program.run() == false)
    #expect(isGone)
  }
}
