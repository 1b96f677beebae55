/// What views know of the list or form around them.
package struct ListContext: Equatable {
  /// Whether the view stands among rows.
  package var hasRows = false
  /// The empty rows below each section.
  package var sectionSpacing = 0
}

private enum ListContextKey: EnvironmentKey {
  static var defaultValue: ListContext { ListContext() }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListLook { ListLook() }
}

extension EnvironmentValues {
  package var listContext: ListContext {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  package var listLook: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
