/// Several scenes, in order.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let value: (repeat each Content)

  /// The window of the first scene that has one.
  public var _root: AnyView? {
    for scene in repeat each value {
      if let root = scene._root { return root }
    }
    return nil
  }
}
