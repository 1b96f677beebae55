/// The node of a view, as its properties see it.
@MainActor package protocol PropertyOwner: AnyObject {
  /// Something that the view reads has changed.
  func propertyDidChange()
}
