/// Declares a destination while the view is mounted.
struct ValueDestinationModifier: AttachmentModifier {
  let make: (AnyHashable) -> AnyView?

  /// A destination, and where it was declared.
  struct Memory {
    let destination: ValueDestination
    let navigator: Navigator?
  }

  func _attach(to host: any AttachmentHost) -> Memory {
    let memory = Memory(
      destination: ValueDestination(make), navigator: host.environmentValues.navigator)
    if let list = memory.navigator?.destinations { list.write(list.read() + [memory.destination]) }
    return memory
  }

  func _update(from old: Self, _ memory: inout Memory, on host: any AttachmentHost) {
    memory.destination.make.write(make)
  }

  func _detach(_ memory: Memory, from host: any AttachmentHost) {
    guard let list = memory.navigator?.destinations else { return }
    list.write(list.read().filter { $0 !== memory.destination })
  }
}
