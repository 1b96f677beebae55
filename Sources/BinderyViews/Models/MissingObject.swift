import BinderyBindings

/// Reports that an object was read which no view above has passed, and stops the program: there is
/// no value to go on with.
@MainActor func stopWithoutObject<Object>(of type: Object.Type, passing call: String) -> Never {
  reportIssue(
    .missingEnvironmentObject, "No object of type \(type) in the environment.",
    advice: "A view reads it that is mounted without one. Pass it to that view, or to a view "
      + "around it, with \(call).")
  preconditionFailure("No object of type \(type) in the environment: pass it with \(call)")
}
