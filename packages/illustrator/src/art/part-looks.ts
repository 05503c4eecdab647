/** "long curly tail": what is said of one part of a whole, in the few words that drawings listen to. */
import { dataLines } from '../words/data-file.ts'

export interface PartLook {
  /** In the singular: 'ear', 'tail', 'shell'. */
  part: string
  /** 'long', 'striped', 'no', or a number. */
  look: string
}

const LOOKS = new Map<string, string>()
for (const line of dataLines('part-looks.txt')) {
  const [look = '', words = ''] = line.split('=').map((cell) => cell.trim())
  for (const word of [look, ...words.split(',')]) LOOKS.set(word.trim(), look)
}

/** Parts by other words for them, and plurals that do not end in -s. */
const PARTS: Readonly<Record<string, string>> = {
  feet: 'foot',
  teeth: 'tooth',
  hooves: 'hoof',
  leaves: 'leaf',
  antennae: 'antenna',
  lashes: 'eyelash',
  eyelashes: 'eyelash',
  moustache: 'mustache',
  moustaches: 'mustache',
  brows: 'eyebrow',
  fangs: 'tooth',
  tummy: 'belly',
  stomach: 'belly',
  bellies: 'belly',
  plaits: 'braid',
  eyeballs: 'eye',
  snout: 'nose',
  muzzle: 'nose',
  glasses: 'glasses',
  feathers: 'feather',
  lampshade: 'shade',
  rotor: 'propeller',
}

const singular = (word: string): string => PARTS[word] ?? (/[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** The parts of an attribute, each look by itself; none where it is a word about the whole. */
export function partLooksOf(attribute: string): PartLook[] {
  const words = attribute.split(' ')
  const part = singular(words.at(-1) ?? '')
  return words.slice(0, -1).map((word) => ({ part, look: LOOKS.get(word) ?? word }))
}

/** Whether a word says how a part looks. */
export const isPartLook = (word: string): boolean => LOOKS.has(word)

/** One way of writing it for all that mean the same: "huge ears", "big ear". */
export const plainLook = (attribute: string): string =>
  partLooksOf(attribute)
    .map(({ look, part }) => `${look} ${part}`)
    .join(', ') || attribute

export const isSaidOf = (part: string, attributes?: readonly string[]): boolean =>
  partLooks(attributes).some((said) => said.part === part)

/** How many of a part were asked for, or null. */
export const countOf = (part: string, attributes?: readonly string[]): number | null =>
  partLooks(attributes)
    .filter((said) => said.part === part)
    .map(({ look }) => Number(look))
    .find(Boolean) ?? null

type Changes<T> = Readonly<Record<string, (own: T) => Partial<T>>>

/** A whole with what is said of its parts, each by the change that a table has for it. */
export function withParts<T extends object>(
  whole: T,
  attributes: readonly string[] | undefined,
  changes: Changes<T>,
): T {
  let own = whole
  for (const { look, part } of partLooks(attributes)) own = { ...own, ...changes[`${look} ${part}`]?.(own) }
  return own
}

/** All that is said of parts. */
export const partLooks = (attributes: readonly string[] = []): PartLook[] => attributes.flatMap(partLooksOf)
