public import BinderyTesting
import Foundation
public import PlaygroundScripting
import Testing
import UserProfileCore

/// What a person does with the card: looks, renames, and loads again with and without success.
@MainActor public enum UserProfileScript: SystemScript {
  /// The folder of the system.
  public static var name: String { "UserProfile" }

  /// The columns of the screen.
  public static var width: Int { 48 }

  /// The rows of the screen.
  public static var height: Int { 7 }

  /// Gates that loads wait at.
  public static func makeStubs() -> UserProfileStubs { UserProfileStubs() }

  /// Bindings, the two kinds of view models that views observe, and the three that are imperative.
  public static var styles: [BehaviorStyle<UserProfileStubs>] {
    [value, observable, observableObject, callback, propertyObserver, subject]
  }

  /// The same, without `weak` where a closure is kept.
  ///
  /// Bindings and observable models keep no closure, so they have nothing to forget.
  public static var forgetfulStyles: [BehaviorStyle<UserProfileStubs>] {
    [
      value, observable, forgetfulObservableObject, forgetfulCallback, forgetfulPropertyObserver,
      forgetfulSubject,
    ]
  }

  /// Which files belong to which style.
  public static var sources: [StyleSources] {
    let value = StyleSources(
      style: "value",
      feature: [
        "Playgrounds/UserProfile/Value/ProfileState.swift",
        "Playgrounds/UserProfile/Value/ProfileView.swift",
        "Playgrounds/UserProfile/Composer/UserProfileComposer.swift",
      ],
      tests: ["Tests/UserProfileTests/Value"])
    let models = ["Observable", "ObservableObject", "Callback", "PropertyObserver", "Subject"]
    return [value]
      + models.map { folder in
        StyleSources(
          style: folder.prefix(1).lowercased() + folder.dropFirst(),
          feature: [
            "Playgrounds/UserProfile/\(folder)",
            "Playgrounds/UserProfile/Composer/UserProfile\(folder)Composer.swift",
          ],
          tests: ["Tests/UserProfileTests/\(folder)"])
      }
  }

  /// The domain, and what all styles or all imperative styles show.
  public static var sharedSources: [String] {
    ["Playgrounds/UserProfile/Core", "Playgrounds/UserProfile/Value/Shared"]
  }

  /// The card in four states.
  public static var pictures: [StepPicture] {
    [
      StepPicture("user-profile-loading", after: "The card appears"),
      StepPicture("user-profile-loaded", after: "The profile arrives"),
      StepPicture("user-profile-refused", after: "Rename to nothing"),
      StepPicture("user-profile-failed", after: "The load fails"),
    ]
  }

  /// Loads, renames with and without success, and loads again with each outcome.
  public static func run(_ run: BehaviorRun<UserProfileStubs>) async throws {
    let (first, later) = (run.stubs.first, run.stubs.later)
    try await run.step("The card appears") { _ in }
    try await run.step("The profile arrives") { _ in first.open(with: ana) }

    try await run.step("Type a name") { try $0.textField("New name").type(" Ana Berg ") }
    try await run.step("Rename") { try $0.button("Rename").tap() }
    try await run.step("Blank the name") { try $0.textField().replaceText(with: "   ") }
    try await run.step("Rename to nothing") { try $0.button("Rename").tap() }

    try await run.step("Load again") { try $0.button("Reload").tap() }
    try await run.step("The load fails") { _ in later.fail(with: Unreachable()) }
    later.close()
    try await run.step("Load a third time") { try $0.button("Reload").tap() }
    try await run.step("The load is cancelled") { _ in later.fail(with: CancellationError()) }
    later.close()
    try await run.step("Load a fourth time") { try $0.button("Reload").tap() }
    try await run.step("Somebody without an email arrives") { _ in later.open(with: bo) }
  }

  private struct Unreachable: LocalizedError {
    var errorDescription: String? { "The server was not found." }
  }

  private static let ana = UserProfile(id: 7, name: "Ana Lindqvist", email: "ana@example.com")
  private static let bo = UserProfile(id: 8, name: "Bo Kaya")
}
