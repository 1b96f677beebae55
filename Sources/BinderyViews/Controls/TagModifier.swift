struct TagModifier: ViewModifier {
  let tag: AnyHashable
  @Environment(\.pickerScope) private var scope

  func body(content: Content) -> some View {
    Group {
      if let scope {
        PickerOption(tag: tag, scope: scope, content: content)
      } else {
        content
      }
    }
    .modifier(TagAttachment(tag: tag))
  }
}

extension TagModifier: TabDescription {
  func describeTab(_ page: inout TabPage) { page.tag = tag }
}
