/// Several views that stand where the group stands, each as if it were written there.
public struct Group<Content: View>: PassthroughView {
  /// What the group holds.
  public var content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
