/// A look for groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// A group, drawn.
  associatedtype Body: View
  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The usual look: the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls one below another.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual look: the controls in a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The controls in a row.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The controls in a row.
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The controls in a row.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls one below another.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Draws the groups of controls inside in a style.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlGroupStyleModifier(style: style))
  }
}

struct ControlGroupStyleModifier<Style: ControlGroupStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.controlGroupStyle = StyleSlot {
      StyledControlGroup(style: style, configuration: $0)
    }
  }
}

struct StyledControlGroup<Style: ControlGroupStyle>: View {
  @Inlined var style: Style
  let configuration: ControlGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How groups of controls are drawn; nil is automatic.
  package var controlGroupStyle: StyleSlot<ControlGroupStyleConfiguration>? {
    get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}
