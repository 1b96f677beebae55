/// Counts the body evaluations of one type of view.
final class BodyCounter {
  let name: String
  /// Whether the type is one of the kit's own.
  let isKit: Bool
  @exclusivity(unchecked) var count = 0

  init(type: Any.Type) {
    name = "\(type)"
    let module = String(reflecting: type).prefix { $0 != "." }
    isKit = ["BinderyViews", "BinderyComposition", "BinderyText"].contains(module)
  }
}
