import BinderyTesting
import Testing

@Suite struct BehaviorReportTests {
  @Test func printsATable() {
    var values = BehaviorReport.Row(style: "bindings")
    values.bodies = 12
    values.nodesMarked = 14
    values.cellsPainted = 2200
    values.writes = 9
    var model = BehaviorReport.Row(style: "view model")
    model.bodies = 31
    model.liveObjects = 1
    #expect(
      BehaviorReport([values, model]).description == """
        style       bodies  nodes marked  cells painted  writes  still alive
        bindings        12            14           2200       9            0
        view model      31             0              0       0            1
        """)
  }
}
