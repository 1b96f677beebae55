public import BinderyViews
public import TVShowsDomain

/// One show in the list: its title and its year. It takes the value itself.
public struct ShowRow: View {
  private let show: Show

  /// Shows a show.
  public init(show: Show) { self.show = show }

  /// A line of text.
  public var body: some View {
    HStack {
      Text(show.title).bold().lineLimit(1)
      Spacer()
      Text(verbatim: "\(show.year)").foregroundStyle(.secondary).fixedSize()
    }
  }
}
