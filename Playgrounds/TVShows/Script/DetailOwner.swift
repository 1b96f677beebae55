import BinderyComposition
import BinderyViews

/// Owns what the screen of one show needs for as long as the screen is there, as a composer does.
struct DetailOwner<Owned, Content: View>: View {
  @State private var owned: Owned
  private let content: (Owned) -> Content

  init(_ owned: Owned, @ViewBuilder content: @escaping (Owned) -> Content) {
    self.owned = owned
    self.content = content
  }

  var body: some View { content(owned) }
}
