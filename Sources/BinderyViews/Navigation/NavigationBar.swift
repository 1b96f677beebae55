import Foundation

/// The line above a screen: `‹ Back  Title      items`. Without any of them it takes no room.
struct NavigationBar: View {
  let content: NavigationBarContent
  /// Goes back; nil where there is no way.
  let back: (@MainActor () -> Void)?

  var body: some View {
    HStack {
      if let back { BackButton(action: back).layoutPriority(1) }
      ToolbarSlotView(holders: content.toolbars, slot: .leading).layoutPriority(1)
      HStack {
        NavigationTitle(title: content.title)
        ToolbarSlotView(holders: content.toolbars, slot: .principal)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      ToolbarSlotView(holders: content.toolbars, slot: .trailing).layoutPriority(1)
    }
  }
}

/// The title of a screen, in bold. It is cut where there is no room.
private struct NavigationTitle: View {
  let title: Text?

  var body: some View {
    if let line = title, !line.string.isEmpty {
      TextLine(line.bold()).semantics(Semantics(.heading))
    }
  }
}

/// The way back.
private struct BackButton: View {
  let action: @MainActor () -> Void

  var body: some View { Text(verbatim: "‹ Back").semantics(semantics) }

  private var semantics: Semantics {
    var semantics = Semantics(.button)
    semantics.label = "Back"
    semantics.combinesChildren = true
    semantics.actions.activate = action
    semantics.actions.dismiss = action
    return semantics
  }
}
