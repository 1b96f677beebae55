import BinderyBindings

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
