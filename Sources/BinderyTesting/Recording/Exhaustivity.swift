/// Which writes a recorder insists on.
///
/// A write that it insists on, and that no expectation has accounted for when the recorder
/// finishes, fails the test.
public struct Exhaustivity: Sendable, Equatable {
  private enum Scope: Equatable {
    case all
    case names(Set<String>)
  }
  private let scope: Scope

  /// All writes; and no task may be running at the end.
  public static let exhaustive = Exhaustivity(scope: .all)
  /// None: writes are only journalled.
  public static let off = Exhaustivity(scope: .names([]))

  /// The writes of the bindings with these names.
  public static func only(_ names: String...) -> Exhaustivity {
    Exhaustivity(scope: .names(Set(names)))
  }

  /// Whether all writes are insisted on.
  var isComplete: Bool { scope == .all }

  /// Whether nothing is insisted on.
  var isOff: Bool { scope == .names([]) }

  func covers(_ name: String) -> Bool {
    switch scope {
    case .all: true
    case .names(let names): names.contains(name)
    }
  }
}
