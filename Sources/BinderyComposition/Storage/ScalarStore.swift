import Foundation

/// Keeps values under keys.
protocol ScalarStore {
  /// The value under a key, as far as it can be read in a form.
  func scalar(_ kind: StoredScalar.Kind, forKey key: String) -> StoredScalar?
  /// Replaces the value under a key; nil takes it away.
  func setScalar(_ scalar: StoredScalar?, forKey key: String)
}

extension UserDefaults: ScalarStore {
  func scalar(_ kind: StoredScalar.Kind, forKey key: String) -> StoredScalar? {
    guard let object = object(forKey: key) else { return nil }
    switch kind {
    case .bool: return .bool(bool(forKey: key))
    case .integer: return .integer(integer(forKey: key))
    case .number: return .number(double(forKey: key))
    case .text: return string(forKey: key).map { .text($0) }
    case .data: return data(forKey: key).map { .data($0) }
    case .date: return (object as? Date).map { .date($0) }
    case .url:
      #if canImport(Darwin)
        return url(forKey: key).map { .url($0) }
      #else
        // Foundation reads an address back as the path of a file here.
        return string(forKey: key).flatMap { URL(string: $0) }.map { .url($0) }
      #endif
    }
  }

  func setScalar(_ scalar: StoredScalar?, forKey key: String) {
    switch scalar {
    case nil: removeObject(forKey: key)
    case .bool(let value)?: set(value, forKey: key)
    case .integer(let value)?: set(value, forKey: key)
    case .number(let value)?: set(value, forKey: key)
    case .text(let value)?: set(value, forKey: key)
    case .data(let value)?: set(value, forKey: key)
    case .date(let value)?: set(value, forKey: key)
    case .url(let value)?:
      #if canImport(Darwin)
        set(value, forKey: key)
      #else
        set(value.absoluteString, forKey: key)
      #endif
    }
  }
}
