import BinderyBindings

/// The screen of a value in a path.
struct ValueScreen: View {
  let value: AnyHashable
  let navigator: Navigator

  var body: some View {
    if let screen = navigator.screen(for: value) {
      screen
    } else {
      MissingDestination(value: value, navigator: navigator)
    }
  }
}

/// Stands for the screen of a value for whose type there is no destination.
private struct MissingDestination: View {
  let value: AnyHashable
  let navigator: Navigator
  private var type: String { "\(Swift.type(of: value.base))" }

  var body: some View {
    Text(verbatim: "No destination for \(type)").onAppear(perform: report)
  }

  /// A destination may be declared while layout runs, so it is looked for once more.
  private func report() {
    if navigator.screen(for: value) != nil { return }
    reportIssue(
      .missingDestination,
      "A navigation stack was asked for the screen of a value of type \(type), for which no "
        + "destination is declared. A placeholder is shown.",
      advice: "Declare it inside the stack, outside lazy containers: "
        + "navigationDestination(for: \(type).self) { value in … }.")
  }
}
