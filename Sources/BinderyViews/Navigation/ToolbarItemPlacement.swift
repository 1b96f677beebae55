/// Where an item stands in the bars of a screen.
public struct ToolbarItemPlacement: Sendable {
  let slot: ToolbarSlot

  /// At the end of the line above the content.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// After the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// After the way back.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// At the end of the line above the content.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// At the end of the line above the content.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// Below the content.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// At the end of the line above the content.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  /// Before the title.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// At the end of the line above the content.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// Below the content, whether something is being typed or not.
  public static let keyboard = ToolbarItemPlacement(slot: .bottom)
  /// Before the title.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the end of the line above the content.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// Below the content.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// Before the title.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the end of the line above the content.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// After the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// After the title.
  public static let subtitle = ToolbarItemPlacement(slot: .principal)
}
