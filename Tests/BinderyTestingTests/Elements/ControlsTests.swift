import BinderyBindings
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Profile: Equatable {
  var name = ""
  var note = ""
  var isPublic = false
  var age = 1
  var volume = 0.0
  var color = "Red"
}

private struct ProfileForm: View {
  @Binding var profile: Profile
  let save: @MainActor () -> Void
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $profile.name).onSubmit(save)
      TextEditor(text: $profile.note).accessibilityIdentifier("note")
      Toggle("Public", isOn: $profile.isPublic)
      Stepper("Age", value: $profile.age, in: 0...2)
      Slider(value: $profile.volume, in: 0...1, step: 0.5) { Text(verbatim: "Volume") }
      Picker("Color", selection: $profile.color) {
        ForEach(["Red", "Blue"], id: \.self) { Text(verbatim: $0).tag($0) }
      }
      ProgressView("Upload", value: 0.5)
      Button("Save", action: save).disabled(profile.name.isEmpty)
    }
  }
}

/// The verbs on the kit's own controls.
@MainActor @Suite(.runtimeIssues) struct ControlsTests {
  private func mounted(
    _ profile: Binding<Profile>, save: @escaping @MainActor () -> Void = {}
  ) -> Screen {
    Screen(width: 40, height: 16) { ProfileForm(profile: profile, save: save) }
  }

  @Test func workAsAPersonWouldUseThem() throws {
    let profile = Binding.variable(Profile())
    var saved = 0
    let screen = mounted(profile) { saved += 1 }
    #expect(try !screen.button("Save").isEnabled)
    try screen.textField("Name").type("Ana")
    #expect(try screen.textField("Name").isFocused)
    try screen.element(identifier: "note").type("a\nb")
    try screen.toggle("Public").toggle()
    try screen.stepper("Age").increment()
    try screen.slider("Volume").increment()
    try screen.picker("Color").select("Blue")
    #expect(
      profile.wrappedValue
        == Profile(
          name: "Ana", note: "a\nb", isPublic: true, age: 2, volume: 0.5, color: "Blue"))
    #expect(try screen.progress("Upload").role == .progress)
    try screen.button("Save").tap()
    try screen.textField("Name").submit()
    #expect(saved == 2)
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func typeWhereTheCursorStands() throws {
    let profile = Binding.variable(Profile(name: "Aa"))
    let screen = mounted(profile)
    try screen.textField("Name").press(.leftArrow)
    try screen.textField("Name").type("n")
    #expect(profile.wrappedValue.name == "Ana")
    try screen.press(.delete)
    #expect(profile.wrappedValue.name == "Aa")
    try screen.textField("Name").clear()
    #expect(profile.wrappedValue.name == "")
  }

  @Test func sayWhatDisablesThem() {
    let screen = mounted(.variable(Profile()))
    let error = #expect(throws: ScreenError.self) { try screen.button("Save").tap() }
    #expect(
      error?.message.hasPrefix(
        "The button \"Save\" cannot be tapped: it is disabled by .disabled(true) in ProfileForm.\n"
      ) == true)
  }

  @Test func sayThatTheirScreenIsDisabled() {
    var environment = EnvironmentValues()
    environment.isEnabled = false
    let screen = Screen(width: 20, height: 1, environment: environment) { Button("Save") {} }
    let error = #expect(throws: ScreenError.self) { try screen.button("Save").tap() }
    #expect(
      error?.message == """
        The button "Save" cannot be tapped: it is disabled by the environment of the screen.

        button "Save" (disabled)
        """)
  }

  @Test func stopAtTheirBounds() {
    let screen = mounted(.variable(Profile(age: 2)))
    let error = #expect(throws: ScreenError.self) { try screen.stepper("Age").increment() }
    #expect(
      error?.message.hasPrefix(
        "The stepper \"Age\" cannot be incremented: it is at its bound, or nothing to step.\n")
        == true)
  }
}
