/// The way from the views on a screen to its bars. A modifier further out wins; of two views side
/// by side the first does.
enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(
    value: inout NavigationBarContent, nextValue: () -> NavigationBarContent
  ) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.hidesBack = value.hidesBack || next.hidesBack
    value.isHidden = value.isHidden || next.isHidden
    value.toolbars += next.toolbars
    value.innerTitle = next.innerTitle ?? value.innerTitle
  }
}
