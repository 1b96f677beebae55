import BinderyBindings
import Foundation

/// Rows one below another, of which only those in the window are mounted.
///
/// Each view of the content is a row: one line, or as many as it takes, at the leading edge. Where
/// rows can be chosen, two columns before them show a mark at those that are. A row that leaves the
/// window goes with its state: keep what must last in a binding. The tag of a row is what
/// `tag(_:)` says, or else its identity in `ForEach`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: SelectionBinding<SelectionValue>?
  @Environment(\.listLook) private var look
  @Environment(\.refresh) private var refresh

  init(selection: SelectionBinding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows, in a window.
  public var body: some View {
    ScrollWindow(
      content: ListColumn(
        content: content,
        rows: ListRows(spacing: look.rowSpacing, selection: selection?.rows)),
      axes: .vertical
    )
    .padding(.horizontal, CGFloat(look.margin) * 8)
    .environment(\.listContext, look.context)
    .environment(\.linkSelection, selection?.links)
    .semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.list)
    semantics.label = ""
    semantics.actions.refresh = refresh?.action
    return semantics
  }
}

/// The rows of a list.
struct ListColumn<Content: View>: ContainerView {
  let content: Content
  let rows: ListRows
  var _rule: LayoutRule { .rows(rows) }
}

extension ListLook {
  /// What views in a list of this look know of it.
  var context: ListContext {
    ListContext(hasRows: true, sectionSpacing: sectionSpacing ?? styleSpacing)
  }
}
