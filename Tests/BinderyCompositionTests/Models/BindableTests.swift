import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Balance: View {
  @Binding var balance: Int
  var body: some View { Text(verbatim: "balance \(balance)") }
}

private struct Editor: View {
  @Bindable var account: Account
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "name \(account.name)")
      Balance(balance: $account.balance)
      Tappable("pay") { $account.balance.wrappedValue -= 10 }
    }
  }
}

private struct Inline: View {
  let account: Account
  var body: some View {
    @Bindable var account = account
    VStack(alignment: .leading) {
      Text(verbatim: "name \(account.name)")
      Balance(balance: $account.balance)
    }
  }
}

@MainActor @Suite struct BindableTests {
  /// Fact 29.
  @Test func writesThroughToTheModel() {
    let account = Account()
    Bindable(account).balance.wrappedValue = 1
    #expect(account.balance == 1)
  }

  @Test func onlyTheBodyThatReadsRuns() {
    let account = Account()
    let composition = Composition(width: 20, height: 3) { Editor(account: account) }
    let before = composition.counters
    composition.tap("pay")
    #expect(composition.shown == "name Ada\nbalance 90\npay")
    #expect((composition.counters - before).bodyEvaluations == ["Balance": 1])
    account.balance = 7
    #expect(composition.shown == "name Ada\nbalance 7\npay")
  }

  @Test func bindingsMadeAnewToOnePropertyRunNoBody() {
    let account = Account()
    let composition = Composition(width: 20, height: 2) { Inline(account: account) }
    let before = composition.counters
    account.name = "Grace"
    #expect(composition.shown == "name Grace\nbalance 100")
    #expect((composition.counters - before).bodyEvaluations == ["Inline": 1])
    account.balance = 5
    #expect(composition.shown == "name Grace\nbalance 5")
  }
}
