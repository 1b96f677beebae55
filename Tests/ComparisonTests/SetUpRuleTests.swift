import Comparison
import Testing

@Suite struct SetUpRuleTests {
  private func made(_ body: String, _ rest: String = "") -> Int {
    SetUpRule([SourceText("@Test func a() async {\n\(body)\n}\n\(rest)")]).made
  }

  @Test func countsInitialisersUntilTheFirstCall() {
    #expect(
      made(
        """
        let loader = StubLoader()
        let model = Model(loader: loader)
        await model.load()
        let other = Model(loader: loader)
        """) == 2)
  }

  @Test func countsWhatIsMadeInTheSameStatement() {
    #expect(made("await MoviesView(movies: .variable([]), loader: Stub()).load()") == 3)
  }

  @Test func endsAtACheck() {
    #expect(made("#expect(Model().isEmpty)") == 0)
    #expect(made("let a = A()\nlet b = try #require(B())") == 1)
  }

  @Test func countsGenericAndImplicitInitialisers() {
    #expect(made("let gate = Gate<[Int]>()\nlet a: A = .init(b: .constant(1))") == 3)
  }

  @Test func casesAndPropertiesAreNotMade() {
    #expect(made("let result = Result.success\nlet a = Color.red\nvar n = 1") == 0)
  }

  @Test func countsWhatAHelperMakes() {
    let helpers = """
      private func makeModel() -> Model { wrap(Model(loader: Stub())) }
      private func wrap(_ model: Model) -> Model { model.start(); return Copy(model) }
      """
    #expect(made("let model = makeModel()\nmodel.load()", helpers) == 3)
  }

  @Test func aHelperThatCallsItselfIsCountedOnce() {
    #expect(made("again()", "func again() { A(); again() }") == 1)
  }

  @Test func isAnAverageOverTests() {
    let text = SourceText(
      """
      @Suite struct Tests {
        private func helper() { A() }
        @Test func one() { let a = A(); a.go() }
        @Test(arguments: [1, 2]) func two(n: Int) { let a = A(B()); a.go(); C() }
      }
      """)
    let rule = SetUpRule([text])
    #expect(rule.tests == 2)
    #expect(rule.made == 3)
    #expect(rule.average == 1.5)
    #expect(SetUpRule([]).average == 0)
  }
}
