import BinderyBindings

/// Reads bindings as the body of a view does, and counts how often it would have to run again.
@MainActor final class Probe {
  private let reader: ProbeReader

  init(_ name: String = "Probe") { reader = ProbeReader(name) }

  isolated deinit { reader.stopReading() }

  /// Evaluates a body, whose reads take the place of those before.
  @discardableResult func evaluate<Result>(_ body: () throws -> Result) rethrows -> Result {
    reader.isMarked = false
    reader.isCertain = false
    let reading = reader.beginReading()
    do {
      let result = try body()
      reader.endReading(reading)
      return result
    } catch {
      reader.endReading(reading)
      throw error
    }
  }

  /// Whether a flush would evaluate the body again; what is uncertain is settled.
  func isAffected() -> Bool {
    if reader.isMarked, !reader.isCertain { reader.resolveReads() }
    defer {
      reader.isMarked = false
      reader.isCertain = false
    }
    return reader.isCertain
  }

  /// Whether it has been told of anything, certain or not.
  var isMarked: Bool { reader.isMarked }

  /// How often it was told, certainly or not.
  var notices: Int { reader.notices }

  /// The transactions that went along with what it was told.
  var transactions: [Transaction] { reader.transactions }

  /// The issues that were reported during its bodies, which it deals with if it is told to.
  var issues: [RuntimeIssue] { reader.issues }
  var takesIssues: Bool {
    get { reader.takesIssues }
    set { reader.takesIssues = newValue }
  }

  func stopReading() { reader.stopReading() }
}

private final class ProbeReader: Reader {
  let givenName: String
  var isMarked = false
  var isCertain = false
  var notices = 0
  var transactions: [Transaction] = []
  var takesIssues = false
  var issues: [RuntimeIssue] = []

  init(_ name: String) { givenName = name }

  override var name: String { givenName }

  override func locationDidChange(certainly: Bool) {
    isMarked = true
    notices += 1
    if certainly { isCertain = true }
    transactions.append(.current)
  }

  override func report(_ issue: RuntimeIssue) -> Bool {
    issues.append(issue)
    return takesIssues
  }
}
