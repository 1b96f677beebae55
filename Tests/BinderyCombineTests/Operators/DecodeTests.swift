#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  @Suite struct DecodeTests {
    struct Movie: Codable, Equatable {
      var title: String
    }

    @Test func decodesEachValue() {
      let data = Data(#"{"title":"Alien"}"#.utf8)
      let decoded = Just(data).decode(type: Movie.self, decoder: JSONDecoder())
      #expect(values(decoded) == [Movie(title: "Alien")])
    }

    @Test func failsOnWhatItCannotDecode() {
      let recorder = Just(Data("no".utf8)).decode(type: Movie.self, decoder: JSONDecoder()).record()
      #expect(recorder.values == [])
      #expect(recorder.failure is DecodingError)
    }

    @Test func asksAndCancelsUpstream() {
      let probe = Probe<Data, Never>()
      let recorder = probe.decode(type: Movie.self, decoder: JSONDecoder()).record(.max(2))
      #expect(probe.requests == [.max(2)])
      recorder.cancel()
      #expect(probe.cancelCount == 1)
    }
  }
#endif
