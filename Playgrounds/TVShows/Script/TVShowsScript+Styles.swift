import BinderyBindings
public import BinderyTesting
import BinderyViews
public import PlaygroundScripting
import TVShowsDomain
import TVShowsObservable
import TVShowsObservableObject
import TVShowsPresentation

extension TVShowsScript {
  /// Bindings, observable view models, and such as publish their properties.
  public static var styles: [BehaviorStyle<ShowsStubs>] {
    [
      BehaviorStyle("value") { setup in
        let popular = setup.watch(GatedPopularShows(setup.stubs))
        let details = setup.watch(GatedShowDetail(setup.stubs))
        let names = DetailNames()
        let state = setup.binding("state", initial: ShowsState(), isCompared: false)
        setup.watch("shows") { state.shows.wrappedValue }
        setup.watch("isLoading") { state.isLoading.wrappedValue }
        setup.watch("error") { state.error.wrappedValue as Any }
        return ShowsView(
          state: state, path: setup.binding("path", initial: []), popular: popular
        ) { id in
          DetailOwner(setup.binding(names.next(), initial: ShowDetailState(), isCompared: false)) {
            ShowDetailView(state: $0, id: id, details: details)
          }
        }
      },
      BehaviorStyle("observable") { setup in
        let popular = setup.watch(GatedPopularShows(setup.stubs))
        let details = setup.watch(GatedShowDetail(setup.stubs))
        let model = setup.watch(TVShowsObservable.ShowsModel(popular: popular))
        setup.watch("shows") { model.shows }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return TVShowsObservable.ShowsModelView(
          model: model, path: setup.binding("path", initial: [])
        ) { id in
          DetailOwner(setup.watch(TVShowsObservable.ShowDetailModel(id: id, details: details))) {
            TVShowsObservable.ShowDetailModelView(model: $0)
          }
        }
      },
      BehaviorStyle("observableObject") { setup in
        let popular = setup.watch(GatedPopularShows(setup.stubs))
        let details = setup.watch(GatedShowDetail(setup.stubs))
        let model = setup.watch(TVShowsObservableObject.ShowsModel(popular: popular))
        setup.watch("shows") { model.shows }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return TVShowsObservableObject.ShowsModelView(
          model: model, path: setup.binding("path", initial: [])
        ) { id in
          DetailOwner(
            setup.watch(TVShowsObservableObject.ShowDetailModel(id: id, details: details))
          ) {
            TVShowsObservableObject.ShowDetailModelView(model: $0)
          }
        }
      },
    ]
  }

  /// The same; the model of the list that publishes its properties captures itself strongly.
  public static var forgetfulStyles: [BehaviorStyle<ShowsStubs>] {
    styles.dropLast() + [
      BehaviorStyle("observableObject") { setup in
        let popular = setup.watch(GatedPopularShows(setup.stubs))
        let details = setup.watch(GatedShowDetail(setup.stubs))
        let model = setup.watch(ForgetfulShowsModel(popular: popular))
        setup.watch("shows") { model.shows }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return ForgetfulShowsModelView(
          model: model, path: setup.binding("path", initial: [])
        ) { id in
          DetailOwner(
            setup.watch(TVShowsObservableObject.ShowDetailModel(id: id, details: details))
          ) {
            TVShowsObservableObject.ShowDetailModelView(model: $0)
          }
        }
      }
    ]
  }

  /// Which files belong to which style.
  public static var sources: [StyleSources] {
    [
      StyleSources(
        style: "value",
        feature: ["State", "View"].flatMap { kind in
          ["Shows", "ShowDetail"].map { "Playgrounds/TVShows/Value/\($0)\(kind).swift" }
        } + composers(""),
        tests: ["Tests/TVShowsTests/Value"]),
      StyleSources(
        style: "observable",
        feature: ["Playgrounds/TVShows/Observable"] + composers("Observable"),
        tests: ["Tests/TVShowsTests/Observable"]),
      StyleSources(
        style: "observableObject",
        feature: ["Playgrounds/TVShows/ObservableObject"] + composers("ObservableObject"),
        tests: ["Tests/TVShowsTests/ObservableObject"]),
    ]
  }

  private static func composers(_ style: String) -> [String] {
    ["Shows", "ShowDetail"].map { "Playgrounds/TVShows/Composer/\($0)\(style)Composer.swift" }
  }

  /// The domain, where the shows come from, and the views that need no state.
  public static var sharedSources: [String] {
    [
      "Playgrounds/TVShows/Domain", "Playgrounds/TVShows/Data", "Playgrounds/TVShows/Value/Shared",
    ]
  }
}
