/// What the views on a screen want its bars to show.
struct NavigationBarContent: Equatable {
  var title: Text?
  var hidesBack = false
  var isHidden = false
  var toolbars: [ToolbarHolder] = []
  /// The title of the topmost screen of a stack inside, for the panel around it.
  var innerTitle: String?

  /// Leaves only the title, as that of a stack inside: the bars have taken the rest.
  mutating func keepTitle() {
    let title = title?.string ?? innerTitle
    self = NavigationBarContent()
    innerTitle = title
  }

  static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.hidesBack == b.hidesBack && a.isHidden == b.isHidden
      && a.innerTitle == b.innerTitle
      && a.toolbars.elementsEqual(b.toolbars) { $0 === $1 }
  }
}
