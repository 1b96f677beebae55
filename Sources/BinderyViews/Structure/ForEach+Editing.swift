public import Foundation

extension ForEach {
  /// Lets rows be deleted in a list: the action gets their positions and must remove the elements.
  ///
  /// Each row then has a delete action. Nil takes the action away.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.delete = action
    return copy
  }

  /// Lets rows be moved in a list: the action gets their positions and the one to move them before.
  ///
  /// Each row then has a move action. Nil takes the action away.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.move = action
    return copy
  }
}
