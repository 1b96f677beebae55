import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Observation
import Synchronization
import Testing

private struct BalanceLabel: View {
  let account: Account
  var body: some View { Text(verbatim: "balance \(account.balance)") }
}

private struct Statement: View {
  let account: Account
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "name \(account.name)")
      BalanceLabel(account: account)
    }
  }
}

private struct Turning: View {
  @Binding var turn: Int
  let account: Account
  var body: some View { Text(verbatim: "\(turn) \(account.balance)") }
}

private struct Two: View {
  let first: Account
  let second: Account
  var body: some View { Text(verbatim: "\(first.balance) \(second.balance)") }
}

private struct Owner: View {
  @State private var account = Account()
  var body: some View {
    VStack(alignment: .leading) {
      BalanceLabel(account: account)
      Tappable("earn") { account.balance += 1 }
      Tappable("other") { account = Account(balance: 7) }
    }
  }
}

private struct Optionally: View {
  @Binding var isOn: Bool
  let account: Account
  var body: some View {
    if isOn { BalanceLabel(account: account) }
  }
}

private struct Reading: View {
  let account: Account
  var body: some View {
    GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.size.width)) \(account.balance)")
    }
  }
}

/// A model that is kept by a lock, and so may change on any thread.
private final class Shared: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)
  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } }
    }
  }
}

private struct SharedLabel: View {
  let shared: Shared
  var body: some View { Text(verbatim: "value \(shared.value)") }
}

@concurrent private func change(_ shared: Shared, to value: Int) async { shared.value = value }

@MainActor @Suite struct ObservationTests {
  /// Fact 30.
  @Test func onlyTheBodiesThatReadAPropertyRun() {
    let account = Account()
    let composition = Composition(width: 20, height: 2) { Statement(account: account) }
    var before = composition.counters
    account.balance = 1
    #expect(composition.shown == "name Ada\nbalance 1")
    #expect((composition.counters - before).bodyEvaluations == ["BalanceLabel": 1])
    before = composition.counters
    account.name = "Grace"
    #expect(composition.shown == "name Grace\nbalance 1")
    #expect((composition.counters - before).bodyEvaluations == ["Statement": 1])
  }

  @Test func aBodyMayReadSeveralModels() {
    let (first, second) = (Account(balance: 1), Account(balance: 2))
    let composition = Composition(width: 20, height: 1) { Two(first: first, second: second) }
    second.balance = 3
    #expect(composition.shown == "1 3")
    first.balance = 4
    second.balance = 5
    let before = composition.counters
    #expect(composition.shown == "4 5")
    #expect((composition.counters - before).userBodyEvaluations == 1)
  }

  @Test func aModelInStateIsObserved() {
    let composition = Composition(width: 20, height: 3) { Owner() }
    composition.tap("earn")
    #expect(composition.shown == "balance 101\nearn\nother")
    composition.tap("other")
    #expect(composition.shown == "balance 7\nearn\nother")
    composition.tap("earn")
    #expect(composition.shown == "balance 8\nearn\nother")
  }

  @Test func aReaderOfGeometryIsObserved() {
    let account = Account(balance: 1)
    let composition = Composition(width: 20, height: 1) { Reading(account: account) }
    #expect(composition.shown == "160 1")
    account.balance = 2
    #expect(composition.shown == "160 2")
  }

  @Test func evaluationsForOtherCausesLeaveNoRegistrations() {
    let account = Account()
    let turn = Binding.variable(0)
    let composition = Composition(width: 20, height: 1) { Turning(turn: turn, account: account) }
    for _ in 0..<5_000 {
      turn.wrappedValue += 1
      composition.flush()
    }
    #expect(composition.counters.bodyEvaluations == ["Turning": 5_001])
    // Each live registration would call; the first of a type of view is the one that may stay.
    account.balance = 1
    #expect(composition.observedChanges == 1)
    #expect(composition.shown == "5000 1")
  }

  @Test func viewsThatGoLeaveNoRegistrations() {
    let account = Account()
    let isOn = Binding.variable(true)
    let composition = Composition(width: 20, height: 1) {
      Optionally(isOn: isOn, account: account)
    }
    for _ in 0..<300 {
      isOn.wrappedValue.toggle()
      composition.flush()
    }
    account.balance = 1
    #expect(composition.observedChanges == 1)
    #expect(composition.shown == "balance 1")
    composition.unmount()
    account.balance = 2
    #expect(composition.observedChanges == 1)
  }

  @Test(arguments: 1...20) func aChangeOnAnotherThreadArrives(_ value: Int) async {
    let shared = Shared()
    let composition = Composition(width: 20, height: 1) { SharedLabel(shared: shared) }
    composition.perform { Task { await change(shared, to: value) } }
    await composition.settle()
    #expect(composition.shown == "value \(value)")
  }

  @Test func aModelIsReleasedWithItsView() {
    weak var account: Account?
    let composition: Composition
    do {
      let made = Account()
      account = made
      composition = Composition(width: 20, height: 2) { Statement(account: made) }
    }
    #expect(account != nil)
    composition.unmount()
    #expect(account == nil)
  }
}
