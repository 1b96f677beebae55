nonisolated extension Color {
  /// A space that the parts of a colour are measured in. All are taken for sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// Without gamma.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  /// A colour of three parts from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      red: Self.part(red), green: Self.part(green), blue: Self.part(blue),
      alpha: Self.part(opacity))
  }

  /// A shade of grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the circle of colours, its strength and its brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    let saturation = min(max(saturation, 0), 1)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour of the parts that it was resolved to.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  private static func part(_ part: Double) -> UInt8 {
    part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
  }

  /// The parts of a colour, from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// The red part.
    public var red: Float
    /// The green part.
    public var green: Float
    /// The blue part.
    public var blue: Float
    /// How opaque it is.
    public var opacity: Float

    /// Makes a colour of its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// The parts of this colour; those of a named colour are as screens usually show it.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = environment.text.resolve(self) ?? .primary
    let (red, green, blue) = color.components
    return Resolved(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: Float(color.alpha) / 255)
  }

  private var components: (UInt8, UInt8, UInt8) {
    switch value {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .named(let name):
      switch name {
      case .red: (255, 59, 48)
      case .green: (52, 199, 89)
      case .yellow: (255, 204, 0)
      case .blue, .accent: (0, 122, 255)
      case .purple: (175, 82, 222)
      case .cyan: (50, 173, 230)
      case .white, .background: (255, 255, 255)
      case .gray, .secondary: (142, 142, 147)
      case .orange: (255, 149, 0)
      case .pink: (255, 45, 85)
      case .brown: (162, 132, 94)
      case .mint: (0, 199, 190)
      case .teal: (48, 176, 199)
      case .indigo: (88, 86, 214)
      default: (0, 0, 0)
      }
    }
  }

  /// A colour between this one and another one.
  /// - Parameter fraction: From 0, this colour, to 1, the other one.
  public func mix(with other: Color, by fraction: Double) -> Color {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let (a, b) = (components, other.components)
    func part(_ a: UInt8, _ b: UInt8) -> Double {
      (Double(a) + (Double(b) - Double(a)) * fraction) / 255
    }
    return Color(
      red: part(a.0, b.0), green: part(a.1, b.1), blue: part(a.2, b.2),
      opacity: part(alpha, other.alpha))
  }
}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its parts in hexadecimal.
  nonisolated public var description: String {
    func hex(_ part: UInt8) -> String {
      (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }
    let name: String =
      switch value {
      case .named(let name): "\(name)"
      case .rgb(let red, let green, let blue): "#" + hex(red) + hex(green) + hex(blue)
      }
    return alpha == 255 ? name : "\(name) at \((Int(alpha) * 100 + 127) / 255)%"
  }
}
