/// A look for menus. The styles of the kit are all there are.
@MainActor @preconcurrency public protocol MenuStyle {
  /// How menus look.
  var _look: MenuLook { get }
}

/// The usual look: the label in brackets.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// In brackets.
  public var _look: MenuLook { .bordered }
}

/// The label in brackets.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// In brackets.
  public var _look: MenuLook { .bordered }
}

/// The label alone.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Without brackets.
  public var _look: MenuLook { .plain }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look: the label in brackets.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label in brackets.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label alone.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Draws the menus inside in a style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuLook, style._look)
  }

  /// Does nothing: a menu has no mark to hide but the one that tells it is a menu.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

struct MenuLookKey: EnvironmentKey {
  static var defaultValue: MenuLook { .bordered }
}

extension EnvironmentValues {
  /// How menus are drawn.
  package var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}
