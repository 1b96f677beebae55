/// Toolbar content whose items can be told apart.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}
