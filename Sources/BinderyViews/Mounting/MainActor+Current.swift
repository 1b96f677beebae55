import Dispatch
import Foundation

extension MainActor {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code may do what the main actor may, so that `assumeIsolated` holds.
  ///
  /// The main thread alone does not tell: where it waits for the main queue on Linux, another
  /// thread serves that queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }
}
