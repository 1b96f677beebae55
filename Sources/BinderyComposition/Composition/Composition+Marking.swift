extension Composition {
  @inline(__always) func enqueue(_ node: Node) {
    nodesMarked &+= 1
    queue.add(node)
    invalidate()
  }

  /// Has layout look at a leaf (its position in `node`), or at a layout node itself (-1).
  @inline(__always) package func noteChange(of node: Node, at index: Int = -1) {
    node.isListed = true
    changes.append(LayoutChange(node: .passUnretained(node), index: index))
    invalidate()
  }

  /// Moves the places to look at into an empty list, in the order in which they were noted. Returns
  /// whether there are any.
  ///
  /// Layout may note further places meanwhile: it mounts rows and the content of readers.
  package func takeChanges(_ list: inout ContiguousArray<LayoutChange>) -> Bool {
    if changes.isEmpty { return false }
    swap(&changes, &list)
    return true
  }

  @inline(__always) func invalidate() {
    if !isInvalid && phase == .idle { tellInvalid() }
  }

  private func tellInvalid() {
    if !top.isMounted { return }
    isInvalid = true
    invalidationHandler?()
    // Telling takes a lock, and mostly nobody listens.
    if waiting > 0 { tasks.signal() }
    if settling > 0 { scheduleFlush() }
  }
}
