/// The label of a tab that is made of a title and a picture.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  init(_ title: LocalizedStringKey, _ image: Image) {
    self.title = Text(title)
    self.image = image
  }

  @_disfavoredOverload init<S: StringProtocol>(_ title: S, _ image: Image) {
    self.title = Text(title)
    self.image = image
  }

  /// The picture and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}
