/// The toolbar of one view, on its way to the bars of the screen.
///
/// The object travels as a preference and stays the same; what it holds is replaced each time the
/// view is evaluated, and the bars read it there. So new items update the bars and nothing else.
@MainActor final class ToolbarHolder: Identifiable {
  let source = StoredLocation<ToolbarSource?>(nil)
}

/// What a view wants in the bars, and the environment it is to be shown in.
struct ToolbarSource {
  /// The items that belong in a part of the bars.
  let items: @MainActor (ToolbarSlot) -> AnyView
  let environment: EnvironmentValues
}
