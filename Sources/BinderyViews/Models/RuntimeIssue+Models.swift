import BinderyBindings

extension RuntimeIssue {
  /// An object was read that no view above has passed. The program cannot go on without it.
  static func missingObject<Object>(of type: Object.Type, passing call: String) -> RuntimeIssue {
    RuntimeIssue(
      .missingEnvironmentObject,
      "No object of type \(type) in the environment",
      advice: "A view reads it that is mounted without one. Pass it to that view, or to a view "
        + "around it, with \(call).")
  }
}
