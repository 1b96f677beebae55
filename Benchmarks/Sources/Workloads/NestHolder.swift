/// Holds a value for the twin of a projection.
@MainActor package final class NestHolder {
  var nest = Nest()
}
