public import BinderyViews
public import UsersCore
public import UsersObservableObject

/// The screen of users in one of its styles.
public struct UsersRoot: View {
  private let style: UserStyle
  private let loader: any UserPublisher

  /// Composes the screen in a style, with a loader.
  public init(style: UserStyle, loader: any UserPublisher) {
    self.style = style
    self.loader = loader
  }

  /// What composes the style.
  public var body: some View {
    switch style {
    case .value: UsersComposer(loader: loader)
    case .observable: UsersObservableComposer(loader: loader)
    case .observableObject: UsersObservableObjectComposer(loader: loader)
    }
  }
}
