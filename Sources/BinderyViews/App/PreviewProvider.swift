/// Views to look at while working on them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of view that is looked at.
  associatedtype Previews: View
  /// What to look at.
  @ViewBuilder static var previews: Previews { get }
}

// What only a tool that shows previews would heed.
extension View {
  /// Names the preview. Nothing else changes.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Says how much room the preview gets. Nothing else changes.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says on which device to preview. Nothing else changes.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Says which way up the device is held in the preview. Nothing else changes.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
