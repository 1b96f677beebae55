import BinderyBindings
import Foundation

extension View {
  /// Gives this view a menu that opens below when it is pressed for long.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Gives this view a menu that opens below when it is pressed for long. The preview is not shown:
  /// the view itself stays where it is.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @LocalState private var isOpen = false

  func body(content: Content) -> some View {
    let isOpen = $isOpen
    var semantics = Semantics()
    semantics.actions.longPress = { isOpen.wrappedValue.toggle() }
    return VStack(alignment: .leading) {
      content.semantics(semantics)
      if isOpen.wrappedValue { MenuContent(isOpen: isOpen, content: items) }
    }
  }
}
