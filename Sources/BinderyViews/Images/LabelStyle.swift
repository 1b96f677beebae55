/// How a label is shown.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What a style gets of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The label as this style shows it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Shows the icon and the title, as is usual.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon only, which is called what the title says.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.semantics(.label(configuration.spoken))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon and the title, as is usual.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension Semantics {
  /// To be passed over.
  static var hidden: Semantics {
    var semantics = Semantics()
    semantics.isHidden = true
    return semantics
  }

  /// Called something, where that is known.
  static func label(_ label: String?) -> Semantics {
    var semantics = Semantics()
    semantics.label = label
    return semantics
  }
}
