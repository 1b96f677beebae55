import Synchronization
import Testing

// The texts that the kit can fail with, and who compares each of them as a whole:
//
// - an element is missing, or there are several (`ScreenFailure.missing`, `.ambiguous`):
//   `RegionTests`, the places of several `ScreenErrorTests`;
// - an element cannot be used, has no such action, nothing has (`.unusable`, `.impossible`,
//   `.nothing`): `ScreenErrorTests`; covered: `RegionTests`; disabled: `ElementActionsTests`;
// - a tree that is cut, an error's description (`ScreenError`): `RegionTests`;
// - a deadline has passed (`Screen.settle`, `.wait`): `ScreenWaitingTests`, `TaskShapesTests`;
// - a runtime issue, or none where one was expected: `ExpectedIssueTests`,
//   `RuntimeIssuesTraitTests`;
// - what a recorder finds (`RecorderFailure`): `WriteRecorderFailureTests`;
// - frames that differ (`FrameDifference`): `ExpectFrameTests`; what became of a recording:
//   `FrameRecordingTests`;
// - objects that are alive: `AssertReleasedTests`;
// - styles that differ, steps that fail (`BehaviorDifference`, `BehaviorStepError`,
//   `BehaviorRecord`): `ExpectSameBehaviorTests`; the same in a program: `BehaviorTrialTests`;
// - what an exploration found (`ExplorationFailure`): `ExploreTests`.

/// A failure that the kit recorded: its text, and its line counted from another one.
struct RecordedIssue: Equatable {
  var line: Int
  var text: String
}

/// Runs something that is to fail, and gives its failures instead of failing.
///
/// Lines are counted from the line of the call.
@MainActor func recordedIssues(
  line: Int = #line, _ body: @MainActor () async throws -> Void
) async -> [RecordedIssue] {
  let log = Mutex<[RecordedIssue]>([])
  await withKnownIssue(isIntermittent: true) {
    do { try await body() } catch { Issue.record(error) }
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    log.withLock {
      $0.append(RecordedIssue(line: (issue.sourceLocation?.line ?? 0) - line, text: text))
    }
    return true
  }
  return log.withLock { $0 }
}
