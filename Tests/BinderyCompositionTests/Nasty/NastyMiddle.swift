import BinderyBindings
import BinderyViews
import Foundation

/// Views side by side that come and go, overlap and leave the place they have.
struct NastyMiddle: View {
  @Binding var model: NastyModel

  var body: some View {
    HStack(alignment: .center) {
      Text(verbatim: model.title).frame(width: CGFloat(model.length) * 8, alignment: .trailing)
      if model.isOn {
        VStack { ForEach($model.entries) { $entry in Text(verbatim: entry.text).fixedSize() } }
          .frame(width: 32, height: 32)
          .overlay(alignment: .bottomLeading) { Text(verbatim: model.note).fixedSize() }
      } else {
        Group {
          Text(verbatim: model.note)
          if model.isWide { Text(verbatim: "広い") }
        }
        .padding(.leading, CGFloat(model.x) * 8)
        .background(alignment: .center) { Text(verbatim: "漢字漢字").fixedSize() }
      }
      Spacer()
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "a longer \(model.title)")
        Text(verbatim: "日本\(model.length)")
      }
    }
    .layoutPriority(model.isWide ? 1 : 0)
  }
}
