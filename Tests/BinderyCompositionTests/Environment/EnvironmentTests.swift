import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var number: Int = 0
  @Entry fileprivate var name: String?
}

#Preview { Number() }

#Preview("Five", traits: .sizeThatFitsLayout) {
  @Previewable @State var number = 5
  Number().environment(\.number, number)
  Number()
}

private struct Number: View {
  @Environment(\.number) private var number
  var body: some View { Text(verbatim: "\(number)") }
}

private struct Unconcerned: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}

private struct Outer: View {
  @Binding var number: Int
  var body: some View {
    VStack {
      Number()
      Unconcerned()
    }
    .environment(\.number, number)
  }
}

private struct Links: View {
  @Environment(\.openURL) private var openURL
  let url: URL
  var body: some View {
    Press("Open") { openURL(url) { accepted in answers.wrappedValue.append(accepted) } }
  }
}

@MainActor private let answers = Binding.variable([Bool]())

@MainActor @Suite struct EnvironmentTests {
  // Fact 28.
  @Test func aChildReadsTheValueAbove() {
    let composition = Composition(width: 10, height: 3) {
      VStack(alignment: .leading) {
        Number()
        Number().environment(\.number, 1)
        Number().transformEnvironment(\.number) { $0 += 2 }.environment(\.number, 5)
      }
    }
    #expect(composition.lines == ["0", "1", "7"])
  }

  @Test func aChangeRunsThoseWhoReadIt() {
    let number = Binding.variable(1)
    let composition = Composition(width: 10, height: 2) { Outer(number: number) }
    let before = composition.counters
    number.wrappedValue = 2
    #expect(composition.lines.first?.contains("2") == true)
    #expect((composition.counters - before).bodyEvaluations == ["Outer": 1, "Number": 1])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func addressesGoToTheHandler() throws {
    let url = try #require(URL(string: "https://example.org"))
    let opened = Binding.variable([URL]())
    let composition = Composition(width: 10, height: 2) {
      Links(url: url).environment(
        \.openURL,
        OpenURLAction {
          opened.wrappedValue.append($0)
          return .handled
        })
    }
    composition.press("[ Open ]")
    #expect(opened.wrappedValue == [url])
    #expect(answers.wrappedValue == [true])
  }

  @Test func theDefaultsAreTheSameOnEveryMachine() {
    let values = EnvironmentValues()
    #expect(values.locale.identifier == "en_US")
    #expect(values.timeZone.secondsFromGMT() == 0)
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.colorScheme == .light)
    #expect(values.scenePhase == .active)
    #expect(values.lineLimit == nil)
    #expect(!values.isPresented)
    #expect(!values.accessibilityReduceMotion)
  }

  @Test func anEntryHasADefault() {
    #expect(EnvironmentValues().number == 0)
    #expect(EnvironmentValues().name == nil)
  }

  @Test func textSettingsReachTheText() {
    let composition = Composition(width: 6, height: 3) {
      Text(verbatim: "one two three").environment(\.lineLimit, 1)
        .environment(\.truncationMode, .head)
    }
    #expect(composition.lines == ["…three"])
  }

  @Test func sizeCategoriesFollowTextSizes() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
  }
}
