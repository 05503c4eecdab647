/** Which words about a noun its drawing shows: the one list that saying what is missing and drawing both go by. */
import { type PartLook, partLooks, plainLook } from '../art/part-looks.ts'
import { saidSex } from '../art/sexes.ts'
import { dataLines } from '../words/data-file.ts'
import { isForm } from './forms.ts'
import { isA } from './vocabulary.ts'

/** What drawings show by themselves, found by drawing them (drawn-looks), and what they always look like (born-looks). */
const OWN = new Map<string, Set<string>>()
for (const file of ['reading/drawn-looks.txt', 'reading/born-looks.txt'])
  for (const line of dataLines(file)) {
    const [words = '', nouns = ''] = line.split('=').map((cell) => cell.trim())
    const look = plainLook(words)
    OWN.set(look, new Set([...(OWN.get(look) ?? []), ...nouns.split(', ')]))
  }

interface Trait {
  name: string
  kind: string
}

/** What is laid over any drawing of a kind. */
const TRAITS = new Map<string, Trait>()
for (const line of dataLines('traits.txt')) {
  const [name = '', kind = '', words = ''] = line.split('|').map((cell) => cell.trim())
  for (const word of words.split(',')) TRAITS.set(word.trim(), { name, kind })
}

const NAMES: ReadonlySet<string> = new Set([...TRAITS.values()].map(({ name }) => name))

export const isOwnLook = (noun: string, look: string): boolean => OWN.get(plainLook(look))?.has(noun) ?? false

/** Whether some drawing shows it: "bitten" is in no dictionary of adjectives. */
export const isLookWord = (word: string): boolean => OWN.has(word) || TRAITS.has(word)

/** Whether the drawing of a noun tells where this part of it is, so that a pattern can be laid on it. */
const hasArea = (noun: string, part: string): boolean => OWN.get(`${part} area`)?.has(noun) ?? false

/** What is laid on parts: the stripes of a striped shell, where the drawing has none of its own. */
export const partPatternsOf = (noun: string, looks: readonly string[]): PartLook[] =>
  partLooks(looks).filter(({ look, part }) => NAMES.has(look) && !isOwnLook(noun, `${look} ${part}`))

const isPatterned = (noun: string, look: string): boolean =>
  partLooks([look]).length === 1 && partPatternsOf(noun, [look]).some(({ part }) => hasArea(noun, part))

/** What is said of a paw is seen on the whole: "muddy paws", "wet hair". */
const SPREADING = /^(wet|muddy|sparkling)$/

function traitSaid(look: string): Trait | undefined {
  const whole = TRAITS.get(look)
  if (whole || !look.includes(' ')) return whole
  const ofPart = TRAITS.get(look.slice(0, look.indexOf(' ')))
  return ofPart && SPREADING.test(ofPart.name) ? ofPart : undefined
}

/** The word that a drawing listens to by itself, for one that means the same: a flowered dress is a floral one. */
export function ownWordFor(noun: string, look: string): string {
  const trait = TRAITS.get(look)
  if (!trait || isOwnLook(noun, look)) return look
  return [...TRAITS].find(([word, { name }]) => name === trait.name && isOwnLook(noun, word))?.[0] ?? look
}

/** The trait that a word asks for of a noun which does not show it by itself. */
function traitOf(noun: string, look: string): string | null {
  const trait = traitSaid(look)
  if (!trait || isOwnLook(noun, look)) return null
  const isMeant = trait.kind === 'any' || (trait.kind === 'being') === isA(noun, 'alive')
  return isMeant ? trait.name : null
}

/** Somebody is drawn as the woman or the man that was said. */
const isSex = (noun: string, look: string): boolean => isA(noun, 'person') && saidSex([look]) !== undefined

export const isLook = (noun: string, look: string): boolean =>
  isOwnLook(noun, look) ||
  isSex(noun, look) ||
  traitOf(noun, look) !== null ||
  isPatterned(noun, look) ||
  isForm(noun, look)

/** All that a drawing is to be given, each once. */
export const traitsOf = (noun: string, looks: readonly string[]): string[] => [
  // "polka dots instead of stripes": the stripes are named, and not asked for.
  ...new Set(
    looks
      .filter((look) => !looks.includes(`no ${look}`))
      .map((look) => traitOf(noun, look))
      .filter((trait) => trait !== null),
  ),
]
