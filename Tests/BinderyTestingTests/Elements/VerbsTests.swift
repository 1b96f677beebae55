import BinderyBindings
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

/// What a test does with one of the controls, and what comes of it.
struct Verb: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How a failure names the element and what was to be done with it.
  let failure: String
  let act: @MainActor @Sendable (Screen) throws -> Void
  let outcome: @MainActor @Sendable (inout Bench) -> Void

  init(
    _ description: String, _ failure: String,
    _ act: @escaping @MainActor @Sendable (Screen) throws -> Void,
    changes outcome: @escaping @MainActor @Sendable (inout Bench) -> Void
  ) {
    testDescription = description
    self.failure = failure
    self.act = act
    self.outcome = outcome
  }

  static let all: [Verb] = [
    Verb("tap a button", "button \"Save\"") {
      try $0.button("Save").tap()
    } changes: {
      $0.log = ["save"]
    },
    Verb("tap a link", "link \"Site\"") {
      try $0.link("Site").tap()
    } changes: {
      $0.log = ["site"]
    },
    Verb("type a character", "text field \"Name\"") {
      try $0.textField("Name").type("x")
    } changes: {
      $0.name = "Anax"
    },
    Verb("clear", "text field \"Name\"") {
      try $0.textField("Name").clear()
    } changes: {
      $0.name = ""
    },
    Verb("replace", "text field \"Name\"") { screen in
      try screen.textField("Name").replaceText(with: "Bo")
    } changes: {
      $0.name = "Bo"
    },
    Verb("submit", "text field \"Name\"") {
      try $0.textField("Name").submit()
    } changes: {
      $0.log = ["submit"]
    },
    Verb("press return", "text field \"Name\"") {
      try $0.textField("Name").press(.return)
    } changes: {
      $0.log = ["submit"]
    },
    Verb("press delete", "text field \"Name\"") {
      try $0.textField("Name").press(.delete)
    } changes: {
      $0.name = "An"
    },
    Verb("type a secret", "secure field \"Secret\"") { screen in
      try screen.secureField("Secret").type("s")
    } changes: {
      $0.secret = "s"
    },
    Verb("toggle", "toggle \"On\"") {
      try $0.toggle("On").toggle()
    } changes: {
      $0.isOn = true
    },
    Verb("tap a toggle", "toggle \"On\"") {
      try $0.toggle("On").tap()
    } changes: {
      $0.isOn = true
    },
    Verb("press space", "toggle \"On\"") {
      try $0.toggle("On").press(.space)
    } changes: {
      $0.isOn = true
    },
    Verb("increment a stepper", "stepper \"Count\"") { screen in
      try screen.stepper("Count").increment()
    } changes: {
      $0.count = 2
    },
    Verb("decrement a stepper", "stepper \"Count\"") { screen in
      try screen.stepper("Count").decrement()
    } changes: {
      $0.count = 0
    },
    Verb("increment a slider", "slider \"Volume\"") { screen in
      try screen.slider("Volume").increment()
    } changes: {
      $0.volume = 0.75
    },
    Verb("press the left arrow", "slider \"Volume\"") { screen in
      try screen.slider("Volume").press(.leftArrow)
    } changes: {
      $0.volume = 0.25
    },
    Verb("select an option", "picker \"Color\"") { screen in
      try screen.picker("Color").select("Blue")
    } changes: {
      $0.color = "Blue"
    },
    Verb("select in a menu", "menu \"More\"") {
      try $0.menu("More").select("Reset")
    } changes: {
      $0.count = 0
    },
    Verb("press for long", "text \"Held\"") { screen in
      try screen.text("Held").longPress()
      try screen.button("Copy").tap()
    } changes: {
      $0.log = ["copy"]
    },
    Verb("select a row", "row containing \"Two\"") { screen in
      try screen.row(containing: "Two").select()
    } changes: {
      $0.chosen = "Two"
    },
    Verb("delete a row", "row containing \"Two\"") { screen in
      try screen.row(containing: "Two").delete()
    } changes: {
      $0.rows = ["One", "Three"]
    },
    Verb("move a row", "row containing \"Two\"") { screen in
      try screen.row(containing: "Two").move(to: 0)
    } changes: {
      $0.rows = ["Two", "One", "Three"]
    },
    Verb("move a row by its position", "row at position 0") { screen in
      try screen.move(from: 0, to: 3)
    } changes: {
      $0.rows = ["Two", "Three", "One"]
    },
    Verb("refresh a list", "list") {
      try $0.list().refresh()
    } changes: {
      $0.log = ["refreshed"]
    },
  ]
}

/// Each verb on each of the kit's controls.
@MainActor @Suite(.runtimeIssues) struct VerbsTests {
  @Test(arguments: Verb.all) func changeWhatTheyShould(_ verb: Verb) async throws {
    let bench = Binding.variable(Bench())
    let screen = Screen(width: 40, height: 24) { Controls(bench: bench) }
    try verb.act(screen)
    await screen.settle()
    var expected = Bench()
    verb.outcome(&expected)
    #expect(bench.wrappedValue == expected)
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test(arguments: ObstructedControls.Obstacle.allCases)
  func changeNothingThatCannotBeUsed(_ obstacle: ObstructedControls.Obstacle) async throws {
    let bench = Binding.variable(Bench())
    let screen = Screen(width: 40, height: 24) {
      ObstructedControls(bench: bench, obstacle: obstacle)
    }
    let before = screen.frame
    let reason =
      switch obstacle {
      case .disabled: "disabled by .disabled(true) in ObstructedControls"
      case .hidden: "hidden by .hidden() in ObstructedControls"
      case .transparent: "hidden by .opacity(0) in ObstructedControls"
      case .unspoken: "hidden by .accessibilityHidden(true) in ObstructedControls"
      case .sheet: "covered by the sheet"
      case .alert: "covered by the alert \"Sure?\""
      }
    for verb in Verb.all {
      let error = try #require(throws: ScreenError.self, "\(verb)") { try verb.act(screen) }
      #expect(error.kind == .unusable, "\(verb)")
      let sentence = error.message.prefix { $0 != "\n" }
      #expect(sentence.hasPrefix("The \(verb.failure) cannot be "), "\(verb)")
      #expect(sentence.hasSuffix(": it is \(reason)."), "\(verb)")
      await screen.settle()
      #expect(bench.wrappedValue == Bench(), "\(verb)")
      #expect(screen.frame == before, "\(verb)")
    }
  }

  @Test(arguments: ["Name", "Secret"]) func writeOnceAKeyPress(_ label: String) throws {
    try withWriteRecorder { recorder in
      let bench = recorder.binding("bench", initial: Bench())
      let screen = Screen(width: 40, height: 24) { Controls(bench: bench) }
      let field = try label == "Name" ? screen.textField() : screen.secureField()
      try field.clear()
      recorder.expectCount("bench", label == "Name" ? 1 : 0)
      try field.type("añ👍🏽")
      recorder.expectCount("bench", 3)
      try field.press(.leftArrow)
      recorder.expectCount("bench", 0)
      try field.press(.delete)
      recorder.expectCount("bench", 1)
      #expect((label == "Name" ? bench.wrappedValue.name : bench.wrappedValue.secret) == "a👍🏽")
    }
  }

  @Test func findEachControl() throws {
    let screen = Screen(width: 40, height: 24) { Controls(bench: .variable(Bench())) }
    let elements = [
      try screen.button("Save"), try screen.link("Site"), try screen.textField("Name"),
      try screen.secureField(), try screen.toggle("On"), try screen.stepper(),
      try screen.slider(), try screen.picker(), try screen.menu("More"), try screen.text("Held"),
      try screen.progress(), try screen.image("Star"), try screen.list(),
      try screen.row(containing: "Two"),
    ]
    #expect(
      elements.map { "\($0.role) \($0.label): \($0.value ?? "-") @\($0.frame.y)" } == [
        "button Save: - @0", "link Site: - @1", "textField Name: Ana @2", "secureField Secret:  @3",
        "toggle On: off @4", "stepper Count: 1 @5", "slider Volume: 0.5 @6", "picker Color: Red @7",
        "menu More: closed @8", "text Held: - @9", "progress Upload: 50% @10", "image Star: - @12",
        "list : - @13", "row Two: - @14",
      ])
  }

  @Test func pressWhatARowHolds() throws {
    var log: [String] = []
    let screen = Screen(width: 40, height: 8) {
      List {
        Button("One") { log.append("one") }
        Text(verbatim: "Four").contextMenu { Button("Five") { log.append("five") } }
      }
    }
    try screen.row(containing: "One").tap()
    try screen.row(containing: "Four").longPress()
    try screen.button("Five").tap()
    #expect(log == ["one", "five"])
  }

  @Test func giveAndTakeTheFocus() throws {
    let screen = Screen(width: 40, height: 24) { Controls(bench: .variable(Bench())) }
    try screen.textField().focus()
    #expect(try screen.textField().isFocused && !screen.secureField().isFocused)
    try screen.secureField().focus()
    #expect(try !screen.textField().isFocused && screen.secureField().isFocused)
    try screen.press(.space)
    #expect(try screen.secureField().value == "•")
    try screen.secureField().unfocus()
    #expect(try !screen.secureField().isFocused)
    #expect(throws: ScreenError.self) { try screen.press(.space) }
  }
}
