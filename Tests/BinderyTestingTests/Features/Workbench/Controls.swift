import BinderyBindings
import BinderyViews
import Foundation

/// Each of the kit's controls, all on one screen.
struct Controls: View {
  @Binding var bench: Bench

  var body: some View {
    VStack(alignment: .leading) {
      Button("Save") { bench.log.append("save") }
      Link("Site", destination: URL(filePath: "/site"))
        .environment(\.openURL, OpenURLAction { note($0) })
      TextField("Name", text: $bench.name).onSubmit { bench.log.append("submit") }
      SecureField("Secret", text: $bench.secret)
      Toggle("On", isOn: $bench.isOn)
      Stepper("Count", value: $bench.count, in: 0...9)
      Slider(value: $bench.volume, in: 0...1, step: 0.25) { Text(verbatim: "Volume") }
      Picker("Color", selection: $bench.color) {
        ForEach(["Red", "Blue"], id: \.self) { Text(verbatim: $0).tag($0) }
      }
      Menu("More") { Button("Reset") { bench.count = 0 } }
      Text(verbatim: "Held").contextMenu { Button("Copy") { bench.log.append("copy") } }
      ProgressView("Upload", value: 0.5)
      Image(systemName: "star").accessibilityLabel("Star")
      list
    }
  }

  private func note(_ url: URL) -> OpenURLAction.Result {
    bench.log.append(url.lastPathComponent)
    return .handled
  }

  private var list: some View {
    List(selection: $bench.chosen) {
      ForEach(bench.rows, id: \.self) { Text(verbatim: $0) }
        .onDelete { bench.rows.remove(atOffsets: $0) }
        .onMove { bench.rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { bench.log.append("refreshed") }
  }
}
