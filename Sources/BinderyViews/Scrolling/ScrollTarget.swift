/// The place in the tree whose windows a proxy scrolls.
@MainActor final class ScrollTarget {
  weak var host: (any AttachmentHost)?
  nonisolated init() {}
}
