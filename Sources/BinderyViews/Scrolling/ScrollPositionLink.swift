/// Takes the identity of the first view that is seen in a window.
public struct ScrollPositionLink {
  /// Takes an identity, unless it is of another type than is wanted.
  package let take: @MainActor (AnyHashable) -> Bool
}
