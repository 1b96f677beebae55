import BinderyBindings

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @LocalState private var memory = ScrollPositionMemory()

  func body(content: Content) -> some View {
    let (id, memory) = (id, memory)
    return content.modifier(
      ScrollPositionAttachment(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor, memory: memory
      ) { seen in
        guard let seen = seen.base as? ID else { return false }
        memory.id = AnyHashable(seen)
        if id.wrappedValue != seen { id.wrappedValue = seen }
        return true
      })
  }
}
