public import Foundation

// The types that can be kept, each with a value to begin with, or as an optional that begins as
// nil.

extension SceneStorage<Bool> {
  /// Keeps a truth value under a key.
  public init(wrappedValue: Bool, _ key: String) {
    self.init(key, .bool, wrappedValue)
  }
}

extension SceneStorage<Int> {
  /// Keeps an integer under a key.
  public init(wrappedValue: Int, _ key: String) {
    self.init(key, .integer, wrappedValue)
  }
}

extension SceneStorage<Double> {
  /// Keeps a number under a key.
  public init(wrappedValue: Double, _ key: String) {
    self.init(key, .number, wrappedValue)
  }
}

extension SceneStorage<String> {
  /// Keeps a string under a key.
  public init(wrappedValue: String, _ key: String) {
    self.init(key, .text, wrappedValue)
  }
}

extension SceneStorage<URL> {
  /// Keeps an address under a key.
  public init(wrappedValue: URL, _ key: String) {
    self.init(key, .url, wrappedValue)
  }
}

extension SceneStorage<Data> {
  /// Keeps bytes under a key.
  public init(wrappedValue: Data, _ key: String) {
    self.init(key, .data, wrappedValue)
  }
}

extension SceneStorage<Date> {
  /// Keeps a moment under a key.
  public init(wrappedValue: Date, _ key: String) {
    self.init(key, .date, wrappedValue)
  }
}

extension SceneStorage<Bool?> {
  /// Keeps a truth value under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.bool.optional, nil) }
}

extension SceneStorage<Int?> {
  /// Keeps an integer under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.integer.optional, nil) }
}

extension SceneStorage<Double?> {
  /// Keeps a number under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.number.optional, nil) }
}

extension SceneStorage<String?> {
  /// Keeps a string under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.text.optional, nil) }
}

extension SceneStorage<URL?> {
  /// Keeps an address under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.url.optional, nil) }
}

extension SceneStorage<Data?> {
  /// Keeps bytes under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.data.optional, nil) }
}

extension SceneStorage<Date?> {
  /// Keeps a moment under a key, or nothing.
  public init(_ key: String) { self.init(key, StorageForm.date.optional, nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value under a key as a string.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, StorageForm.text.raw(Value.self), wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value under a key as an integer.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, StorageForm.integer.raw(Value.self), wrappedValue)
  }
}

extension SceneStorage {
  /// Keeps a value under a key as a string, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, StorageForm.text.raw(R.self).optional, nil)
  }
}

extension SceneStorage {
  /// Keeps a value under a key as an integer, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, StorageForm.integer.raw(R.self).optional, nil)
  }
}
