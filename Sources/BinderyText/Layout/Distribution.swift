import BinderyComposition

/// A modifier over several elements: a wrapper for each.
@MainActor final class Distribution {
  let elements: ContiguousArray<Element>
  private let memory: DistributionMemory

  init(over node: LayoutNode) {
    node.provideLayers(for: node.elementCount)
    let inner = Elements(node)
    let count = max(0, inner.count - node.layerCount)
    memory = DistributionMemory(count: count)
    let base = memory.base
    for index in 0..<count {
      let layer = count < inner.count ? inner[count + index] : nil
      (base + index).initialize(to: node.wrapper(over: inner[index], layer: layer))
    }
    elements = ContiguousArray((0..<count).map { base + $0 })
  }
}

/// The memory of wrappers, which goes with its owner on whichever thread that is released.
private struct DistributionMemory: ~Copyable {
  let base: UnsafeMutablePointer<Child>
  let count: Int
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: count)
  }
  deinit {
    for index in 0..<count { base[index].release() }
    base.deallocate()
  }
}
