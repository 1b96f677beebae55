#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct DemandTests {
    @Test func countsAndIsUnlimited() {
      var demand = Subscribers.Demand.max(2)
      demand += 1
      demand += .max(2)
      demand -= .max(1)
      #expect(demand == .max(4))
      #expect(demand.max == 4)
      #expect(demand * 2 == .max(8))
      #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
      #expect(Subscribers.Demand.max(5) + .unlimited == .unlimited)
      #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
      #expect(Subscribers.Demand.none == .max(0))
    }

    @Test func comparesWithCounts() {
      #expect(Subscribers.Demand.max(2) < .unlimited)
      #expect(Subscribers.Demand.max(2) < 3)
      #expect(Subscribers.Demand.unlimited > 3)
      #expect(!(Subscribers.Demand.unlimited <= 3))
      #expect(Subscribers.Demand.max(2) == 2)
    }

    @Test func describesItself() {
      #expect("\(Subscribers.Demand.unlimited) \(Subscribers.Demand.max(3))" == "unlimited max(3)")
    }
  }
#endif
