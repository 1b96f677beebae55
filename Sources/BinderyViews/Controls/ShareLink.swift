/// A button that would hand something to others. A terminal has nobody to hand it to, so pressing
/// it does nothing.
public struct ShareLink<Item, Label: View>: View {
  /// What would be handed on.
  public let item: Item
  let label: Label

  /// Makes a button with a label of its own.
  public init(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.item = item
    self.label = label()
  }

  /// The button.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == BinderyViews.Label<Text, Image> {
  /// Makes a button that is called Share.
  public init(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(verbatim: "Share"), item: item)
  }

  /// Makes a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), item: item)
  }

  /// Makes a button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item)
  }

  private init(_ title: Text, item: Item) {
    self.init(item: item) {
      BinderyViews.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}
