/// The name that the window of each scroll view has.
package struct ScrollSpace: Hashable {
  /// The axis that it scrolls along; any if nil.
  package let axis: Axis?
}
