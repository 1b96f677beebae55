/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier itself, for use where one must be named.
  @MainActor public static let identity = EmptyModifier()
  /// Makes a modifier that changes nothing.
  public init() {}
  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
