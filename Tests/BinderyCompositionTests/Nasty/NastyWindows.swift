import BinderyBindings
import BinderyViews
import Foundation

/// Windows in windows, and grids.
struct NastyWindows: View {
  @Binding var model: NastyModel

  var body: some View {
    ScrollView {
      Text(verbatim: model.title)
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach($model.entries) { $entry in
            Text(verbatim: entry.text)
            if entry.isTall { GeometryReader { Text(verbatim: "\($0.size.height)") } }
          }
        }
        .frame(height: 32)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 48)), GridItem(.fixed(64))]) {
        ForEach($model.entries) { $entry in NastyEntry(entry: $entry) }
      }
      List {
        ForEach($model.groups) { $group in
          ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
      }
      .frame(height: 64)
    }
  }
}
