import BinderyViews

/// How much a list of children has room for.
struct ChildRoom {
  let children: Int
  /// How many of the children are leaves.
  let leaves: Int

  init(_ children: Int, leaves: Int = 0) {
    self.children = children
    self.leaves = leaves
  }
}

extension AnyViewDriver {
  /// The room that the children of one view take.
  var room: ChildRoom { ChildRoom(count, leaves: leafCount) }
}
