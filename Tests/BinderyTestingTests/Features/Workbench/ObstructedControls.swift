import BinderyBindings
import BinderyViews

/// The controls, with something in the way of using them.
struct ObstructedControls: View {
  /// What is in the way.
  enum Obstacle: CaseIterable { case disabled, hidden, transparent, unspoken, sheet, alert }

  @Binding var bench: Bench
  let obstacle: Obstacle

  var body: some View {
    let controls = Controls(bench: $bench)
    switch obstacle {
    case .disabled: controls.disabled(true)
    case .hidden: controls.hidden()
    case .transparent: controls.opacity(0)
    case .unspoken: controls.accessibilityHidden(true)
    case .sheet: controls.sheet(isPresented: .constant(true)) { Text(verbatim: "Above") }
    case .alert: controls.alert("Sure?", isPresented: .constant(true)) {}
    }
  }
}
