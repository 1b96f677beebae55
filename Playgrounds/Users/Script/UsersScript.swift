public import BinderyTesting
public import PlaygroundScripting
import Testing
import UsersCore

/// What a person does with the users: waits, fails, retries, looks at one, and loads again.
@MainActor public enum UsersScript: SystemScript {
  /// The folder of the system.
  public static var name: String { "Users" }

  /// The columns of the screen.
  public static var width: Int { 56 }

  /// The rows of the screen.
  public static var height: Int { 9 }

  /// A gate for each load.
  public static func makeStubs() -> UsersStubs { UsersStubs() }

  /// The frames of the guide.
  public static var pictures: [StepPicture] {
    [
      StepPicture("users-failed", after: "The server does not answer"),
      StepPicture("users-loaded", after: "The users arrive"),
      StepPicture("users-detail", after: "Look at a user"),
      StepPicture("users-kept", after: "The answer cannot be read"),
    ]
  }

  /// Fails, finds nobody, loads, looks at a user, and loads again in all the ways that can go
  /// wrong.
  public static func run(_ run: BehaviorRun<UsersStubs>) async throws {
    let stubs = run.stubs
    try await run.step("The screen appears") { _ in }
    try await run.step("The server does not answer") { _ in
      stubs.gate(0).fail(with: UsersError.network)
    }
    try await run.step("Try again") { try $0.button("Retry").tap() }
    try await run.step("There is nobody") { _ in stubs.gate(1).open(with: []) }
    try await run.step("Load") { try $0.button("Load").tap() }
    try await run.step("The users arrive") { _ in stubs.gate(2).open(with: [ada, grace, radia]) }
    try await run.step("Look at a user") { try $0.link("Grace Hopper, grace@example.org").tap() }
    try await run.step("Go back") { try $0.goBack() }
    try await run.step("Pull to refresh") { try $0.refresh() }
    try await run.step("The answer cannot be read") { _ in
      stubs.gate(3).fail(with: UsersError.decoding)
    }
    try await run.step("Try again above the users") { try $0.button("Retry").tap() }
    try await run.step("Pull to refresh, impatiently") { try $0.refresh() }
    try await run.step("The later answer comes first") { _ in
      stubs.gate(5).open(with: [ada, radia])
    }
    try await run.step("The earlier answer comes too late") { _ in stubs.gate(4).open(with: []) }
    try await run.step("Look at another user") {
      try $0.link("Radia Perlman, radia@example.org").tap()
    }
  }

  private static let ada = User(
    id: 1, name: "Ada Lovelace", username: "ada", email: "ada@example.org")
  private static let grace = User(
    id: 2, name: "Grace Hopper", username: "grace", email: "grace@example.org")
  private static let radia = User(
    id: 3, name: "Radia Perlman", username: "radia", email: "radia@example.org")
}
