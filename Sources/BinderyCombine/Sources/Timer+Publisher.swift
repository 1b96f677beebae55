#if !canImport(Darwin)
  public import Foundation

  extension Timer {
    /// A publisher of the date, again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
      /// The date of each firing.
      public typealias Output = Date
      /// This publisher cannot fail.
      public typealias Failure = Never

      /// The seconds between two values.
      public let interval: TimeInterval
      /// How many seconds late a value may be.
      public let tolerance: TimeInterval?
      /// The run loop that sends the values.
      public let runLoop: RunLoop
      /// The mode in which a run loop other than the main one sends values.
      public let mode: RunLoop.Mode
      private let subject = PassthroughSubject<Date, Never>()

      /// Makes a publisher that is not connected yet.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Date, Never>) {
        subject.receive(subscriber: subscriber)
      }

      /// Starts publishing, until the result is cancelled.
      public func connect() -> any Cancellable {
        runLoop.schedule(
          after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0), mode: mode
        ) { [subject] in subject.send(Date()) }
      }
    }

    /// Returns a publisher of the date, every so many seconds once it is connected.
    ///
    /// The main run loop's timers run on the main queue, whether or not the run loop is running.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
