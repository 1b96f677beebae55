/// A look for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// A gauge, drawn.
  associatedtype Body: View
  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The usual look: a bar with the ends beside it, the label above and the value below.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLook(configuration: configuration, isSmall: false)
  }
}

/// The bar and the value in one row.
public struct AccessoryGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLook(configuration: configuration, isSmall: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual look.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// A bar.
  public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryGaugeStyle {
  /// The bar and the value in one row: a terminal draws no arcs.
  public static var accessoryCircular: AccessoryGaugeStyle { AccessoryGaugeStyle() }
  /// The bar and the value in one row: a terminal draws no arcs.
  public static var accessoryCircularCapacity: AccessoryGaugeStyle { AccessoryGaugeStyle() }
  /// The bar and the value in one row.
  public static var accessoryLinear: AccessoryGaugeStyle { AccessoryGaugeStyle() }
  /// The bar and the value in one row.
  public static var accessoryLinearCapacity: AccessoryGaugeStyle { AccessoryGaugeStyle() }
}

extension View {
  /// Draws the gauges inside in a style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(GaugeStyleModifier(style: style))
  }
}

struct GaugeStyleModifier<Style: GaugeStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.gaugeStyle = StyleSlot { StyledGauge(style: style, configuration: $0) }
  }
}

struct StyledGauge<Style: GaugeStyle>: View {
  @Inlined var style: Style
  let configuration: GaugeStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How gauges are drawn; nil is automatic.
  package var gaugeStyle: StyleSlot<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension StyleSlot where Configuration == GaugeStyleConfiguration {
  @MainActor static let automaticGauge = StyleSlot { GaugeLook(configuration: $0, isSmall: false) }
}
