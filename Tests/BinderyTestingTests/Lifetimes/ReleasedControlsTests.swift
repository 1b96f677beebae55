import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyViews
import Observation
import Testing

@MainActor @Observable private final class FormModel {
  var name = ""
  var secret = ""
  var note = ""
  var isOn = false
  var count = 1
  var volume = 0.5
  var color = "Red"
  var isShown = false
  var isAsked = false
  var chosen: Int?
  var path: [Int] = []
  var numbers = [1, 2, 3]
}

private enum Focus: Hashable { case name, secret }

private struct TypedForm: View {
  @Bindable var model: FormModel
  @FocusState private var focus: Focus?
  var body: some View {
    VStack {
      TextField("Name", text: $model.name).focused($focus, equals: .name)
        .onSubmit { focus = .secret }
      SecureField("Secret", text: $model.secret).focused($focus, equals: .secret)
      TextEditor(text: $model.note).accessibilityIdentifier("note")
    }
  }
}

private struct ChoiceForm: View {
  @Bindable var model: FormModel
  var body: some View {
    Form {
      Toggle("On", isOn: $model.isOn)
      Stepper("Count", value: $model.count)
      Slider(value: $model.volume) { Text(verbatim: "Volume") }
      Picker("Color", selection: $model.color) {
        ForEach(["Red", "Blue"], id: \.self) { Text(verbatim: $0).tag($0) }
      }
      Menu("More") { Button("Reset") { model.count = 0 } }
      DisclosureGroup("Details") { Text(verbatim: model.name) }
    }
  }
}

private struct LayeredScreen: View {
  @Bindable var model: FormModel
  var body: some View {
    VStack {
      Button("Show") { model.isShown = true }
      Button("Ask") { model.isAsked = true }
    }
    .sheet(isPresented: $model.isShown) { TextField("Name", text: $model.name) }
    .alert("Sure?", isPresented: $model.isAsked) {
      TextField("Reason", text: $model.note)
      Button("Yes") { model.count += 1 }
    }
  }
}

private struct Browser: View {
  @Bindable var model: FormModel
  var body: some View {
    NavigationStack(path: $model.path) {
      List(selection: $model.chosen) {
        ForEach(model.numbers, id: \.self) { number in
          NavigationLink("Number \(number)", value: number)
        }
        .onDelete { model.numbers.remove(atOffsets: $0) }
        .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationDestination(for: Int.self) { number in
        TextField("Name \(number)", text: $model.name)
      }
      .refreshable { model.count += 1 }
    }
  }
}

/// A model that is shown by the kit's own controls, and used, is gone with its screen.
@MainActor @Suite(.runtimeIssues) struct ReleasedControlsTests {
  @Test func fieldsThatWereTypedIn() async throws {
    try await assertReleased { probe in
      let model = probe.watch(FormModel())
      let screen = probe.mount { TypedForm(model: model) }
      try screen.textField("Name").type("Ana\n")
      #expect(try screen.secureField("Secret").isFocused)
      try screen.secureField("Secret").type("42")
      try screen.element(identifier: "note").type("Hi")
      #expect(model.name == "Ana" && model.secret == "42" && model.note == "Hi")
    }
  }

  @Test func controlsThatWereUsed() async throws {
    try await assertReleased { probe in
      let model = probe.watch(FormModel())
      let screen = probe.mount { ChoiceForm(model: model) }
      try screen.toggle("On").toggle()
      try screen.stepper("Count").increment()
      try screen.slider("Volume").increment()
      try screen.picker("Color").select("Blue")
      try screen.menu("More").select("Reset")
      #expect(model.isOn && model.count == 0 && model.color == "Blue")
    }
  }

  @Test(arguments: [false, true]) func layersThatAreUp(_ isPutAway: Bool) async throws {
    try await assertReleased { probe in
      let model = probe.watch(FormModel())
      let screen = probe.mount { LayeredScreen(model: model) }
      try screen.button("Show").tap()
      try screen.sheet().textField("Name").type("Ana")
      if isPutAway { try screen.dismiss() }
    }
    try await assertReleased { probe in
      let model = probe.watch(FormModel())
      let screen = probe.mount { LayeredScreen(model: model) }
      try screen.button("Ask").tap()
      try screen.alert("Sure?").textField("Reason").type("So")
      if isPutAway { try screen.alert().button("Yes").tap() }
    }
  }

  @Test(arguments: [false, true]) func screensThatWerePushed(_ goesBack: Bool) async throws {
    try await assertReleased { probe in
      let model = probe.watch(FormModel())
      let screen = probe.mount { Browser(model: model) }
      try screen.row(containing: "Number 3").delete()
      try screen.refresh()
      try screen.link("Number 2").tap()
      try screen.textField("Name 2").type("x")
      if goesBack { try screen.goBack() }
      #expect(model.name == "x" && model.numbers == [1, 2])
    }
  }
}
