import Dispatch

enum MainQueue {
  /// Returns once all that waited on the main queue has run.
  ///
  /// A pipeline that receives there keeps its subscriber until its last event has been delivered,
  /// and no task tells of that.
  @MainActor static func catchUp() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
