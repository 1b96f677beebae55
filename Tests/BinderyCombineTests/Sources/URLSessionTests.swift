#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Answers every request without a network: the path as the body, or an error for "/fail".
  final class EchoProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.path != "/fail",
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Suite struct URLSessionTests {
    private let session: URLSession

    init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [EchoProtocol.self]
      session = URLSession(configuration: configuration)
    }

    private func publisher(_ path: String) throws -> URLSession.DataTaskPublisher {
      session.dataTaskPublisher(for: try #require(URL(string: "http://example.invalid" + path)))
    }

    @Test func publishesTheAnswer() async throws {
      var bodies: [String] = []
      for try await (data, response) in try publisher("/films").values {
        bodies.append(String(decoding: data, as: UTF8.self))
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
      }
      #expect(bodies == ["/films"])
    }

    @Test func failsWithAnError() async throws {
      var iterator = try publisher("/fail").values.makeAsyncIterator()
      await #expect(throws: URLError.self) { _ = try await iterator.next() }
    }

    @Test func publishesNothingWhenCancelled() throws {
      let recorder = try publisher("/films").record(.none)
      recorder.cancel()
      recorder.request(1)
      #expect(recorder.values.isEmpty)
      #expect(recorder.completions.isEmpty)
    }
  }
#endif
