import BinderyMeasuring
import BinderyReporting
import Testing

@Suite struct TableTests {
  private var table: Table {
    var table = Table(header: ["name", "n"])
    table.add(["list", "100"])
    table.add(["a row", "7"])
    return table
  }

  @Test func alignsNumbersToTheRight() {
    #expect(
      table.lines(.plain) == [
        "name     n",
        "─────  ───",
        "list   100",
        "a row    7",
      ])
  }

  @Test func writesMarkdown() {
    #expect(
      table.lines(.markdown) == [
        "| name  |   n |",
        "| ----- | --: |",
        "| list  | 100 |",
        "| a row |   7 |",
      ])
  }

  @Test func writesNarrowColumnsInMarkdown() {
    var table = Table(header: ["a", "n"])
    table.add(["b", "1"])
    #expect(table.lines(.markdown) == ["| a | n |", "| -- | -: |", "| b | 1 |"])
  }

  @Test func tellsWhichBarsAreMet() {
    let bars = [
      Bar.ratio("fast", atMost: 8), Bar.ratio("slow", at: [100], atMost: 8),
      Bar.ratio("absent", atMost: 8),
    ]
    let table = Table(
      bars,
      [
        .example("fast", kit: 100, twin: 50), .example("fast", 1_000, kit: 300, twin: 50),
        .example("slow", kit: 900, twin: 100), .example("slow", 1_000, kit: 9_000, twin: 100),
      ])
    #expect(
      table.lines(.plain).dropFirst(2) == [
        "fast              8×        6×     met",
        "slow at 100       8×        9×  missed",
      ])
  }

  @Test func tellsHowTimesGrow() {
    let table = Table(growthOf: [
      .example("flat", 100, kit: 100), .example("flat", 1_000, kit: 110),
      .example("once", 1, kit: 100),
      .example("long", 100, kit: 1_000), .example("long", 1_000, kit: 10_000),
    ])
    #expect(
      table.lines(.plain) == [
        "workload     grows       fitted  off by  grows to  power      sizes            median",
        "────────  ────────  ───────────  ──────  ────────  ─────  ─────────  ────────────────",
        "flat      constant       105 ns     5 %       0 %   0.04  100, 1000    100 ns, 110 ns",
        "long        linear  10.0 ns · n     0 %     100 %   1.00  100, 1000  1.00 µs, 10.0 µs",
      ])
  }
}
