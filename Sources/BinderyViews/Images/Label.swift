/// A title with an icon before it.
///
/// Its style decides which of the two is shown. The icon of a title that is shown means nothing by
/// itself; an icon alone is called what the title says, where that is a text.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon
  /// What the title says, where that is known.
  let spoken: String?

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
    spoken = (self.title as? Text)?.string
  }

  private init(_ title: Title, _ icon: Icon, spoken: String?) {
    self.title = title
    self.icon = icon
    self.spoken = spoken
  }

  /// What the style makes of the title and the icon.
  public var body: some View {
    if let style {
      style.makeView(configuration)
    } else {
      DefaultLabelStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(title), icon: LabelStyleConfiguration.Icon(icon),
      spoken: spoken)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), systemName: name)
  }
  /// Makes a label of a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), systemName: name)
  }
  /// Makes a label of a title and a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }
  /// Makes a label of a title and a picture of a catalogue.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  private init(_ title: Text, systemName: String) {
    self.init(title, Image(systemName: systemName))
  }
  private init(_ title: Text, _ icon: Image) { self.init(title, icon, spoken: title.string) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label of a configuration, for a style that adds something to the one around.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration.title, configuration.icon, spoken: configuration.spoken)
  }
}
