import BinderyBindings

/// The selection of a list, for the links in its rows: in a column of a split view a link selects
/// its row where the list holds values of the link's type.
struct LinkSelection: Equatable {
  /// Where the selection is kept.
  private let location: AnyObject
  /// Selects a value. Returns false if the list holds values of another type.
  let choose: @MainActor (AnyHashable) -> Bool

  init(location: AnyObject, choose: @escaping @MainActor (AnyHashable) -> Bool) {
    self.location = location
    self.choose = choose
  }

  static func == (a: LinkSelection, b: LinkSelection) -> Bool { a.location === b.location }
}

extension SelectionBinding {
  /// The selection, for links: following one selects its value and nothing else.
  var links: LinkSelection {
    switch self {
    case .required(let binding):
      LinkSelection(location: binding.location) { tag in
        (tag.base as? Value).map { binding.wrappedValue = $0 } != nil
      }
    case .one(let binding):
      LinkSelection(location: binding.location) { tag in
        (tag.base as? Value).map { binding.wrappedValue = $0 } != nil
      }
    case .several(let binding):
      LinkSelection(location: binding.location) { tag in
        (tag.base as? Value).map { binding.wrappedValue = [$0] } != nil
      }
    }
  }
}

private enum LinkSelectionKey: EnvironmentKey {
  static var defaultValue: LinkSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the list that a view is in; nil where there is none.
  var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}
