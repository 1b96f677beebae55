/// The header of a section among rows.
struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      HStack {
        Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸")
        header
      }
      .modifier(TextAttributes(.bold))
      .semantics(expandable(isExpanded))
      .sectionPart()
    } else {
      header.modifier(TextAttributes(.bold)).semantics(Semantics(.heading))
        .sectionPart()
    }
  }

  private func expandable(_ isExpanded: Binding<Bool>) -> Semantics {
    var semantics = Semantics(.heading)
    semantics.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
    semantics.actions.activate = { isExpanded.wrappedValue.toggle() }
    return semantics
  }
}
