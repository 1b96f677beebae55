/// A look for pickers. The styles of the kit are all there are.
@MainActor @preconcurrency public protocol PickerStyle {
  /// How pickers look.
  var _look: PickerLook { get }
}

/// The usual look: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var _look: PickerLook { .menu }
}

/// The option that is chosen; pressing it lists the others.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var _look: PickerLook { .menu }
}

/// The option that is chosen; pressing it lists the others, here rather than on another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var _look: PickerLook { .menu }
}

/// All options one below another.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A column.
  public var _look: PickerLook { .inline }
}

/// All options one below another, with a button each.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A column.
  public var _look: PickerLook { .inline }
}

/// All options one below another: a terminal has no wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A column.
  public var _look: PickerLook { .inline }
}

/// All options in a row, the one that is chosen in brackets. The label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A row.
  public var _look: PickerLook { .segmented }
}

/// All options in a row, the one that is chosen in brackets. The label is not shown.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A row.
  public var _look: PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The option that is chosen; pressing it lists the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The option that is chosen; pressing it lists the others.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options one below another.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options one below another, with a button each.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// All options one below another.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Draws the pickers inside in a style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}

struct PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .menu }
}

extension EnvironmentValues {
  /// How pickers are drawn.
  package var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
