/// A view to look at while working on it. It is checked like any code, and never run.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "BinderyMacros", type: "PreviewMacro")

/// Marks state in a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "BinderyMacros", type: "PreviewableMacro")

/// A preview, as a name for its parts.
public enum Preview {
  /// What can be said of how a view is previewed.
  public enum ViewTraits {}
}
