/// What is trained in a session.
public enum SessionKind: String, CaseIterable, Hashable, Codable, Sendable {
  /// On foot.
  case run

  /// On a bicycle.
  case ride

  /// In water.
  case swim

  /// With weights.
  case strength
}
