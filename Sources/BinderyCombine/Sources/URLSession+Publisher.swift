#if !canImport(Darwin)
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLSession {
    /// A publisher of what a request is answered with, which asks anew for each subscriber.
    public struct DataTaskPublisher: Publisher {
      /// The body and the head of the answer.
      public typealias Output = (data: Data, response: URLResponse)
      /// What went wrong.
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session that makes it.
      public let session: URLSession

      /// Makes a publisher of what a request is answered with.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber; the request is made once it asks for a value.
      public func receive(subscriber: some Subscriber<Output, URLError>) {
        subscriber.receive(
          subscription: DataTaskSubscription(AnySubscriber(subscriber), request, session))
      }
    }

    /// Returns a publisher of what a URL answers with.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of what a request is answered with.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  private final class DataTaskSubscription: Subscription {
    typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

    private struct State {
      var task: URLSessionDataTask?
      var hasStarted = false
    }

    private let outlet: Outlet<Downstream>
    private let request: URLRequest
    private let session: URLSession
    private let state = Guarded(State())

    init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
      outlet = Outlet(downstream)
      self.request = request
      self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
      let isFirst = state.withLock { state in
        defer { state.hasStarted = true }
        return !state.hasStarted
      }
      guard isFirst else { return }
      let outlet = Handoff(outlet)
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          outlet.value.offer((data ?? Data(), response))
          outlet.value.finish(.finished)
        } else {
          outlet.value.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      state.withLock { $0.task = task }
      if self.outlet.isOpen {
        task.resume()
      }
    }

    func cancel() {
      outlet.close()
      state.exchange(State(hasStarted: true)).task?.cancel()
    }
  }
#endif
