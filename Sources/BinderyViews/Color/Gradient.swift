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

nonisolated extension Color {
  /// The usual gradient of this colour. A terminal draws the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
