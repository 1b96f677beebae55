public import Foundation

/// Colours that go over into each other. A terminal draws the first one.
nonisolated public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they stand.
  public var stops: [Stop]

  /// Makes a gradient of its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The first colour.
  public func _color(in environment: EnvironmentValues?) -> Color? { stops.first?.color }
}

/// A gradient whose type is hidden.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Hides the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The first colour.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    gradient._color(in: environment)
  }
}

nonisolated extension Color {
  /// The usual gradient of this colour. A terminal draws the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

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

/// A gradient along a line. A terminal draws its first colour.
nonisolated public struct LinearGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point outwards. A terminal draws its first colour.
nonisolated public struct RadialGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one radius to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one radius to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point outwards that follows the proportions of its place. A terminal draws its
/// first colour.
nonisolated public struct EllipticalGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one radius to another, as fractions of the place.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one radius to another, as fractions of the place.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = Gradient(colors: colors)
  }
}

/// A gradient around a point. A terminal draws its first colour.
nonisolated public struct AngularGradient: _GradientView, Hashable {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    _gradient = gradient
  }
  /// Makes a gradient of colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient around a whole circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { _gradient = gradient }
  /// Makes a gradient of colours around a whole circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(colors: colors)
  }
  /// Makes a gradient of stops from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(stops: stops)
  }
}
