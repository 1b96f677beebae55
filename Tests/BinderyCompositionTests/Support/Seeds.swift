import Foundation

/// The seeds of tests at random.
///
/// A usual run takes few. `BINDERY_SEEDS=20` in the environment takes twenty times as many, each of
/// them the same in every run.
enum Seeds {
  private static let factor =
    ProcessInfo.processInfo.environment["BINDERY_SEEDS"].flatMap { UInt64($0) } ?? 1

  /// As many seeds as a usual run takes, times what the environment asks for.
  static func first(_ usual: UInt64) -> Range<UInt64> { 0..<usual * factor }
}
