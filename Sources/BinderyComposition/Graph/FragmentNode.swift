/// A node that only holds the place of others.
final class FragmentNode: Node {}
