import BinderyBindings
import BinderyViews

/// All that can be set of a track.
struct TrackEditor: View {
  @Binding var track: Track

  var body: some View {
    Form {
      TextField("Title", text: $track.title)
      Slider(value: $track.volume, in: 0...1, step: 0.1) { Text(verbatim: "Volume") }
      Stepper("Takes", value: $track.takes, in: 1...3)
      Picker("Key", selection: $track.key) {
        ForEach(["C", "D", "E"], id: \.self) { Text(verbatim: $0).tag($0) }
      }
      Menu("More") { Button("Reset") { track.takes = 1 } }
      DisclosureGroup("Notes") { Toggle("Muted", isOn: $track.isMuted) }
    }
    .navigationTitle(track.title)
  }
}
