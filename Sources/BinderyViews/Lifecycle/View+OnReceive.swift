public import BinderyCombine

extension View {
  /// Runs an action for each value of a publisher while this view is mounted.
  ///
  /// Values that come on the main thread are taken at once, or after the update that is under way;
  /// values that come on another thread are taken on the main actor, in their order. A publisher
  /// that an evaluation makes anew is subscribed to anew.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceptionModifier(publisher: publisher, action: action))
  }
}

struct ReceptionModifier<P: Publisher>: AttachmentModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  func _attach(to host: any AttachmentHost) -> Reception<P.Output> {
    Reception(publisher, on: host, action)
  }

  func _update(from old: Self, _ memory: inout Reception<P.Output>, on host: any AttachmentHost) {
    memory.action = action
    if host.isSame(old.publisher, publisher) { return }
    memory.end()
    memory = Reception(publisher, on: host, action)
  }

  func _detach(_ memory: Reception<P.Output>, from host: any AttachmentHost) { memory.end() }
}
