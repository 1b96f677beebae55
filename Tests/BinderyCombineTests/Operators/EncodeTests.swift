#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  @Suite struct EncodeTests {
    @Test func encodesEachValue() {
      let encoded = Just([1, 2]).encode(encoder: JSONEncoder())
      #expect(values(encoded).map { String(decoding: $0, as: UTF8.self) } == ["[1,2]"])
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.encode(encoder: JSONEncoder()) } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.encode(encoder: JSONEncoder()) })
    }
  }
#endif
