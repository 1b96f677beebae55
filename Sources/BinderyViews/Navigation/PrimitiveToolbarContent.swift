/// Toolbar content that is not made of other content.
@MainActor @preconcurrency public protocol PrimitiveToolbarContent: ToolbarContent
where Body == Never {}

extension PrimitiveToolbarContent {
  /// Never evaluated: primitive content has no body.
  public var body: Never { fatalError("Body of primitive toolbar content") }
}
