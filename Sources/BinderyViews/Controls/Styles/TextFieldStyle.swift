/// A look for text fields.
///
/// The styles of the kit are all there are: whether a field is in brackets.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// How fields look.
  var _look: TextFieldLook { get }
}

/// The usual look: the text in brackets, so that an empty field is seen.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// In brackets.
  public var _look: TextFieldLook { .bordered }
}

/// The text and nothing else.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Without brackets.
  public var _look: TextFieldLook { .plain }
}

/// The text in brackets.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// In brackets.
  public var _look: TextFieldLook { .bordered }
}

/// The text in brackets.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// In brackets.
  public var _look: TextFieldLook { .bordered }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look: the text in brackets.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text and nothing else.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in brackets.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in brackets.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Draws the text fields inside in a style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._look)
  }
}

struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .bordered }
}

extension EnvironmentValues {
  /// How text fields are drawn.
  package var textFieldStyle: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}
