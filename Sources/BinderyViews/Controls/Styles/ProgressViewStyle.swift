/// A look for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// A progress view, drawn.
  associatedtype Body: View
  /// Draws a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The usual look: a bar where the end is known, else a mark.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Draws a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isLinear: configuration.fractionCompleted != nil)
  }
}

/// A bar; where the end is not known it is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style. The colour is not drawn.
  public init(tint: Color) {}
  /// Draws a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isLinear: true)
  }
}

/// A circle, the fuller the further: `◔ Loading`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style. The colour is not drawn.
  public init(tint: Color) {}
  /// Draws a progress view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLook(configuration: configuration, isLinear: false)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look: a bar where the end is known, else a mark.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle, the fuller the further.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Draws the progress views inside in a style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ProgressViewStyleModifier(style: style))
  }
}

struct ProgressViewStyleModifier<Style: ProgressViewStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.progressViewStyle = StyleSlot {
      StyledProgressView(style: style, configuration: $0)
    }
  }
}

struct StyledProgressView<Style: ProgressViewStyle>: View {
  @Inlined var style: Style
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How progress views are drawn; nil is automatic.
  package var progressViewStyle: StyleSlot<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension StyleSlot where Configuration == ProgressViewStyleConfiguration {
  @MainActor static let automaticProgress = StyleSlot {
    ProgressLook(configuration: $0, isLinear: $0.fractionCompleted != nil)
  }
}
