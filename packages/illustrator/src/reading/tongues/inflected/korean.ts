/** Korean nouns and the particles that are written onto them. */
import { type Cut, LONGEST, plainNoun } from './cut.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The longer ones first. */
const PARTICLES: readonly [string, string | null][] = [
  ['에서', 'IN'],
  ['에게', 'NI'],
  ['한테', 'NI'],
  ['으로', 'DE'],
  ['이랑', 'TO'],
  ['하고', 'TO'],
  ['랑', 'TO'],
  ['과', 'TO'],
  ['와', 'TO'],
  ['을', 'OBJ'],
  ['를', 'OBJ'],
  ['이', 'TOPIC'],
  ['가', 'TOPIC'],
  ['은', 'TOPIC'],
  ['는', 'TOPIC'],
  ['도', 'TOPIC'],
  ['의', 'NO'],
  ['에', 'NI'],
  ['로', 'DE'],
  ['', null],
]

export function cutKorean(vocabulary: Vocabulary, words: readonly string[], i: number): Cut | null {
  for (let size = Math.min(LONGEST, words.length - i); size >= 1; size--) {
    const phrase = words.slice(i, i + size).join(' ')
    for (const [ending, particle] of [['', null] as const, ...PARTICLES]) {
      if (!phrase.endsWith(ending)) continue
      const bare = phrase.slice(0, phrase.length - ending.length)
      const one = plainNoun(vocabulary, bare)
      const several = one ? undefined : plainNoun(vocabulary, bare.replace(/들$/, ''))
      const noun = one ?? several
      if (noun) return { english: noun, isMany: Boolean(several), particle, size }
    }
  }
  return null
}
