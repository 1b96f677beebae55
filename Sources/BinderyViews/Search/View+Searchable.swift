public import BinderyBindings
import Foundation

extension View {
  /// Puts a line to search in above this view.
  ///
  /// It is for a person to be told apart as a search field, called by its prompt or "Search". Return
  /// calls `onSubmit(of: .search)`. The placement makes no difference in a terminal.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Puts a line to search in above this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a line to search in above this view.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a line to search in above this view while it is presented.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Puts a line to search in above this view while it is presented.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a line to search in above this view while it is presented.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// A view with a line to search in above it.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?

  func body(content: Content) -> some View {
    let (text, isPresented) = (text, isPresented)
    let isShown = isPresented?.wrappedValue ?? true
    // The query is what tells that somebody searches: a terminal has no other sign of it.
    let isSearching = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty
    let dismiss = DismissSearchAction {
      if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      if isPresented?.wrappedValue ?? false { isPresented?.wrappedValue = false }
    }
    return BarLayout() {
      HStack { if isShown { SearchField(text: text, prompt: prompt) } }
      VStack(alignment: .leading) { content }
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, dismiss)
      VStack {}
    }
  }
}

/// The line itself.
private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  var body: some View {
    HStack {
      Decoration("⌕")
      InputField(
        kind: .search, title: nil, placeholder: prompt ?? Text(verbatim: "Search"), text: text)
    }
  }
}

/// Where a line to search in stands. In a terminal it stands above.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let kind: Int
  /// Where the view decides.
  public static let automatic = SearchFieldPlacement(kind: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: 1)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: 2)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: 3)
  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When a line below the title is shown. In a terminal it always is.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// While nothing is scrolled.
    case automatic
    /// Always.
    case always
  }
}
