public import BinderyBindings

/// A root view, and screens above it of which the last is shown.
///
/// Earlier screens stay mounted: their state and their place in a list are kept, and their tasks go
/// on. Above each screen stands a line with the way back, the title in bold and what belongs to
/// the toolbar. The way back writes the path, or the binding that presented the screen, exactly
/// once.
///
/// A screen that a view presents (a link with a destination, `navigationDestination(isPresented:)`)
/// stands directly above the screen of that view; the screens of the path stand above those of the
/// root.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: PathAccess?
  @LocalState private var ownPath = NavigationPath()
  @LocalState private var navigator = Navigator()

  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose path, of values of any types, is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path)
  }

  /// Makes a stack whose path, of values of one type, is kept elsewhere.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }

  /// The screens, one above another.
  public var body: some View {
    let navigator = navigator
    let path = path ?? PathAccess($ownPath)
    navigator.path = path
    return ScreenPile {
      NavigationScreen(dismiss: nil) { root }
      ForEach(Level.all(path.values()), id: \.self) { level in
        NavigationScreen(dismiss: { navigator.pop(to: level.index) }) {
          ValueScreen(value: level.value, navigator: navigator)
        }
      }
    }
    .environment(\.navigator, navigator)
    .modifier(NavigationBarrier())
  }
}
