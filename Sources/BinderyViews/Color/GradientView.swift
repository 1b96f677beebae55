/// A gradient that is a view too: it fills the room it gets with its first colour.
nonisolated public protocol _GradientView: ShapeStyle, LeafView {
  /// The colours.
  var _gradient: Gradient { get }
}

nonisolated extension _GradientView {
  /// The first colour.
  public func _color(in environment: EnvironmentValues?) -> Color? { _gradient.stops.first?.color }
}

extension _GradientView {
  /// A filled rectangle.
  public var _leaf: Leaf { .fill(Fill(color: _gradient.stops.first?.color ?? .clear)) }
}
