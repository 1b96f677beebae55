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

  /// The block is far larger than what other tests free meanwhile, and none of it is touched.
  @Test(.enabled(if: Allocations.areCounted)) func liveBytesGrowWithWhatIsKept() {
    let before = Allocations.liveBytes
    let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 29, alignment: 16)
    defer { block.deallocate() }
    #expect(Allocations.liveBytes - before >= 1 << 28)
  }
}
