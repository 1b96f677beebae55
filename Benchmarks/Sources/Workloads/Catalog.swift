public import BinderyMeasuring

/// All workloads, in the order in which they are reported.
public enum Catalog {
  /// The workloads.
  public static let workloads: [Workload] =
    [.listCreate, .oneRowUpdate, .oneRowUpdateKept, .oneRowUpdateWhole, .allRowsUpdate]
    + Workload.structure
    + [
      .lazy, .lazyScroll, .lazyJump, .observableRowUpdate, .objectRowUpdate, .stateRowUpdate,
      .counter, .deep, .form,
      .textScreen, .wrap, .bindingWrite, .bindingProject, .bindingElement, .bindingWrites,
    ] + Workload.testStyles
}
