public import BinderyViews
public import TVShowsDomain

/// The screens of shows in one of their styles.
public struct ShowsRoot: View {
  private let style: ShowStyle
  private let popular: any LoadingPopularShows
  private let details: any LoadingShowDetail

  /// Composes the screens in a style, with a repository.
  public init(style: ShowStyle, repository: any ShowRepository) {
    self.init(
      style: style, popular: PopularShowsUseCase(repository: repository),
      details: ShowDetailUseCase(repository: repository))
  }

  /// Composes the screens in a style, with what loads the shows.
  public init(
    style: ShowStyle, popular: any LoadingPopularShows, details: any LoadingShowDetail
  ) {
    self.style = style
    self.popular = popular
    self.details = details
  }

  /// What composes the style.
  public var body: some View {
    switch style {
    case .value: ShowsComposer(popular: popular, details: details)
    case .observable: ShowsObservableComposer(popular: popular, details: details)
    case .observableObject: ShowsObservableObjectComposer(popular: popular, details: details)
    }
  }
}
