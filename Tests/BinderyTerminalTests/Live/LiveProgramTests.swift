import BinderyBindings
import BinderyTerminal
import BinderyViews
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

@MainActor @Suite struct LiveProgramTests {
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
    await program.run()
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

  @Test func returnsWhereThereIsNoTerminal() async {
    let program = LiveProgram(on: RawTerminal(input: -1, output: -1)) { Text("unseen") }
    await program.run()
  }
}
