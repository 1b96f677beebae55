import Foundation

extension View {
  /// Shows a number at the end of this view's row, or beside the label of its tab; 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the end of this view's row, or beside the label of its tab.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  /// Shows a text at the end of this view's row, or beside the label of its tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the end of this view's row, or beside the label of its tab.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// Says something short of a row or of a tab. Elsewhere it changes nothing.
struct BadgeModifier: ViewModifier, TabDescription {
  let badge: Text?
  @Environment(\.listContext) private var list

  func body(content: Content) -> some View {
    if list.hasRows {
      HStack {
        content
        if let badge, !badge.string.isEmpty {
          Spacer(minLength: 8)
          badge.textLook(attributes: .dim)
        }
      }
    } else {
      content
    }
  }

  func describeTab(_ page: inout TabPage) {
    page.badge = badge.flatMap { $0.string.isEmpty ? nil : $0.string }
  }
}
