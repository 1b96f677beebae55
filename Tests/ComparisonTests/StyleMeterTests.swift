import BinderyMeasuring
import BinderyTesting
import BinderyViews
import Comparison
import Foundation
import Observation
import PlaygroundScripting
import Testing

/// A number that is told of: by whom it is kept, if the script says so.
@MainActor @Observable private final class Tally {
  var count = 0
  @ObservationIgnored var onChange: () -> Void = {}
}

private struct TallyView: View {
  let tally: Tally
  var body: some View { Button("Add \(tally.count)") { tally.count += 1 } }
}

/// A system with one style, which leaks if it is written without care.
@MainActor private enum TallyScript: SystemScript {
  static var name: String { "Tally" }
  static var width: Int { 12 }
  static var height: Int { 1 }
  static func makeStubs() {}
  static var styles: [BehaviorStyle<Void>] {
    [BehaviorStyle("observable") { TallyView(tally: $0.watch(Tally())) }]
  }
  static var forgetfulStyles: [BehaviorStyle<Void>] {
    [
      BehaviorStyle("observable") { setup in
        let tally = setup.watch(Tally())
        tally.onChange = { _ = tally.count }
        return TallyView(tally: tally)
      }
    ]
  }
  static let file = "Tests/ComparisonTests/StyleMeterTests.swift"
  static var sources: [StyleSources] {
    [StyleSources(style: "observable", feature: [file], tests: [file])]
  }
  static var sharedSources: [String] { [] }
  static var pictures: [StepPicture] {
    [StepPicture("tally-one", after: "Add one"), StepPicture("tally-two", after: "Add another")]
  }
  static func run(_ run: BehaviorRun<Void>) async throws {
    try await run.step("Add one") { try $0.button("Add 0").tap() }
    try await run.step("Add another") { try $0.button("Add 1").tap() }
  }
}

/// A script that cannot be run.
@MainActor private enum BrokenScript: SystemScript {
  static var name: String { "Broken" }
  static func makeStubs() {}
  static var styles: [BehaviorStyle<Void>] { [BehaviorStyle("value") { _ in Text("Nothing") }] }
  static var sources: [StyleSources] { [StyleSources(style: "value", feature: [], tests: [])] }
  static var sharedSources: [String] { [] }
  static var pictures: [StepPicture] { [StepPicture("broken-never", after: "Never")] }
  static func run(_ run: BehaviorRun<Void>) async throws {
    try await run.step("Add") { try $0.button("Add").tap() }
  }
}

/// A script whose styles and sources differ.
@MainActor private enum MismatchedScript: SystemScript {
  static var name: String { "Mismatched" }
  static func makeStubs() {}
  static var styles: [BehaviorStyle<Void>] { [BehaviorStyle("value") { _ in Text("Nothing") }] }
  static var sources: [StyleSources] { [StyleSources(style: "other", feature: [], tests: [])] }
  static var sharedSources: [String] { [] }
  static var pictures: [StepPicture] { [StepPicture("mismatched-never", after: "Never")] }
  static func run(_ run: BehaviorRun<Void>) async throws {}
}

@MainActor @Suite struct StyleMeterTests {
  private func compare(_ script: any SystemScript.Type) async throws -> StyleComparison {
    let here = URL(filePath: #filePath).deletingLastPathComponent().path
    return try await StyleComparison(
      of: [script], in: PackageFolder(containing: here), budget: .zero)
  }

  @Test func countsWhatTheStepsTake() async throws {
    let style = try #require(try await compare(TallyScript.self).systems.first?.styles.first)
    #expect(style.run.steps == 2)
    #expect(style.run.bodies == 2)
    #expect(style.run.cells > 0)
    #expect(style.run.time?.samples == 1)
    #expect(style.sources.types == 6)
  }

  @Test func runsTheForgetfulStyleToo() async throws {
    let style = try #require(try await compare(TallyScript.self).systems.first?.styles.first)
    #expect(style.run.watched == 1)
    #expect(style.run.alive == 0)
    #expect(style.run.aliveIfForgotten == 1)
  }

  @Test func saysWhyAScriptCannotBeRun() async throws {
    let error = await #expect(throws: ComparisonError.self) { try await compare(BrokenScript.self) }
    let words = error?.description ?? ""
    #expect(words.hasPrefix("The script of Broken failed for the style value:\n"))
    #expect(words.contains("could not do the step \"Add\""))
  }

  @Test func stylesAndSourcesMustBeTheSame() async {
    await #expect(throws: ComparisonError.differentStyles(system: "Mismatched")) {
      try await compare(MismatchedScript.self)
    }
  }

  @Test func drawsTheFrameAfterAStep() async throws {
    let pictures = try await GuidePictures.draw(TallyScript.self)
    #expect(pictures.keys.sorted() == ["tally-one", "tally-two"])
    #expect(pictures["tally-one"]?.contains("Add 1") == true)
    #expect(pictures["tally-two"]?.contains("Add 2") == true)
  }

  @Test func aStepThatIsNotThereIsNotDrawn() async {
    await #expect(throws: ComparisonError.missingStep("Never", system: "Mismatched")) {
      try await GuidePictures.draw(MismatchedScript.self)
    }
  }
}
