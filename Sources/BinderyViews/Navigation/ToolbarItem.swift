/// A view in the bars of a screen.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// Puts a view in a bar, under an identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// The view, in its own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(content) : AnyView(EmptyView())
  }
}

/// Several views in one part of the bars of a screen.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views, in their own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(content) : AnyView(EmptyView())
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Leaves room in a bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Room, in its own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(Spacer()) : AnyView(EmptyView())
  }
}

/// How much room there is between items.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}

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
