/// Names the state of each detail screen, since each begins afresh.
@MainActor final class DetailNames {
  private var count = 0

  /// A name that was not given before.
  func next() -> String {
    count += 1
    return "detail \(count)"
  }
}
