import BinderyBindings
import BinderyViews
import Foundation

/// Rows that come and go among views that overlap, overflow and are drawn elsewhere.
struct NastyTree: View {
  @Binding var model: NastyModel

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .topTrailing) {
        Text(verbatim: model.note)
        Text(verbatim: model.title)
          .offset(x: CGFloat(model.x) * 8, y: CGFloat(model.y) * 16)
      }
      NastyMiddle(model: $model)
      NastyBottom(model: $model)
    }
  }
}
