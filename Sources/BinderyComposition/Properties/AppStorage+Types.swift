public import Foundation

// The types that can be kept, each with a value to begin with, or as an optional that begins as
// nil.

extension AppStorage<Bool> {
  /// Keeps a truth value under a key.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .bool, wrappedValue, store)
  }
}

extension AppStorage<Int> {
  /// Keeps an integer under a key.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .integer, wrappedValue, store)
  }
}

extension AppStorage<Double> {
  /// Keeps a number under a key.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .number, wrappedValue, store)
  }
}

extension AppStorage<String> {
  /// Keeps a string under a key.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .text, wrappedValue, store)
  }
}

extension AppStorage<URL> {
  /// Keeps an address under a key.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .url, wrappedValue, store)
  }
}

extension AppStorage<Data> {
  /// Keeps bytes under a key.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .data, wrappedValue, store)
  }
}

extension AppStorage<Date> {
  /// Keeps a moment under a key.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .date, wrappedValue, store)
  }
}

extension AppStorage<Bool?> {
  /// Keeps a truth value under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.bool.optional, nil, store)
  }
}

extension AppStorage<Int?> {
  /// Keeps an integer under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.integer.optional, nil, store)
  }
}

extension AppStorage<Double?> {
  /// Keeps a number under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.number.optional, nil, store)
  }
}

extension AppStorage<String?> {
  /// Keeps a string under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.text.optional, nil, store)
  }
}

extension AppStorage<URL?> {
  /// Keeps an address under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.url.optional, nil, store)
  }
}

extension AppStorage<Data?> {
  /// Keeps bytes under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.data.optional, nil, store)
  }
}

extension AppStorage<Date?> {
  /// Keeps a moment under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.date.optional, nil, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value under a key as a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.text.raw(Value.self), wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value under a key as an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, StorageForm.integer.raw(Value.self), wrappedValue, store)
  }
}

extension AppStorage {
  /// Keeps a value under a key as a string, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, StorageForm.text.raw(R.self).optional, nil, store)
  }
}

extension AppStorage {
  /// Keeps a value under a key as an integer, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, StorageForm.integer.raw(R.self).optional, nil, store)
  }
}
