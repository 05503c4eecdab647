/** "Good morning sunshine lettering with sunflowers": the words that are to be lettered stand before it. */

/** These tell how it is lettered, and are not what is. */
const MANNER =
  'an?|the|my|some|big|bubble|block|hand|hand-drawn|fancy|alphabet|nice|pretty|beautiful|floral|modern|brush|vintage|quote|cursive|graffiti|cute|kawaii|ornate|hollow|large|bold|calligraphy|inspirational|motivational|letter|decorative|swirly|simple|gothic|old|english|celtic|capital|fat|open|outlined?|retro|whimsical'

export const HAND_LETTERED = {
  pattern: new RegExp(
    `^(?:(?:an?|the|my|please|draw|make) )*(?!(?:(?:${MANNER})[ -]?)+lettering)((?:[\\p{L}'’]+ ){1,6}?)(?:in )?(?:(?:hand|brush|fancy|big|pretty|beautiful|cursive|modern)[ -]?){0,2}lettering(?= ?(?:with|and|surrounded|among|around|in an?|on an?)\\b|[,.]| ?$)`,
    'iu',
  ),
  text: ([, words = '']: RegExpExecArray): string => words.trim(),
  own: true,
}
