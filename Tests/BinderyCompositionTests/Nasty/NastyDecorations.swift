import BinderyBindings
import BinderyViews
import Foundation

/// Views that are drawn fainter, cut off, framed or not at all.
struct NastyDecorations: View {
  @Binding var model: NastyModel

  var body: some View {
    Slanted {
      Text(verbatim: model.title).ruled(.opacity(model.isOn ? 0.5 : 1))
      VStack(alignment: .trailing) {
        ForEach($model.entries) { $entry in
          NastyEntry(entry: $entry).ruled(entry.isFlagged ? .line : .opacity(1))
        }
      }
      .fixedSize().frame(width: 64, height: 64).ruled(.clip)
      Group {
        ForEach($model.entries) { $entry in
          Text(verbatim: entry.text).ruled(entry.isTall ? .hidden : .opacity(1))
        }
      }
      .overlay(alignment: .bottom) { Text(verbatim: model.note) }
    }
    List(selection: .constant(Swift.Set(model.entries.filter(\.isFlagged).map(\.id)))) {
      ForEach($model.entries) { $entry in
        Text(verbatim: entry.text).listRowBackground(entry.isTall ? Color.blue : nil)
      }
    }
  }
}

/// Puts each view a column and a row after the one before.
private struct Slanted: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 120, height: 64)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 8, y: bounds.minY + CGFloat(index) * 16),
        proposal: ProposedViewSize(width: 96, height: nil))
    }
  }
}
