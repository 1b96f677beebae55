import BinderyMeasuring
import Testing

@Suite struct AllocationsTests {
  private final class Thing { var next: Thing? }
  private struct Failure: Error {}

  @Test(.enabled(if: Allocations.areCounted)) func countsObjects() {
    var things: Thing?
    let count = Allocations.count {
      things = Thing()
      things?.next = Thing()
    }
    #expect(count == 2)
    #expect(things?.next != nil)
  }

  @Test(.enabled(if: Allocations.areCounted)) func countsNothingAfterAFailure() {
    var thing: Thing?
    #expect(throws: Failure.self) { try Allocations.count { throw Failure() } }
    thing = Thing()
    #expect(Allocations.count {} == 0)
    #expect(thing != nil)
  }

  @Test(.enabled(if: Allocations.areCounted)) func liveBytesGrowWithWhatIsKept() {
    let before = Allocations.liveBytes
    let bytes = [UInt8](repeating: 1, count: 1 << 24)
    #expect(Allocations.liveBytes - before >= 1 << 23)
    #expect(bytes.count == 1 << 24)
  }
}
