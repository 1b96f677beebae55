/// A mistake in a program that it can survive.
///
/// Issues go to the composition they concern, else to the handler of `RuntimeIssue.withHandler`,
/// else to standard error.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
  /// What sort of mistake it is.
  public var kind: Kind

  /// What happened, in one or two sentences.
  public var message: String

  /// Why it is wrong, and what to do instead.
  public var advice: String

  /// The file of the call that led to the issue, as `#fileID` gives it, where it is known.
  public var fileID: String?

  /// The line of the call that led to the issue, where it is known.
  public var line: Int?

  /// Describes a mistake.
  public init(
    _ kind: Kind, _ message: String, advice: String, fileID: String? = nil, line: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.advice = advice
    self.fileID = fileID
    self.line = line
  }

  /// The message, a blank line, and the advice.
  public var description: String { "\(message)\n\n\(advice)" }
}
