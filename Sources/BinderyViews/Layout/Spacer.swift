public import Foundation

/// Room that takes what is left along the axis of its stack.
public struct Spacer: LeafView {
  /// The least length in points; nil is one column in a row and nothing in a column.
  public var minLength: CGFloat?

  /// Makes room of at least a length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Has a leaf make the room of the spacer at an address. Returns whether it made another one.
  public static func _update(
    _ leaf: UnsafeMutablePointer<Leaf>, to spacer: UnsafePointer<Spacer>
  ) -> Bool {
    if case .spacer(let minLength) = leaf.pointee, minLength == spacer.pointee.minLength {
      return false
    }
    leaf.pointee = spacer.pointee._leaf
    return true
  }

  /// A spacer leaf.
  public var _leaf: Leaf { .spacer(minLength: minLength) }

  /// Makes room by a leaf.
  public static func _initialize(
    _ leaf: UnsafeMutablePointer<Leaf>, from spacer: UnsafePointer<Spacer>
  ) {
    leaf.initialize(to: .spacer(minLength: spacer.pointee.minLength))
  }
}
