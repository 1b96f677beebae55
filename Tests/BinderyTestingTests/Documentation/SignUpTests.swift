// The code of the article "From a view model to bindings". `ArticleTests` checks that it is.
import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyViews
import Observation
import Testing

private typealias Register = @MainActor @Sendable (String) async throws -> Int

@MainActor @Observable private final class SignUpModel {
  var name = ""
  var isBusy = false
  var message: String?
  var path: [Int] = []
  private let register: Register

  init(register: @escaping Register) { self.register = register }

  func signUp() {
    isBusy = true
    Task {
      do {
        path.append(try await register(name))
        message = nil
      } catch {
        message = "This name is taken."
      }
      isBusy = false
    }
  }
}

private struct SignUpModelView: View {
  @Bindable var model: SignUpModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack(alignment: .leading) {
        TextField("Name", text: $model.name)
        Button("Sign up", action: model.signUp).disabled(model.name.isEmpty || model.isBusy)
        if let message = model.message { Text(message) }
      }
      .navigationDestination(for: Int.self) { number in Text("You are number \(number)") }
    }
  }
}

private struct SignUp: Equatable {
  var name = ""
  var isBusy = false
  var message: String?
  var path: [Int] = []
}

private struct SignUpView: View {
  @Binding var state: SignUp
  let register: Register

  var body: some View {
    NavigationStack(path: $state.path) {
      VStack(alignment: .leading) {
        TextField("Name", text: $state.name)
        Button("Sign up") { Task { await signUp() } }
          .disabled(state.name.isEmpty || state.isBusy)
        if let message = state.message { Text(message) }
      }
      .navigationDestination(for: Int.self) { number in Text("You are number \(number)") }
    }
  }

  func signUp() async {
    state.isBusy = true
    defer { state.isBusy = false }
    do {
      state.path.append(try await register(state.name))
      state.message = nil
    } catch {
      state.message = "This name is taken."
    }
  }
}

private struct SignUpComposer: View {
  @State private var state = SignUp()
  let register: Register
  var body: some View { SignUpView(state: $state, register: register) }
}

private struct Taken: Error {}

@MainActor @Suite(.runtimeIssues) struct SignUpTests {
  @Test func behavesAsBefore() async {
    let report = await expectSameBehavior(
      width: 30, height: 4, stubs: { Gate<Int>() },
      [
        BehaviorStyle("view model") { setup in
          let gate = setup.stubs
          let model = setup.watch(SignUpModel { _ in try await gate.value() })
          setup.watch("path") { model.path }
          return SignUpModelView(model: model)
        },
        BehaviorStyle("bindings") { setup in
          let gate = setup.stubs
          let state = Binding.variable(SignUp())
          setup.watch("path") { state.wrappedValue.path }
          return SignUpView(state: state) { _ in try await gate.value() }
        },
      ]
    ) { run in
      try await run.step("Type a name") { try $0.textField("Name").type("Ana") }
      try await run.step("Sign up") { try $0.button("Sign up").tap() }
      try await run.step("The name is taken") { _ in run.stubs.fail(with: Taken()) }
      try await run.step("Try again") { screen in
        run.stubs.close()
        try screen.button("Sign up").tap()
      }
      try await run.step("It is free") { _ in run.stubs.open(with: 7) }
      try await run.step("Go back") { try $0.goBack() }
    }
    #expect(report.rows.map(\.liveObjects) == [0, 0])
  }

  @Test func saysThatANameIsTaken() async {
    let view = SignUpView(state: .variable(SignUp(name: "Ana"))) { _ in throw Taken() }
    await view.signUp()
    #expect(view.state == SignUp(name: "Ana", message: "This name is taken."))
  }

  @Test func theComposerOwnsTheState() async throws {
    let screen = Screen { SignUpComposer { _ in 7 } }
    try screen.textField("Name").type("Ana")
    try screen.button("Sign up").tap()
    await screen.settle()
    #expect(screen.shows("You are number 7"))
  }

  @Test func leavesNothingBehind() async throws {
    try await assertReleased { probe in
      let model = probe.watch(SignUpModel { _ in 7 })
      let screen = probe.mount { SignUpModelView(model: model) }
      try screen.textField("Name").type("Ana")
      try screen.button("Sign up").tap()
      await screen.settle()
    }
  }
}
