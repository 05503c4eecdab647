/** A word of a prompt in English, and what it does in its sentence. */
export interface Token {
  kind: 'noun' | 'verb' | 'adjective' | 'preposition' | 'article' | 'and' | 'who' | 'stop' | 'word'
  text: string
  /** As it was written. */
  source: string
}

const ARTICLE =
  /^(a|an|the|some|many|my|his|her|another|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/
const PREPOSITION =
  /^(in|on|at|of|to|with|without|for|from|by|over|under|above|behind|between|through|around|inside|outside|near|toward|against|down|up|onto|into|about|next to|in front of|on top of|out of|full of|in the middle of|dressed as|like|among|shaped like)( a| the)?$/

/** What kind of word a small word is, by its English. */
export function kindOfSmall(english: string): Token['kind'] {
  if (ARTICLE.test(english)) return 'article'
  if (PREPOSITION.test(english)) return 'preposition'
  if (english === 'and' || english === 'who') return english
  return 'word'
}

/** Numbers are listed with the adjectives, but stand before their noun in every language. */
export const adjectiveKind = (english: string): Token['kind'] =>
  kindOfSmall(english) === 'article' ? 'article' : 'adjective'
