import BinderyBindings
import Foundation

/// Rows that belong together, with a header above and a footer below.
///
/// In a list or a form the header is a line of bold text, as it is written, and the footer is
/// fainter. Elsewhere the parts stand one after another as if they were written there.
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  @Environment(\.listContext) private var context

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the rows and the footer.
  @ViewBuilder public var body: some View {
    if context.hasRows {
      if Parent.self != EmptyView.self {
        SectionHeader(header: header, isExpanded: isExpanded)
      }
    } else {
      header
    }
    if isExpanded?.wrappedValue ?? true { content }
    if context.hasRows {
      if Footer.self != EmptyView.self {
        footer.modifier(TextAttributes(.dim)).sectionPart()
      }
      if context.sectionSpacing > 0 { EmptyRows(count: context.sectionSpacing) }
    } else {
      footer
    }
  }
}

/// Room between sections.
struct EmptyRows: LeafView {
  let count: Int
  var _leaf: Leaf { .spacer(minLength: CGFloat(count) * 16) }
}
