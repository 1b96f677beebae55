import BinderyBindings
import BinderyViews
import Foundation

/// A piece of music.
struct Track: Equatable, Identifiable {
  let id: Int
  var title: String
  var volume = 0.5
  var takes = 1
  var key = "C"
  var isMuted = false
}

/// A feature that has screens, layers and each of the controls: something to explore.
struct Studio: View {
  @Binding var tracks: [Track]
  @Binding var path: [Int]
  @Binding var chosen: Int?
  @Binding var isAdding: Bool
  @Binding var isAsking: Bool
  @Binding var title: String

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        list
        HStack {
          Button("Add") { isAdding = true }
          Button("Clear") { isAsking = true }.disabled(tracks.isEmpty)
        }
      }
      .navigationTitle("Studio")
      .navigationDestination(for: Int.self) { id in
        if let $track = $tracks.first(where: { $0.wrappedValue.id == id }) {
          TrackEditor(track: $track)
        } else {
          Text(verbatim: "No such track")
        }
      }
    }
    .sheet(isPresented: $isAdding) { adding }
    .alert("Clear all?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { tracks = [] }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var list: some View {
    List(selection: $chosen) {
      ForEach($tracks) { $track in
        HStack {
          NavigationLink(track.title, value: track.id)
          Toggle("Mute", isOn: $track.isMuted)
        }
        .contextMenu { Button("Copy") { tracks.append(copy(of: track)) } }
      }
      .onDelete { tracks.remove(atOffsets: $0) }
      .onMove { tracks.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { for index in tracks.indices { tracks[index].takes = 1 } }
  }

  private var adding: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $title).onSubmit(add)
      Button("Done", action: add).disabled(title.isEmpty)
    }
  }

  private func add() {
    tracks.append(Track(id: nextID, title: title))
    title = ""
    isAdding = false
  }

  private func copy(of track: Track) -> Track {
    Track(id: nextID, title: track.title, volume: track.volume)
  }

  private var nextID: Int { (tracks.map(\.id).max() ?? 0) + 1 }
}

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
