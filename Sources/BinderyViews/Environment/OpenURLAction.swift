public import Foundation

/// Opens an address, or hands it to whoever takes care of it.
///
/// Where nobody was given, nothing happens: a view never starts another program by itself.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Equatable { case handled, discarded, systemAction(URL?) }
    let kind: Kind
    /// It was dealt with.
    public static let handled = Result(kind: .handled)
    /// It was thrown away.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The system is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Makes an action that hands addresses to a closure.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and tells whether it was dealt with.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address. Set it to see in a test what a view wants to open.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
