public import BinderyViews

/// The title of the screen, with how many films there are.
public struct MoviesHeader: View {
  private let count: Int
  private let reload: @MainActor () -> Void

  /// Shows a number of films, and a button that loads them again.
  public init(count: Int, reload: @escaping @MainActor () -> Void) {
    self.count = count
    self.reload = reload
  }

  /// The title, the number and the button.
  public var body: some View {
    HStack {
      Text("Movies").font(.title)
      Text(count == 1 ? "1 film" : "\(count) films").foregroundStyle(.secondary)
      Spacer()
      Button("Reload", action: reload)
    }
  }
}
