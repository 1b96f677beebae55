/// The toolbar of one view, on its way to the bars of the screen.
///
/// The object travels as a preference and stays the same; what it holds is replaced each time the
/// view is evaluated, and the bars read it there. So new items update the bars and nothing else.
@MainActor final class ToolbarHolder: Identifiable {
  let source = StoredLocation<ToolbarSource?>(nil)
}
