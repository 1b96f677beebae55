/// A training session, as it is planned: what the editor edits.
public struct Session: Hashable, Codable, Sendable {
  /// What the session is called.
  public var name: String

  /// How long it takes, in minutes.
  public var duration: Int

  /// What is trained.
  public var kind: SessionKind

  /// Whether it is done under a roof.
  public var isIndoors: Bool

  /// Anything else worth knowing; empty if there is nothing.
  public var notes: String

  /// Makes a session from its facts: without any, a run of half an hour that has no name yet.
  public init(
    name: String = "", duration: Int = 30, kind: SessionKind = .run, isIndoors: Bool = false,
    notes: String = ""
  ) {
    self.name = name
    self.duration = duration
    self.kind = kind
    self.isIndoors = isIndoors
    self.notes = notes
  }
}
