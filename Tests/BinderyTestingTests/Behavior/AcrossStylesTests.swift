import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct AcrossStylesTests {
  private static let logInStyles: [BehaviorStyle<Gate<Void>>] = [
    BehaviorStyle("bindings") { setup in
      LogInForm(
        email: setup.binding("email", initial: ""),
        password: setup.binding("password", initial: ""),
        status: setup.binding("status", initial: .editing), service: setup.stubs.value)
    },
    BehaviorStyle("observable") { setup in
      let model = setup.watch(LogInModel(service: setup.stubs.value))
      setup.watch("email") { model.email }
      setup.watch("password") { model.password }
      setup.watch("status") { model.status }
      return LogInModelView(model: model)
    },
    BehaviorStyle("object") { setup in
      let object = setup.watch(LogInObject(service: setup.stubs.value))
      setup.watch("email") { object.email }
      setup.watch("password") { object.password }
      setup.watch("status") { object.status }
      return LogInObjectView(object: object)
    },
  ]

  /// Fact 38.
  @Test func logsInAlikeInEveryStyle() async {
    let report = await expectSameBehavior(
      width: 20, height: 4, stubs: { Gate<Void>() }, Self.logInStyles
    ) { run in
      #expect(try !run.screen.button("Log in").isEnabled)
      try await run.step("Type the email") { try $0.textField("Email").type("ana@x.org") }
      #expect(try !run.screen.button("Log in").isEnabled)
      try await run.step("Type the password") { try $0.secureField("Password").type("secret") }
      #expect(try run.screen.button("Log in").isEnabled)
      try await run.step("Log in") {
        try $0.button("Log in").tap()
      } shows: {
        """
        [ana@x.org         ]
        [••••••            ]
        [ Log in ]
        One moment…
        """
      }
      #expect(try !run.screen.textField("Email").isEnabled)
      try await run.step("The answer comes") { _ in
        run.stubs.open()
      } shows: {
        """
        [ana@x.org         ]
        [••••••            ]
        [ Log in ]
        Welcome
        """
      }
    }
    #expect(report.rows.map(\.style) == ["bindings", "observable", "object"])
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0])
    #expect(report["bindings"]?.writes == 17)
  }

  @Test func stateOfTheRootIsAStyleToo() async {
    await expectSameBehavior(
      width: 20, height: 4, stubs: { Gate<Void>() },
      [
        BehaviorStyle("state") { LogInRoot(service: $0.stubs.value) },
        BehaviorStyle("observable") { LogInModelView(model: LogInModel(service: $0.stubs.value)) },
      ]
    ) { run in
      try await run.step("Fill in") {
        try $0.textField("Email").type("a")
        try $0.secureField("Password").type("b")
      }
      try await run.step("Log in") { try $0.button("Log in").tap() }
      try await run.step("The answer comes") { _ in run.stubs.open() }
    }
  }

  @MainActor private struct SearchStubs {
    let clock = TestClock()
    let searches = Binding<[String]>.variable([])

    var service: SearchService {
      { [clock, searches] text in
        searches.wrappedValue.append("\(text) at \(clock.now.offset)")
      }
    }
  }

  /// Fact 39.
  @Test func searchesOnceTypingHasStopped() async {
    await expectSameBehavior(
      width: 20, height: 1, stubs: { SearchStubs() },
      [
        BehaviorStyle("bindings") { setup in
          SearchForm(
            text: setup.binding("text", initial: ""), clock: setup.stubs.clock,
            search: setup.stubs.service)
        },
        BehaviorStyle("observable") { setup in
          let model = setup.watch(
            SearchModel(clock: setup.stubs.clock, search: setup.stubs.service))
          setup.watch("text") { model.text }
          return SearchModelView(model: model)
        },
      ]
    ) { run in
      let (clock, searches) = (run.stubs.clock, run.stubs.searches)
      for letter in ["a", "b", "c"] {
        try await run.step("Type \(letter)") { try $0.textField("Search").type(letter) }
        if letter != "c" { await clock.advance(by: .seconds(0.5)) }
      }
      await clock.advance(by: .seconds(0.5))
      #expect(searches.wrappedValue == [])
      await clock.advance(by: .seconds(5))
      #expect(searches.wrappedValue == ["abc at 2.0 seconds"])
    }
  }

  /// Fact 41.
  @Test func tellsWhichStyleLeaks() async throws {
    weak var leaked: LogInModel?
    let report = await expectSameBehavior(
      width: 20, height: 4, stubs: { Gate<Void>() },
      [
        BehaviorStyle("bindings") { setup in
          LogInForm(
            email: setup.binding("email", initial: ""),
            password: setup.binding("password", initial: ""),
            status: setup.binding("status", initial: .editing), service: setup.stubs.value)
        },
        BehaviorStyle("leaking") { setup in
          let model = setup.watch(LogInModel(service: setup.stubs.value))
          model.onDone = { model.email = "" }
          for name in ["email", "password"] { setup.watch(name) { "" } }
          setup.watch("status") { LogInStatus.editing }
          leaked = model
          return LogInModelView(model: model)
        },
      ]
    ) { _ in }
    #expect(report["bindings"]?.liveObjects == 0)
    #expect(report["leaking"]?.liveObjects == 1)
    leaked?.onDone = nil
  }

  /// Fact 41: the value style.
  @Test func valuesLeaveNothingBehind() async throws {
    try await assertReleased { probe in
      let gate = probe.watch(Gate<Void>())
      let screen = probe.mount(width: 20, height: 4) {
        LogInForm(
          email: .variable("a"), password: .variable("b"), status: .variable(.editing),
          service: gate.value)
      }
      try screen.button("Log in").tap()
      gate.open()
      await screen.settle()
      #expect(screen.shows("Welcome"))
    }
  }
}
