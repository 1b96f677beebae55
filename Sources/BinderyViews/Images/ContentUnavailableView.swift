import Foundation

/// What stands where there is nothing to show: a label, a remark, and things to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, a remark, and things to do.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts one below another, in the middle of all the room there is.
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == BinderyViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol of the system and a remark.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Makes a view of a title, a symbol of the system and a remark.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(systemName: name), description)
  }

  /// Makes a view of a title, a picture of a catalogue and a remark.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Text(title), Image(name), description)
  }

  /// Makes a view of a title, a picture of a catalogue and a remark.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(Text(title), Image(name), description)
  }

  private init(_ title: Text, _ image: Image, _ description: Text?) {
    self.init {
      BinderyViews.Label {
        title
      } icon: {
        image
      }
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// What stands where a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What stands where a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
