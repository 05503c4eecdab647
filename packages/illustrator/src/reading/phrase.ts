/** A noun phrase as it was said. */
import { costumeOf } from './costumes.ts'
import type { Found } from './lexicon.ts'
import type { Quantity } from './quantity.ts'
import type { Share } from './share.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

const YOUNG = new Set(pairsOf('reading/young.txt').values())
const isYoung = (name: string) => YOUNG.has(name)

export interface NounPhrase {
  /** What is named, or null where it is a part of something or cannot be drawn. */
  found: Found | null
  /** The word of the head, as it was written. */
  word: string
  /** A part of the body as the target of something: "on her lap". */
  part: string | null
  /** Whose: "the elephant's"; 'pronoun' for his, her, its. */
  owner: NounPhrase | 'pronoun' | null
  /** The pronoun itself. */
  ownerWord: string
  quantity: Quantity
  isDefinite: boolean
  hasArticle: boolean
  isAnother: boolean
  /** "my", "our": what follows may be its name. */
  isOurs: boolean
  attributes: string[]
  /** Nouns before the head: a pirate cat, a chocolate cake. */
  before: (Found & { word: string })[]
  /** Verbs before the head: a dancing bear. */
  doing: string[]
  /** Names something that cannot be drawn. */
  unknown: string | null
  /** Some of those named before: "one", "the others". */
  share: Share | null
}

export const emptyPhrase = (): NounPhrase => ({
  found: null,
  word: '',
  part: null,
  owner: null,
  ownerWord: '',
  quantity: { n: 1, atLeast: false },
  isDefinite: false,
  hasArticle: false,
  isAnother: false,
  isOurs: false,
  attributes: [],
  before: [],
  doing: [],
  unknown: null,
  share: null,
})

/** "a penguin waiter" is a penguin, "a cat girl" or "a dog person" may be anybody. */
const isTrade = (name: string): boolean =>
  /(?:er|or|ist|ian|chef|pilot|nurse|judge|captain|king|queen|prince|knight|ninja|wizard|astronaut|police officer)$/.test(
    name,
  ) &&
  !/^(?:mother|father|sister|brother|daughter|toddler|grandmother|grandfather|baby sister|baby brother|farmer)$/.test(
    name,
  )

const LISTED = ['food', 'plant', 'worn', 'animal']
const isMany = ({ name, plural }: Found) => plural || /[^s]s$/.test(name)

/** "carrots tomatoes": many of one kind, and then others like them. */
export const isListed = (before: Found | null, next: Found | null): boolean =>
  before !== null &&
  next !== null &&
  isMany(before) &&
  LISTED.some((kind) => isA(before.name, kind) && isA(next.name, kind))

const KIN = /^(mother|father|grandmother|grandfather|aunt|uncle|sister|brother|boy|girl)$/

/** "mom dad and two boys", "menorah dreidel and latkes": one of a kind is no sort of another. */
const isNextOfKind = (before: Found, head: Found): boolean =>
  (KIN.test(before.name) && KIN.test(head.name)) ||
  (isA(before.name, 'festive') && isA(head.name, 'festive') && before.via === 'exact' && head.via === 'exact')

/** "a dodo bird", "an appaloosa horse": the sort after the name says nothing new. */
const isSortOf = (before: Found, sort: Found): boolean => !before.plural && isA(before.name, `kind of ${sort.name}`)

/** Whether the noun only tells the sort of who was named: then it is taken in. */
export function withSort(phrase: NounPhrase, sort: Found, text: string): boolean {
  const { found, word } = phrase
  if (!found || !isSortOf(found, sort)) return false
  Object.assign(phrase, { found: { ...found, plural: sort.plural }, word: `${word} ${text}` })
  return true
}

/** Whether a noun before a noun describes it, and is no thing of its own: a robot dog, but not "cat dog bird". */
export function isModifier(before: Found, head: Found): boolean {
  // A boxer dog is one dog, a seal pup one seal.
  if (before.name === head.name || isSortOf(before, head)) return true
  // "crane dump truck and cement mixer": a list without its comma.
  if (isA(before.name, 'vehicle') && isA(head.name, 'vehicle') && before.via === 'exact') return false
  // "grapes pineapple and bananas": nor are many of one kind a sort of another.
  if (isListed(before, head) || isNextOfKind(before, head)) return false
  if (head.name === 'family' || head.name === 'couple' || head.name === 'twins')
    return (isA(before.name, 'alive') && !isA(before.name, 'person')) || isA(before.name, 'food')
  if (before.name === 'family') return !isA(head.name, 'person')
  if (isA(head.name, 'sky') && (isA(before.name, 'alive') || isA(before.name, 'sky'))) return false
  if (isA(before.name, 'person') && !isA(head.name, 'alive'))
    return costumeOf(before.name).length > 0 || before.name === 'baby'
  if (!isA(before.name, 'alive') || !isA(head.name, 'alive')) return true
  // A corgi puppy.
  if (isA(before.name, 'animal') && isYoung(head.name)) return true
  // A lion tamer, a dog walker, a koala mom.
  if (isA(before.name, 'animal') && isA(head.name, 'person'))
    return (
      head.via === 'stand-in' ||
      costumeOf(head.name).length > 0 ||
      isTrade(head.name) ||
      /^(mother|father|grandmother|grandfather|baby)$/.test(head.name)
    )
  return (
    isA(before.name, 'person') ||
    isA(before.name, 'handed') ||
    /^(animal|twins|teddy bear|toy robot|robot|dragon|unicorn)$/.test(before.name)
  )
}

/** A slip of the keys was mended. */
export const isRespelled = ({ found }: NounPhrase): boolean => found?.via === 'spelling'

/** "the elephant's": what was read so far owns what follows. */
export function makeOwner(phrase: NounPhrase) {
  const owner = { ...phrase }
  Object.assign(phrase, emptyPhrase(), { owner, isDefinite: true })
}
