import BinderyBindings

extension Composition {
  /// Whether the content of any reader has asked where it is.
  package var hasPlacedReaders: Bool { !placedReaders.isEmpty }

  /// Has the content of readers made again that lie elsewhere than they were told. Returns whether
  /// any does.
  package func followPlaces() -> Bool {
    var hasMoved = false
    for reader in placedReaders where reader.followPlace() { hasMoved = true }
    return hasMoved
  }

  /// Reports that readers move whenever their content is made for where they are.
  package func reportMovingReader() {
    report(
      RuntimeIssue(
        .updateCycle, "A layout did not settle: a GeometryReader kept moving.",
        advice: """
          What it shows depends on where it is, and where it is on what it shows. Leave its place \
          out of what gives it its place.
          """))
  }
}
