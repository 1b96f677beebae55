import BinderyBindings
import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known about the stored properties of a view type: found once, then followed each time.
@MainActor final class PropertyPlan<V> {
  /// How two values differ.
  enum Difference { case none, notInWhatCounts, some }

  private let comparisons: ContiguousArray<FieldComparison>
  private let installations: ContiguousArray<PropertyInstallation>
  /// Whether equal bytes of the whole value mean equal values: nothing dynamic, nothing weak.
  private let comparesWhole: Bool
  /// Whether a property must be supplied before the body is read.
  let isDynamic: Bool

  init() {
    var finder = PropertyFinder()
    finder.add(V.self, at: 0)
    installations = finder.installations
    isDynamic = !finder.installations.isEmpty
    if !isDynamic, let equatable = V.self as? any Equatable.Type {
      comparisons = [FieldComparison(equatable, at: 0)]
    } else {
      comparisons = finder.comparisons
    }
    comparesWhole = !isDynamic && finder.comparisons.allSatisfy { $0.rule.comparesBytes }
  }

  /// How a value differs from another one.
  func difference(of a: UnsafePointer<V>, from b: UnsafePointer<V>) -> Difference {
    let x = UnsafeRawPointer(a)
    let y = UnsafeRawPointer(b)
    if comparesWhole && memcmp(x, y, MemoryLayout<V>.size) == 0 { return .none }
    var result = isDynamic ? Difference.notInWhatCounts : .none
    for field in comparisons {
      switch field.rule {
      case .bytes:
        if memcmp(x + field.offset, y + field.offset, field.size) != 0 { return .some }
      case .equal(let isEqual):
        if memcmp(x + field.offset, y + field.offset, field.size) == 0 { continue }
        if !isEqual(x + field.offset, y + field.offset) { return .some }
        result = .notInWhatCounts
      case .custom(let isSame):
        if !isSame(x + field.offset, y + field.offset) { return .some }
      case .never: return .some
      }
    }
    return result
  }

  /// Supplies all properties of a value: from an older value of the same node, or afresh.
  func install(
    _ new: UnsafeMutablePointer<V>, from old: UnsafeMutablePointer<V>?, in owner: any PropertyOwner,
    _ environment: EnvironmentStorage
  ) {
    let values = EnvironmentValues(storage: environment)
    let new = UnsafeMutableRawPointer(new)
    let old = UnsafeMutableRawPointer(old)
    for property in installations {
      let context = PropertyContext(environment: values, owner: owner, shared: property.shared)
      property.install(new + property.offset, old.map { $0 + property.offset }, context)
    }
  }

  /// Supplies the properties of a value once more, in place.
  func reinstall(
    _ view: UnsafeMutablePointer<V>, in owner: any PropertyOwner, _ environment: EnvironmentStorage
  ) {
    install(view, from: view, in: owner, environment)
  }

  /// Lets go of what the properties of a value hold.
  func uninstall(_ view: UnsafeMutablePointer<V>) {
    for property in installations {
      property.uninstall(UnsafeMutableRawPointer(view) + property.offset)
    }
  }

  /// Whether a property would read another value from a changed environment.
  func isAffected(
    _ view: UnsafePointer<V>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    installations.contains { $0.isAffected(UnsafeRawPointer(view) + $0.offset, old, new) }
  }
}

/// How one stored property is compared.
struct FieldComparison {
  enum Rule {
    case bytes
    case equal((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case custom(@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case never

    var comparesBytes: Bool {
      switch self {
      case .bytes, .equal: true
      case .custom, .never: false
      }
    }
  }
  let rule: Rule
  let offset: Int
  let size: Int

  init(_ rule: Rule, at offset: Int, size: Int) {
    self.rule = rule
    self.offset = offset
    self.size = size
  }

  init<E: Equatable>(_ type: E.Type, at offset: Int) {
    let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool = {
      $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
    }
    self.init(.equal(isEqual), at: offset, size: MemoryLayout<E>.size)
  }

  init(field type: Any.Type, at offset: Int, isStrong: Bool) {
    func open<T>(_: T.Type) -> FieldComparison {
      let size = MemoryLayout<T>.size
      if !isStrong { return FieldComparison(.never, at: offset, size: size) }
      // Bindings have no `==` of their own; equal bytes are the same location.
      if let equatable = T.self as? any Equatable.Type {
        return FieldComparison(equatable, at: offset)
      }
      return FieldComparison(_isBitwiseTakable(T.self) ? .bytes : .never, at: offset, size: size)
    }
    self = _openExistential(type, do: open)
  }
}

/// How one dynamic property is supplied.
struct PropertyInstallation {
  let offset: Int
  /// What all properties at this place share.
  let shared: SharedFacts
  let install:
    @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, PropertyContext) -> Void
  let uninstall: @MainActor (UnsafeMutableRawPointer) -> Void
  let isAffected: @MainActor (UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool
}

/// Walks the stored properties of a type.
@MainActor private struct PropertyFinder {
  var comparisons: ContiguousArray<FieldComparison> = []
  var installations: ContiguousArray<PropertyInstallation> = []

  mutating func add(_ type: Any.Type, at base: Int) {
    let fields = storedFields(of: type)
    if fields.isEmpty {
      comparisons.append(FieldComparison(field: type, at: base, isStrong: true))
      return
    }
    for field in fields { add(field, at: base + field.offset) }
  }

  private mutating func add(_ field: StoredField, at offset: Int) {
    if let installed = field.type as? any InstalledProperty.Type {
      addInstalled(installed, at: offset)
    } else if field.type is any LocationProperty.Type {
      comparisons.append(FieldComparison(field: field.type, at: offset, isStrong: field.isStrong))
    } else if field.type is any PropertyHolder.Type {
      for held in storedFields(of: field.type) { add(held.type, at: offset + held.offset) }
    } else if let dynamic = field.type as? any DynamicProperty.Type {
      add(field.type, at: offset)
      addUpdated(dynamic, at: offset)
    } else {
      comparisons.append(FieldComparison(field: field.type, at: offset, isStrong: field.isStrong))
    }
  }

  private mutating func addInstalled<P: InstalledProperty>(_: P.Type, at offset: Int) {
    comparisons.append(
      FieldComparison(
        .custom { P.isSame($0.assumingMemoryBound(to: P.self), $1.assumingMemoryBound(to: P.self)) },
        at: offset, size: MemoryLayout<P>.size))
    installations.append(
      PropertyInstallation(
        offset: offset, shared: SharedFacts(),
        install: { new, old, context in
          P.install(
            new.assumingMemoryBound(to: P.self), from: old?.assumingMemoryBound(to: P.self),
            in: context)
        }, uninstall: { P.uninstall($0.assumingMemoryBound(to: P.self)) },
        isAffected: { P.isAffected($0.assumingMemoryBound(to: P.self), from: $1, to: $2) }))
  }

  private mutating func addUpdated<P: DynamicProperty>(_: P.Type, at offset: Int) {
    installations.append(
      PropertyInstallation(
        offset: offset, shared: SharedFacts(),
        install: { new, _, _ in new.assumingMemoryBound(to: P.self).pointee.update() },
        uninstall: { _ in }, isAffected: { _, _, _ in false }))
  }
}
