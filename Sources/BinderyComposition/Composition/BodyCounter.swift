/// Counts the body evaluations of one type of view.
final class BodyCounter {
  private let type: Any.Type
  @exclusivity(unchecked) var count = 0
  // Both take longer to find than most bodies, and few ask.
  private(set) lazy var name = "\(type)"
  /// Whether the type is one of the kit's own.
  private(set) lazy var isKit = ["BinderyViews", "BinderyComposition", "BinderyText"]
    .contains(String(reflecting: type).prefix { $0 != "." })

  init(type: Any.Type) { self.type = type }
}
