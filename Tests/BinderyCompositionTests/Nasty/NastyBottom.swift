import BinderyBindings
import BinderyViews
import Foundation

/// One of several containers, around the same rows.
struct NastyBottom: View {
  @Binding var model: NastyModel

  var body: some View {
    switch model.kind {
    case 0:
      List {
        Section {
          ForEach($model.entries) { $entry in NastyEntry(entry: $entry) }
        } header: {
          Text(verbatim: model.title)
        }
        ForEach($model.groups) { $group in
          Section {
            ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }
          } footer: {
            if group.entries.count > 1 { Text(verbatim: "\(group.entries.count) 行") }
          }
        }
      }
    case 1:
      ScrollView {
        Text(verbatim: model.note)
        LazyVStack(alignment: .center) {
          ForEach($model.entries) { $entry in
            Text(verbatim: entry.text)
            if entry.isFlagged { NastyEntry(entry: $entry).padding(.leading, 16) }
          }
        }
      }
    case 2:
      Grid(alignment: .leading) {
        ForEach($model.entries) { $entry in
          GridRow {
            Text(verbatim: entry.text)
            Text(verbatim: "\(entry.id)")
            if entry.isTall { Text(verbatim: model.note) }
          }
        }
        Divider()
      }
    case 3: NastyWindows(model: $model)
    case 4: NastyDecorations(model: $model)
    default:
      VStack {
        ForEach($model.groups) { $group in
          ForEach($group.entries) { $entry in NastyEntry(entry: $entry) }.offset(x: 8)
        }
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) \(model.title)")
        }
      }
    }
  }
}
