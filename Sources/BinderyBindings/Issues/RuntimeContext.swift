/// What the running code belongs to.
package enum RuntimeContext {
  /// Who takes the issues of the code that is running, its tasks included.
  @TaskLocal package static var current: (any IssueContext)?
}
