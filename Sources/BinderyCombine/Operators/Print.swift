#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values that prints what passes.
    public struct Print<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What each line starts with, before a colon.
      public let prefix: String
      /// Where the lines go; to standard output if nil.
      public let stream: (any TextOutputStream)?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let log = PrintLog(prefix: prefix, stream: stream)
        let events = Events<Output, Failure>(
          onSubscription: { log.write("receive subscription: (\($0))") },
          onValue: { log.write("receive value: (\($0))") },
          onCompletion: { completion in
            switch completion {
            case .finished: log.write("receive finished")
            case .failure(let error): log.write("receive error: (\(error))")
            }
          },
          onCancel: { log.write("receive cancel") },
          onRequest: { demand, isSynchronous in
            let count = demand.max.map { "max: (\($0))" } ?? "unlimited"
            log.write("request \(count)" + (isSynchronous ? " (synchronous)" : ""))
          })
        upstream.subscribe(EventTap(subscriber, events))
      }
    }
  }

  extension Publisher {
    /// Prints a line for each thing that passes, to a stream or to standard output.
    public func print(
      _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
      Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
  }

  /// Where the lines go.
  private final class PrintLog {
    private let prefix: String
    private let stream: Guarded<any TextOutputStream>

    init(prefix: String, stream: (any TextOutputStream)?) {
      self.prefix = prefix.isEmpty ? "" : prefix + ": "
      self.stream = Guarded(stream ?? StandardOutput())
    }

    func write(_ text: String) {
      var stream = stream.read()
      stream.write(prefix + text + "\n")
      self.stream.exchange(stream)
    }
  }

  private struct StandardOutput: TextOutputStream {
    func write(_ text: String) {
      Swift.print(text, terminator: "")
    }
  }
#endif
