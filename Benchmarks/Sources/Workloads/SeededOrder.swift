/// The numbers below `count` in an order that looks like none, so that no row stays in a cache.
func seededOrder(_ count: Int) -> [Int] {
  var generator = SeededGenerator(seed: 42)
  return (0..<count).shuffled(using: &generator)
}
