import BinderyBindings
import BinderyViews

/// A row, tall or not.
struct NastyEntry: View {
  @Binding var entry: NastyModel.Entry
  var body: some View {
    if entry.isTall {
      VStack(alignment: .leading) {
        Text(verbatim: entry.text)
        Text(verbatim: "of \(entry.id)")
      }
    } else {
      HStack {
        Text(verbatim: entry.text)
        Spacer()
        if entry.isFlagged { Text(verbatim: "⚑").bold() }
        Text(verbatim: "\(entry.id)")
      }
    }
  }
}
