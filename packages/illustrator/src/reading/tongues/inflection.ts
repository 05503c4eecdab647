/** Plurals, diminutives and verb endings of the Latin-written languages. */
import { pluralOf } from '../singular.ts'
import type { Language } from './languages.ts'
import { singularsIn } from './plurals.ts'
import { unaccented } from './spellings.ts'
import type { Tongue } from './tongue.ts'

/** Endings of what is little, the shortest first: a "lampje" is no lamb. */
const SMALL: Partial<Record<Language, readonly RegExp[]>> = {
  es: [/(?:c?it[oa]|c?ill[oa])s?$/],
  pt: [/z?inh[oa]s?$/],
  it: [/(?:in[oae]|ini|ett[oaie]|ell[oaie]|ucci[oae]?)$/],
  de: [/(?:chen|lein)s?$/],
  nl: [/jes?$/, /[tpk]jes?$/, /etjes?$/, /(?<=(.))\1etjes?$/],
}

/** "Eier" are eggs already, and "Eiern" no more than that. */
const severalOf = (noun: string): string => (/[^s]s$|children$/.test(noun) ? noun : pluralOf(noun))

export function nounIn(tongue: Tongue, word: string): string | null {
  const exact = tongue.nouns.get(word)
  if (exact) return exact
  // "des" are no dice ("dés").
  if (word.length === 3) return tongue.words.has(word) ? null : (plainNouns(tongue).get(word) ?? null)
  const several = word.length > 3 ? (regularNoun(tongue, word) ?? bentNoun(tongue, word)) : null
  if (several) return several
  if (word.length <= 5) return null
  for (const small of SMALL[tongue.language] ?? [])
    for (const ending of small.test(word) ? ['', 'o', 'a', 'e', 't'] : []) {
      const whole = word.replace(small, ending)
      // "Krönchen", "Häuschen": German bends the vowel too.
      const noun =
        tongue.nouns.get(whole) ?? (tongue.language === 'de' ? tongue.nouns.get(unaccented(whole)) : undefined)
      if (noun) return /s$|(?:in|ett|ell)[ie]$/.test(word) ? severalOf(noun) : noun
    }
  return null
}

/** How surely a word is a noun of this language: as the table has it, in the plural, or with accents left out. */
export function surenessIn(tongue: Tongue, word: string): number {
  if (tongue.nouns.has(word)) return 3
  if (word.length > 3 && regularNoun(tongue, word)) return 2
  return nounIn(tongue, word) ? 1 : 0
}

function regularNoun(tongue: Tongue, word: string): string | null {
  for (const singular of singularsIn(tongue.language, word)) {
    const noun = tongue.nouns.get(singular)
    if (noun) return severalOf(noun)
  }
  return null
}

/** Several words that are one thing, its accents left out or its first word in the plural: "camion de bomberos", "muñecos de nieve". */
export function phraseIn(tongue: Tongue, phrase: string): string | null {
  const exact = tongue.nouns.get(phrase) ?? plainNouns(tongue).get(unaccented(phrase))
  if (exact) return exact
  const [first = '', ...rest] = phrase.split(' ')
  if (!rest.length || first.length <= 3) return null
  for (const singular of singularsIn(tongue.language, first)) {
    const one = [singular, ...rest].join(' ')
    const noun = tongue.nouns.get(one) ?? plainNouns(tongue).get(unaccented(one))
    if (noun) return severalOf(noun)
  }
  return null
}

/** Endings of words whose accents change with them. */
const BENT: Partial<Record<Language, readonly string[]>> = {
  es: ['es', 's'],
  fr: ['s'],
  pt: ['es', 's'],
  de: ['ern', 'er', 'en', 'e', 'n', 's'],
  nl: ['en', 'n', 's'],
}

/** Plurals that change the word itself: ratón, ratones; Apfel, Äpfel. */
function bentNoun(tongue: Tongue, word: string): string | null {
  // "vélos" are no veils ("velo"): an accent that is written is meant, but for umlauts.
  if (tongue.language !== 'de' && word !== unaccented(word)) return null
  const nouns = plainNouns(tongue)
  for (const ending of BENT[tongue.language] ?? []) {
    const noun = word.endsWith(ending) ? nouns.get(unaccented(word.slice(0, -ending.length))) : undefined
    if (noun) return severalOf(noun)
  }
  const noun = nouns.get(unaccented(word))
  // "Äpfel" are several, "sofa" is a sofá whose accent was left out.
  return noun && /[äöü]/.test(word) ? severalOf(noun) : (noun ?? null)
}

const plain = new WeakMap<Tongue, Map<string, string>>()

/** Its nouns without their accents, which come and go between singular and plural. */
function plainNouns(tongue: Tongue): Map<string, string> {
  const known = plain.get(tongue)
  if (known) return known
  const made = new Map(
    [...tongue.nouns].filter(([word]) => /[^\p{ASCII}]/u.test(word)).map(([word, noun]) => [unaccented(word), noun]),
  )
  // "Äpfel" has an accent that "Apfel" lacks.
  for (const [word, noun] of tongue.nouns) if (!made.has(word)) made.set(word, noun)
  plain.set(tongue, made)
  return made
}

export function verbIn(tongue: Tongue, word: string): string | null {
  return (
    tongue.verbs.find(([stem]) => word.startsWith(stem) && tongue.suffixes.has(word.slice(stem.length)))?.[1] ?? null
  )
}

/** A verb whose accents moved with its ending: "deslizándose", "prépare". */
export function plainVerb(tongue: Tongue, word: string): string | null {
  const plainWord = unaccented(
    word.replace(/(?<=nd[oi])(se|si|lo|la|los|las|le|les|me|te)+$/, '').replace(/-(se|lo|la|me)$/, ''),
  )
  const found = tongue.verbs.find(([stem]) => {
    const plainStem = unaccented(stem)
    return plainWord.startsWith(plainStem) && tongue.suffixes.has(plainWord.slice(plainStem.length))
  })
  return found?.[1] ?? null
}

/** Letters that join two words: "Katze-n-baby", "Zirkus-s-…". */
const JOINTS = [/$/, /s$/, /n$/, /en$/, /er$/, /e$/]

const SHORTEST_TAIL = 4

export interface Compound {
  modifier: string | null
  head: string
  rest: string
}

/** Words written together in German and Dutch: a tail and what stands before it are both known ("Erdbeer-eis" is no rice), else the longest known tail is what it is. */
export function compoundIn(tongue: Tongue, word: string): Compound | null {
  let alone: Compound | null = null
  for (let i = 3; i < word.length - 2; i++) {
    const head = nounIn(tongue, word.slice(i))
    if (!head) continue
    const rest = word.slice(0, i)
    const modifier = JOINTS.map(
      (joint) => tongue.nouns.get(rest.replace(joint, '')) ?? tongue.nouns.get(`${rest.replace(joint, '')}e`),
    ).find(Boolean)
    if (modifier) return { modifier, head, rest }
    // "slagroom" is no uncle ("oom"), "Kakteen" are no tea: a short tail alone means nothing, however it is bent.
    const size = word.length - i - (tongue.nouns.has(word.slice(i)) ? 0 : 1)
    if (size >= SHORTEST_TAIL) alone ??= { modifier: null, head, rest }
  }
  return alone
}

export const tailNoun = (tongue: Tongue, word: string): string | null => compoundIn(tongue, word)?.head ?? null
