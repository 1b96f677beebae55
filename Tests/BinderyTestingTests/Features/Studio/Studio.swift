import BinderyBindings
import BinderyViews
import Foundation

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
