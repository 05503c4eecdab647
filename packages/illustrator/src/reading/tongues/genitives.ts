/** Whose something is, where the words for it mean something else elsewhere: "le château du roi", "du lait"; "der Hut der Hexe". */
import { isAlive } from '../lexicon.ts'
import { nounIn, verbIn } from './inflection.ts'
import type { Language } from './languages.ts'
import type { Token } from './token.ts'
import type { Tongue } from './tongue.ts'

const OWNING: Partial<Record<Language, RegExp>> = {
  fr: /^(?:du|de la|de l'|des)$/,
  it: /^(?:del|dello|della|dell'|dei|degli|delle)$/,
  de: /^(?:der|des)$/,
}

/** The words from `rest` on stand behind what may be "of the". */
export function isOfThe(phrase: string, tongue: Tongue, tokens: readonly Token[], rest: readonly string[]): boolean {
  if (!OWNING[tongue.language]?.test(phrase) || tokens.at(-1)?.kind !== 'noun') return false
  const [next = '', after = ''] = rest
  const owner = nounIn(tongue, next) ?? (tongue.adjectives.has(next) ? nounIn(tongue, after) : null)
  if (tongue.language !== 'de') return owner !== null
  // "der Mann der Brot backt" tells of the man; "der Hund der Hexe schläft" is hers.
  return owner !== null && (isAlive(owner) || verbIn(tongue, after) === null)
}

/** "قلعة ملكة الجنيات": who owns something may be somebody's too. */
export function ownersJoined(tokens: readonly Token[]): Token[] {
  const out = [...tokens]
  for (let i = out.length - 1; i > 2; i--) {
    const [whole, article, owner, of] = out.slice(i - 3, i + 1)
    const isChain =
      of?.text === 'of' && !of.source && owner?.kind === 'noun' && article?.text === 'a' && whole?.kind === 'noun'
    if (!isChain || whole.source.startsWith('ال') || out.slice(0, i - 3).at(-1)?.kind === 'verb') continue
    out.splice(i - 2, 0, { kind: 'preposition', text: 'of', source: '' })
  }
  return out
}
