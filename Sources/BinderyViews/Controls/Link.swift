public import Foundation

/// Something that leads to an address: pressing it hands the address to the environment's
/// `openURL`.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a link with a label of its own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, underlined.
  public var body: some View {
    var semantics = Semantics(.link)
    semantics.combinesChildren = true
    semantics.actions.activate = { [openURL, destination] in openURL(destination) }
    return label.textLook(
      foreground: .accentColor, attributes: isEnabled ? .underline : [.underline, .dim]
    )
    .semantics(semantics)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
