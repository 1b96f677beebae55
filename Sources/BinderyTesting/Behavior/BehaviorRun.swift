import BinderyComposition
import BinderyText
public import Testing

/// A style of a feature on its screen, as the script sees it.
@MainActor public final class BehaviorRun<Stubs> {
  /// The name of the style.
  public let style: String
  /// The screen that the style is mounted on.
  public let screen: Screen
  /// What stands for the outside world, made for this run.
  public let stubs: Stubs
  private(set) var pictures: [BehaviorPicture] = []
  /// Who measures the run. Nothing is compared then.
  private let observer: BehaviorObserver?

  init(
    style: String, screen: Screen, stubs: Stubs, observer: BehaviorObserver? = nil,
    at location: SourceLocation
  ) {
    self.style = style
    self.screen = screen
    self.stubs = stubs
    self.observer = observer
    takePicture(after: nil, at: location)
  }

  /// Does something, settles the screen, and remembers what a person would then see.
  public func step(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ action: @MainActor (Screen) async throws -> Void
  ) async throws {
    observer?.willStep(screen)
    do {
      try await action(screen)
    } catch {
      throw BehaviorStepError(style: style, step: name, error: error, location: sourceLocation)
    }
    await screen.settle(sourceLocation: sourceLocation)
    observer?.didStep(name, screen)
    takePicture(after: name, at: sourceLocation)
  }

  /// Does something, settles the screen, and checks what a person then sees: the characters of the
  /// rows, as `expectFrame` does.
  public func step(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    filePath: String = #filePath, _ action: @MainActor (Screen) async throws -> Void,
    shows frame: @MainActor () -> String
  ) async throws {
    try await step(name, sourceLocation: sourceLocation, action)
    if observer != nil { return }
    expectFrame(screen.frame, of: "step", sourceLocation: sourceLocation, filePath: filePath, frame)
  }

  private func takePicture(after step: String?, at location: SourceLocation) {
    if observer != nil { return }
    pictures.append(
      BehaviorPicture(
        step: step, lines: screen.frame.lines, outline: screen.outline, location: location))
  }
}
