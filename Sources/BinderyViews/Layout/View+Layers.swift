extension View {
  /// Puts another view behind this one, in its size.
  ///
  /// Several views, as in a `Group`, have one each. Those are told apart by position: the first
  /// view has the first one, also when it is another view than before.
  public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerOf(layer: content(), _rule: .background(alignment)))
  }

  // Not preferred: a colour is a view and a style, and is meant as a style here.
  /// Puts another view behind this one, in its size.
  @_disfavoredOverload public func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerOf(layer: background, _rule: .background(alignment)))
  }

  /// Puts another view before this one, in its size.
  ///
  /// Several views, as in a `Group`, have one each. Those are told apart by position: the first
  /// view has the first one, also when it is another view than before.
  public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerOf(layer: content(), _rule: .overlay(alignment)))
  }

  /// Puts another view before this one, in its size.
  @_disfavoredOverload public func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerOf(layer: overlay, _rule: .overlay(alignment)))
  }
}

/// A view with another one behind or before it.
struct LayerOf<Layer: View>: LayerModifier {
  let layer: Layer
  let _rule: LayoutRule
  init(layer: Layer, _rule: LayoutRule) {
    self.layer = layer
    self._rule = _rule
  }
}
