#if !canImport(Darwin)
  extension Subscribers {
    /// How publishing ended.
    @frozen
    public enum Completion<Failure: Error>: Sendable {
      /// Every value was published.
      case finished
      /// Publishing stopped with an error.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Hashable where Failure: Hashable {}

  extension Subscribers.Completion {
    /// Returns the completion with its error, if any, changed.
    func mapError<NewFailure: Error>(
      _ transform: (Failure) -> NewFailure
    ) -> Subscribers.Completion<NewFailure> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }

    /// The completion with its error as `any Error`.
    var erased: Subscribers.Completion<any Error> {
      mapError { $0 }
    }
  }
#endif
