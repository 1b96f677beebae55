/// How a scalar joins the scalars around it into a grapheme cluster.
///
/// These are the classes of UAX #29, with these differences: noncharacters count as controls, since
/// both are shown as replacements; pictographs and emoji modifiers have classes of their own; the
/// two kinds of Hangul syllables are one class, told apart by arithmetic.
package enum ScalarClass: UInt8 {
  case other
  case control
  case extend
  case joiner
  case regionalIndicator
  case prepend
  case spacingMark
  case hangulInitial
  case hangulMedial
  case hangulFinal
  case hangulSyllable
  case pictograph
  case emojiModifier
}
