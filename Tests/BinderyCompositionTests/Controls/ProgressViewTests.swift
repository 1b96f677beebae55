import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct ProgressViewTests {
  @Test func isAMarkWhereTheEndIsNotKnown() {
    let composition = Composition(width: 20, height: 2) {
      VStack(alignment: .leading) {
        ProgressView()
        ProgressView("Loading")
      }
    }
    #expect(composition.shown == "◌\n◌ Loading")
    #expect(
      composition.outline == """
        progress "" = "in progress"
        progress "Loading" = "in progress"
        """)
  }

  @Test func isABarOfTheWidthOnOffer() {
    let done = Binding.variable(0.25)
    let composition = Composition(width: 8, height: 3) {
      Watching(done: done)
    }
    #expect(composition.shown == "Copying\n██░░░░░░\n1 of 4")
    #expect(composition.outline == #"progress "Copying" = "25%""#)
    done.wrappedValue = 1
    composition.flush()
    #expect(composition.shown == "Copying\n████████\n1 of 4")
    #expect(composition.frame == composition.rebuildFrame())
  }

  private struct Watching: View {
    let done: Binding<Double>
    var body: some View {
      ProgressView(value: done.wrappedValue) {
        Text(verbatim: "Copying")
      } currentValueLabel: {
        Text(verbatim: "1 of 4")
      }
    }
  }

  @Test func aCircleIsFullerTheFurther() {
    let composition = Composition(width: 20, height: 3) {
      VStack(alignment: .leading) {
        ProgressView("a", value: 0.0)
        ProgressView("b", value: 3.0, total: 4)
        ProgressView("c", value: 5.0, total: 4)
      }
      .progressViewStyle(.circular)
    }
    #expect(composition.shown == "○ a\n◕ b\n● c")
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      }
    }
  }

  @Test func aUsersStyleDrawsIt() {
    let composition = Composition(width: 20, height: 1) {
      ProgressView("a", value: 0.5).progressViewStyle(Percent())
    }
    #expect(composition.shown == "a 0.5")
  }

  @Test func aGaugeShowsWhereAValueLies() {
    let composition = Composition(width: 14, height: 4) {
      VStack(alignment: .leading) {
        Gauge(value: 5, in: 0...10) {
          Text(verbatim: "Speed")
        } currentValueLabel: {
          Text(verbatim: "5 m/s")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "10")
        }
        Gauge(value: 0.5) { Text(verbatim: "x") }.gaugeStyle(.accessoryCircular)
      }
    }
    #expect(
      composition.shown == """
        Speed
        0 █████░░░░ 10
        5 m/s
        ███████░░░░░░░
        """)
    #expect(composition.outline.hasPrefix(#"progress "Speed" = "5 m/s""#))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1]) func isFullOrEmptyAtMost(
    _ value: Double
  ) {
    #expect(lines(4, 1) { ProgressView(value: value) } == (value > 0 ? "████" : "░░░░"))
    #expect(lines(4, 1) { ProgressView(value: value, total: -1) } == "░░░░")
    #expect(
      lines(4, 2) { Gauge(value: value, in: -.infinity ... .infinity) { EmptyView() } }
        .hasSuffix("░░░░"))
  }

  @Test func countsNoFurtherThanToTheEnd() {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = .max
    let composition = Composition(width: 4, height: 1) { ProgressView(progress) }
    #expect(composition.shown == "████")
    #expect(composition.outline == #"progress "" = "100%""#)
  }
}
