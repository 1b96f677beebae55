/// A picture in the guides: what the screen shows after a step of a script.
public struct StepPicture: Hashable, Sendable {
  /// The name of the picture, and of its file without `.svg`: words joined by hyphens, the system's
  /// first.
  public var name: String

  /// The name of the step, as the script gives it.
  public var step: String

  /// Names a picture.
  public init(_ name: String, after step: String) {
    self.name = name
    self.step = step
  }
}
