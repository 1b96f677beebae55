/// Commands that are not made of others.
@MainActor @preconcurrency public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never evaluated: primitive commands have no body.
  public var body: Never { fatalError("Body of primitive commands") }
}
