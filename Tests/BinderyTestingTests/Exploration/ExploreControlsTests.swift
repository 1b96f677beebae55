import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

/// Features made of the kit's own controls stay what they are, whatever a person does.
@MainActor @Suite(.runtimeIssues) struct ExploreControlsTests {
  @Test(arguments: 1...4) func aStudioKeepsItsTracksApart(_ seed: UInt64) async {
    await explore(seed: seed, steps: 50, width: 40, height: 16) { exploration in
      let tracks = Binding.variable((1...3).map { Track(id: $0, title: "Track \($0)") })
      exploration.invariant("Each track has its own ID") {
        Set(tracks.wrappedValue.map(\.id)).count == tracks.wrappedValue.count
      }
      exploration.invariant("Volumes stay in their range") {
        tracks.wrappedValue.allSatisfy { (0...1).contains($0.volume) }
      }
      exploration.invariant("There are one to three takes") {
        tracks.wrappedValue.allSatisfy { (1...3).contains($0.takes) }
      }
      exploration.event("The tracks are sorted") {
        tracks.wrappedValue.sort { $0.title < $1.title }
      }
      return Studio(
        tracks: tracks, path: .variable([]), chosen: .variable(nil), isAdding: .variable(false),
        isAsking: .variable(false), title: .variable(""))
    }
  }

  @Test(arguments: 1...2) func aFormTakesAnyText(_ seed: UInt64) async {
    await explore(seed: seed, steps: 40, width: 24, height: 24) { exploration in
      let bench = Binding.variable(Bench())
      exploration.invariant("The count stays in its range") {
        (0...9).contains(bench.wrappedValue.count)
      }
      return Controls(bench: bench)
    }
  }
}
