public import BinderyBindings

/// Whether a view is presented, and a way to put it away: what came before `dismiss`.
public struct PresentationMode: Hashable, Sendable {
  /// Whether the view is shown on something that can be put away.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Puts away what the view is shown on.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// A binding to whether the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    let target = dismissTarget
    return Binding(
      get: { PresentationMode(isPresented: target != nil) },
      set: { if !$0.isPresented { target?.action() } })
  }
}
