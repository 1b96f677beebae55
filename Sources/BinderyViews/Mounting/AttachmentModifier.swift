/// A modifier that attaches something to the life of its content: an action on appearance, a task,
/// a meaning, a preference. It takes no part in layout.
@MainActor @preconcurrency public protocol AttachmentModifier: ViewModifier where Body == Never {
  /// What is remembered between updates.
  associatedtype Memory

  /// Called once, when the content has been mounted.
  func _attach(to host: any AttachmentHost) -> Memory

  /// Called each time the modifier is handed over anew.
  func _update(from old: Self, _ memory: inout Memory, on host: any AttachmentHost)

  /// Called once, when the content goes.
  func _detach(_ memory: Memory, from host: any AttachmentHost)

  /// What the tree tells of the content, for those who walk it.
  var _annotation: Annotation? { get }
}

extension AttachmentModifier {
  /// Mounts the content below a node that holds the modifier.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.attached(Modified.self, by: Self.self)
  }

  /// Attachments that only act have no annotation.
  public var _annotation: Annotation? { nil }
}

extension AttachmentModifier where Memory == Void {
  /// Attachments that only annotate do nothing here.
  public func _attach(to host: any AttachmentHost) {}
  /// Attachments that only annotate do nothing here.
  public func _update(from old: Self, _ memory: inout Void, on host: any AttachmentHost) {}
  /// Attachments that only annotate do nothing here.
  public func _detach(_ memory: Void, from host: any AttachmentHost) {}
}
