import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a web address gave no whole answer.
public enum NoAnswerReason: Hashable, Sendable {
  /// The host's name has no address.
  case hostNotFound

  /// The host took no connection.
  case noConnection

  /// The connection ended before the answer did.
  case connectionClosed

  /// The answer did not come in the session's time.
  case timedOut

  /// One address led to another too often.
  case tooManyRedirects

  /// Another failure, in the words of the network library.
  case other(String)

  init(_ error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .cannotFindHost?, .dnsLookupFailed?: .hostNotFound
      case .cannotConnectToHost?, .notConnectedToInternet?: .noConnection
      // On Linux an empty answer is reported as a bad one.
      case .networkConnectionLost?, .badServerResponse?: .connectionClosed
      case .timedOut?: .timedOut
      case .httpTooManyRedirects?: .tooManyRedirects
      default: .other(error.localizedDescription)
      }
  }
}
