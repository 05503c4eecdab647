/** Plurals, diminutives and verb endings of the Latin-written languages. */
import { pluralOf } from '../singular.ts'
import { unaccented } from './spellings.ts'
import type { Tongue } from './tongue.ts'

const PLURALS: [ending: RegExp, singular: string[]][] = [
  [/s$/, ['']],
  [/es$/, ['', 'e']],
  [/x$/, ['']],
  [/en$/, ['', 'e']],
  [/n$/, ['']],
  [/e$/, ['', 'a']],
  [/er$/, ['']],
  [/ões$/, ['ão']],
  [/ns$/, ['m']],
  [/sse$/, ['s']],
  [/ssen$/, ['s']],
  [/ais$/, ['al']],
  [/ces$/, ['z']],
]
const ITALIAN: [ending: RegExp, singular: string[]][] = [
  [/i$/, ['o', 'e', 'io']],
  [/chi$/, ['co', 'ca']],
  [/ghi$/, ['go', 'ga']],
]
const pluralsIn = ({ language }: Tongue) => (language === 'it' ? [...PLURALS, ...ITALIAN] : PLURALS)
/** Dutch doubles a consonant, and writes a long vowel once: katten, bomen. */
const DUTCH: [ending: RegExp, singular: string][] = [
  [/([^aeiou])\1en$/, '$1'],
  [/([aeou])([^aeiou])en$/, '$1$1$2'],
]
const SMALL =
  /(c?ito|c?ita|c?illo|c?illa|z?inho|z?inha|ino|ina|etto|etta|ello|ella|uccio|uccia|chen|lein|t?je|etje|pje|kje)s?$/

/** "Eier" are eggs already, and "Eiern" no more than that. */
const severalOf = (noun: string): string => (/[^s]s$|children$/.test(noun) ? noun : pluralOf(noun))

export function nounIn(tongue: Tongue, word: string): string | null {
  const exact = tongue.nouns.get(word)
  if (exact) return exact
  const bent = word.length > 3 ? bentNoun(tongue, word) : null
  if (bent) return bent
  if (word.length === 3) return plainNouns(tongue).get(word) ?? null
  if (word.length > 3)
    for (const [ending, singulars] of pluralsIn(tongue)) {
      if (!ending.test(word)) continue
      for (const singular of singulars) {
        const noun = tongue.nouns.get(word.replace(ending, singular))
        if (noun) return severalOf(noun)
      }
    }
  if (word.length <= 5 || !SMALL.test(word)) return null
  for (const ending of ['', 'o', 'a', 'e', 't']) {
    const noun = tongue.nouns.get(word.replace(SMALL, ending))
    if (noun) return word.endsWith('s') ? severalOf(noun) : noun
  }
  return null
}

/** Several words that are one thing, its accents left out or its first word in the plural: "camion de bomberos", "muñecos de nieve". */
export function phraseIn(tongue: Tongue, phrase: string): string | null {
  const exact = tongue.nouns.get(phrase) ?? plainNouns(tongue).get(unaccented(phrase))
  if (exact) return exact
  const [first = '', ...rest] = phrase.split(' ')
  if (!rest.length || first.length <= 3) return null
  for (const [ending, singulars] of pluralsIn(tongue)) {
    if (!ending.test(first)) continue
    for (const singular of singulars) {
      const one = [first.replace(ending, singular), ...rest].join(' ')
      const noun = tongue.nouns.get(one) ?? plainNouns(tongue).get(unaccented(one))
      if (noun) return severalOf(noun)
    }
  }
  return null
}

/** Plurals that change the word itself: ratón, ratones; Apfel, Äpfel; boom, bomen. */
function bentNoun(tongue: Tongue, word: string): string | null {
  for (const [ending, singular] of DUTCH) {
    const noun = ending.test(word) ? tongue.nouns.get(word.replace(ending, singular)) : undefined
    if (noun) return severalOf(noun)
  }
  for (const ending of [/(?:es|s|ern|er|e|en|n)$/, /$/]) {
    const noun = ending.test(word) ? plainNouns(tongue).get(unaccented(word.replace(ending, ''))) : undefined
    // "Äpfel" are several, "sofa" is a sofá whose accent was left out.
    if (noun) return ending.source === '$' && !/[äöü]/.test(word) ? noun : severalOf(noun)
  }
  return null
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

/** Words written together in German and Dutch: the longest known tail is what it is, what stands before it says which. */
export function compoundIn(
  tongue: Tongue,
  word: string,
): { modifier: string | null; head: string; rest: string } | null {
  for (let i = 3; i < word.length - 2; i++) {
    const head = nounIn(tongue, word.slice(i))
    if (!head) continue
    const rest = word.slice(0, i)
    const modifier = JOINTS.map(
      (joint) => tongue.nouns.get(rest.replace(joint, '')) ?? tongue.nouns.get(`${rest.replace(joint, '')}e`),
    ).find(Boolean)
    // "slagroom" is no uncle ("oom"): a short tail alone means nothing.
    if (!modifier && word.length - i < SHORTEST_TAIL) continue
    return { modifier: modifier ?? null, head, rest }
  }
  return null
}

export const tailNoun = (tongue: Tongue, word: string): string | null => compoundIn(tongue, word)?.head ?? null
