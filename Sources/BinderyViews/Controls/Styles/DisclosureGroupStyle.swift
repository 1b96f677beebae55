public import BinderyBindings
import Foundation

/// A look for groups that open and close.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// A group, drawn.
  associatedtype Body: View
  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style knows of the group that it draws.
public struct DisclosureGroupStyleConfiguration {
  /// Tells the parts apart.
  public enum ContentPart {}
  /// The label.
  public typealias Label = ControlPart<DisclosureGroupStyleConfiguration>
  /// The content.
  public typealias Content = ControlPart<ContentPart>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown. Writing it opens or closes the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The usual look: a mark before the label, the content below and indented.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}
  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Glyph(configuration.isExpanded ? "▾" : "▸")
        configuration.label
      }
      .semantics(disclosure(configuration.$isExpanded))
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Draws the groups inside that open and close in a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}

struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle>: EnvironmentModifier {
  let style: Style
  func _change(_ environment: inout EnvironmentValues) {
    environment.disclosureGroupStyle = StyleSlot {
      StyledDisclosureGroup(style: style, configuration: $0)
    }
  }
}

struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  @Inlined var style: Style
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  /// How groups that open and close are drawn; nil is automatic.
  package var disclosureGroupStyle: StyleSlot<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}
