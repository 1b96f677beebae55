/// What ends an input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a trigger.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return, in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return, in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
