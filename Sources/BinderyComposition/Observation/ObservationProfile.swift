/// What is known about the evaluations of one type of view.
@MainActor final class ObservationProfile {
  /// Whether one of them has read an observable object.
  @exclusivity(unchecked) var observes = false
}
