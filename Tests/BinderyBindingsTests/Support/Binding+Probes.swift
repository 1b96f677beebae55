import BinderyBindings

extension Binding
where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  /// A reader for each element.
  @MainActor func rows<Read>(_ read: (Binding<Value.Element>) -> Read) -> [Probe] {
    map { item in
      let probe = Probe()
      probe.evaluate { _ = read(item) }
      return probe
    }
  }

  /// A reader of which elements there are, and in which order.
  @MainActor func structureReader() -> Probe {
    let probe = Probe()
    probe.evaluate { elements().trackStructure() }
    return probe
  }
}
