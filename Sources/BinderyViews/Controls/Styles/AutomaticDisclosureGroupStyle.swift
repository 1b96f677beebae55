import BinderyBindings
import Foundation

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
