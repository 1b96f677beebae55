import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct CountingApp: App {
  @State private var count = 1
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Press("Count \(count) \(phase == .active)") { count += 1 } }
      .commands { CommandMenu("Tools") { Text(verbatim: "Tool") } }
      .onChange(of: count) { log.wrappedValue.append("\($0) to \($1)") }
    Settings { Text(verbatim: "Settings") }
  }
}

@MainActor private let log = Binding.variable([String]())

private struct SettingsFirst: App {
  var body: some Scene {
    Settings { Text(verbatim: "Settings") }
    OwnScene()
  }
}

private struct OwnScene: Scene {
  @State private var name = "own"
  var body: some Scene {
    WindowGroup("Title") { Text(verbatim: "An \(name) scene") }.environment(\.isEnabled, false)
  }
}

@MainActor @Suite struct AppTests {
  @Test func anAppKeepsStateAndReadsTheEnvironment() {
    let composition = Composition(width: 24, height: 1) { AppRoot(CountingApp()) }
    #expect(composition.lines == ["[ Count 1 true ]"])
    composition.press("[ Count 1 true ]")
    #expect(composition.lines == ["[ Count 2 true ]"])
    #expect(log.wrappedValue == ["1 to 2"])
  }

  @Test func theFirstSceneWithAWindowIsShown() {
    let composition = Composition(width: 24, height: 1) { AppRoot(SettingsFirst()) }
    #expect(composition.lines == ["An own scene"])
    #expect(composition.semanticTree.children.first?.isEnabled == false)
  }
}
