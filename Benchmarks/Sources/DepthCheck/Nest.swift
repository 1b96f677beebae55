import Bindery

/// Containers in each other, around one text.
struct Nest: View {
  let container: Container
  let depth: Int

  var body: some View {
    if depth > 0 {
      nested(AnyView(Nest(container: container, depth: depth - 1)))
    } else {
      Text("a few words")
    }
  }

  private func nested(_ inner: AnyView) -> AnyView {
    switch container {
    case .rows:
      AnyView(
        HStack {
          HStack { inner }; Text("and more")
        })
    case .mixed where depth.isMultiple(of: 2):
      AnyView(
        HStack {
          inner; Text("and more")
        })
    case .mixed:
      AnyView(
        VStack {
          inner; Text("and more")
        })
    case .grid:
      AnyView(
        Grid {
          GridRow {
            inner; Text("and more").gridCellColumns(1_000)
          }
        })
    case .viewThatFits:
      AnyView(
        ViewThatFits {
          inner; Text("x")
        })
    case .button: AnyView(Button(action: {}, label: { inner }))
    case .disclosureGroup: AnyView(DisclosureGroup("x", isExpanded: .constant(true)) { inner })
    case .navigationStack: AnyView(NavigationStack { inner })
    case .geometryReader: AnyView(GeometryReader { _ in inner })
    case .list:
      AnyView(
        List {
          Text("x"); inner
        })
    }
  }
}
