import BinderyBindings
import Testing

@MainActor @Suite struct RuntimeIssueTests {
  private let issue = RuntimeIssue(.duplicateID, "Twice.", advice: "Once.")

  private struct Context: IssueContext {
    let log = IssueLog()
    let deals: Bool

    func report(_ issue: RuntimeIssue) -> Bool {
      log.append(issue)
      return deals
    }
  }

  @Test func isDescribedByMessageAndAdvice() {
    #expect("\(issue)" == "Twice.\n\nOnce.")
    #expect("\(issue.kind)" == "duplicateID")
    #expect(RuntimeIssue.Kind("duplicateID") == .duplicateID)
  }

  @Test(arguments: [true, false]) func goesToTheContextFirst(_ deals: Bool) {
    let context = Context(deals: deals)
    let handled = RuntimeContext.$current.withValue(context) {
      issues { reportIssue(issue) }
    }
    #expect(context.log.issues.count == 1)
    #expect(handled.count == (deals ? 0 : 1))
  }

  @Test(arguments: [true, false]) func goesToTheReaderBeforeTheContext(_ deals: Bool) {
    let context = Context(deals: true)
    let probe = Probe()
    probe.takesIssues = deals
    RuntimeContext.$current.withValue(context) {
      probe.evaluate { reportIssue(issue) }
    }
    #expect(probe.issues.count == 1)
    #expect(context.log.issues.count == (deals ? 0 : 1))
  }

  @Test func isReportedWithItsPlace() {
    let reported = issues {
      reportIssue(.updateCycle, "Round.", advice: "Stop.", fileID: "Module/File.swift", line: 7)
    }
    #expect(reported.first?.fileID == "Module/File.swift")
    #expect(reported.first?.line == 7)
  }

  @Test func goesToTheHandlerOfTheTask() async {
    let log = IssueLog()
    await RuntimeIssue.withHandler({ log.append($0) }) {
      let issue = issue
      await Task { @MainActor in
        await Task.yield()
        reportIssue(issue)
      }.value
    }
    #expect(log.issues.map(\.kind) == [.duplicateID])
  }
}
