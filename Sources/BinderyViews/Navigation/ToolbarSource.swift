/// What a view wants in the bars, and the environment it is to be shown in.
struct ToolbarSource {
  /// The items that belong in a part of the bars.
  let items: @MainActor (ToolbarSlot) -> AnyView
  let environment: EnvironmentValues
}
