import BinderyBindings
import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A generic type has no stored properties of its own.
@MainActor private var knownPlans: [ObjectIdentifier: AnyObject] = [:]

/// What is known about the stored properties of a view type: found once, then followed each time.
///
/// It depends on the type alone, so all compositions follow one plan.
@MainActor final class PropertyPlan<V> {
  private let comparisons: ContiguousArray<FieldComparison>
  private let installations: ContiguousArray<PropertyInstallation>
  private let updates: ContiguousArray<PropertyUpdate>
  /// Whether equal bytes of the whole value mean equal values: nothing dynamic, nothing weak.
  private let comparesWhole: Bool
  /// Whether a property must be supplied before the body is read.
  let isDynamic: Bool
  /// Whether a property holds something to be let go of.
  let mustUninstall: Bool
  /// Whether a property of a user's own type is updated as part of the body.
  let hasUpdates: Bool

  /// The plan for the type: made when it is first asked for.
  static var shared: PropertyPlan {
    if let known = knownPlans[ObjectIdentifier(V.self)] {
      return unsafeDowncast(known, to: PropertyPlan.self)
    }
    let plan = PropertyPlan()
    knownPlans[ObjectIdentifier(V.self)] = plan
    return plan
  }

  private init() {
    var finder = PropertyFinder()
    finder.add(V.self)
    installations = finder.installations
    updates = finder.updates
    hasUpdates = !updates.isEmpty
    mustUninstall = installations.contains { $0.mustUninstall }
    isDynamic = !installations.isEmpty || hasUpdates
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
      switch field.compare(x, y) {
      case .none: continue
      case .notInWhatCounts: result = .notInWhatCounts
      case .some: return .some
      }
    }
    return result
  }

  /// Makes what the properties at each place share in one composition.
  ///
  /// Not part of the plan: it may come to hold objects that belong to a program's key paths.
  func makeFacts() -> ContiguousArray<SharedFacts> {
    ContiguousArray(installations.map { _ in SharedFacts() })
  }

  /// Supplies all properties of a value: from an older value of the same node, or afresh.
  /// - Parameter facts: What `makeFacts` has made.
  func install(
    _ new: UnsafeMutablePointer<V>, from old: UnsafeMutablePointer<V>?, in owner: any PropertyOwner,
    _ environment: EnvironmentStorage, _ facts: ContiguousArray<SharedFacts>
  ) {
    if installations.isEmpty { return }
    var context = PropertyContext(
      environment: EnvironmentValues(storage: environment), owner: owner, shared: facts[0])
    for index in 0..<installations.count {
      context.shared = facts[index]
      installations[index].install(new, from: old, in: context)
    }
  }

  /// Supplies the properties of a value once more, in place.
  func reinstall(
    _ view: UnsafeMutablePointer<V>, in owner: any PropertyOwner, _ environment: EnvironmentStorage,
    _ facts: ContiguousArray<SharedFacts>
  ) {
    install(view, from: view, in: owner, environment, facts)
  }

  /// Updates the properties of users' own types, inner ones first. What they read, the body reads.
  func update(_ view: UnsafeMutablePointer<V>) {
    for property in updates { property.update(UnsafeMutableRawPointer(view) + property.offset) }
  }

  /// Lets go of what the properties of a value hold.
  func uninstall(_ view: UnsafeMutablePointer<V>) {
    for property in installations where property.mustUninstall { property.uninstall(view) }
  }

  /// Whether a property would read another value from a changed environment.
  func isAffected(
    _ view: UnsafePointer<V>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    installations.contains { $0.isAffected(view, from: old, to: new) }
  }
}
