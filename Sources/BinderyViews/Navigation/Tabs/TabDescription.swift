/// A view, or a modifier of one, that says something of the tab that shows it.
@MainActor protocol TabDescription {
  func describeTab(_ page: inout TabPage)
}

extension IDView: TabDescription {
  func describeTab(_ page: inout TabPage) {
    if let described = content as? any TabDescription { described.describeTab(&page) }
  }
}

extension ModifiedContent: TabDescription where Content: View, Modifier: ViewModifier {
  /// Modifiers further out win.
  func describeTab(_ page: inout TabPage) {
    if let described = content as? any TabDescription { described.describeTab(&page) }
    if let described = modifier as? any TabDescription {
      described.describeTab(&page)
    } else if let attachment = modifier as? any AttachmentModifier,
      case .tag(let tag)? = attachment._annotation
    {
      page.tag = tag
    }
  }
}
