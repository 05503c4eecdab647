/** Families of animals: the mother of a lion cub is a lion, a kangaroo's baby a joey, a penguin family three penguins. */
import type { NounPhrase } from './phrase.ts'
import type { Scene } from './scene.ts'
import { pairsOf } from './tables.ts'
import { isA, NOUNS } from './vocabulary.ts'

const YOUNG = pairsOf('reading/young.txt')
const ADULTS = new Map([...YOUNG].map(([adult, young]) => [young, adult]))
const PARENTS = /^(mother|father|parents|grandmother|grandfather)$/
const CHILDREN = /^(baby|newborn|child|son|daughter|toddler|baby sister|baby brother)$/
/** What the young of many animals are called. */
const LITTER =
  /^(?:pups?|cubs?|whelps?|calf|calves|kits?|cygnets?|goslings?|hatchlings?|fledglings?|nestlings?|eaglets?|hoglets?)$/i

/** "a whale and her calf": a small whale. */
export const isOfLitter = (word: string): boolean => LITTER.test(word)

export const adultOf = (name: string): string => ADULTS.get(name) ?? name.replace(/^baby /, '')

export const isYoung = (name: string): boolean => ADULTS.has(name)

export function youngOf(name: string): string {
  const own = `baby ${name}`
  return YOUNG.get(name) ?? (NOUNS.has(own) ? own : name)
}

const PARENT = /^(?:mama|momma|mommy|mum|mummy|mom|mother|daddy|dad|papa|father)(?: |$)/i

/** "ducks following a mama duck" are her ducklings. */
export function followAsYoung(scene: Scene): void {
  for (const { a, relation, b } of scene.relations) {
    const [young, parent] = [scene.get(a), scene.get(b ?? '')]
    if (/^(?:follows|behind)$/.test(relation) && young && parent?.name === young.name && PARENT.test(parent.word))
      young.name = youngOf(young.name)
  }
}

export const isYoungPhrase = (phrase: NounPhrase) =>
  [...phrase.attributes, ...phrase.before.map((found) => found.name)].some(
    (word) => word === 'baby' || word === 'newborn',
  )

const isOne = ({ found, quantity }: NounPhrase) => !found?.plural && quantity.n === 1

/** Who works with animals is no animal: a lion tamer. */
const KEEPERS =
  /(tamer|walker|rider|trainer|watcher|keeper|catcher|hunter|lover|owner|groomer|whisperer|lady|sitter|farmer|vet|racer|charmer)s?$/

/** "a penguin waiter", "a monster friend": an animal in a role. */
export function isRole(phrase: NounPhrase): boolean {
  const { found, word } = phrase
  return (
    found !== null &&
    isA(found.name, 'person') &&
    !KEEPERS.test(word.toLowerCase()) &&
    !PARENTS.test(found.name) &&
    !CHILDREN.test(found.name.replace('child', /friend/i.test(word) ? '' : 'child'))
  )
}

/** "taco friends" are tacos. */
const FRIENDS = /^(friends?|buddy|buddies|pals?|besties|siblings|neighbou?rs?)$/i

/** "a butterfly on a baby's nose": the baby is none of its own. */
const SMALL = /^(butterfly|bee|ladybug|fly|dragonfly|firefly|ant|mosquito|moth|caterpillar|snail|worm)$/

/** "a bear with a fish in its mouth and her cubs": no cubs of the fish. */
const CAUGHT = /^(?:fish|salmon|trout|sardine)$/

/** The name of what a phrase means, by age and kinship. */
/** Whom anything may play; of other trades a food is what they sell. */
const HEROES =
  /^(superhero|pirate|ninja|knight|wizard|cowboy|cowgirl|astronaut|ballerina|samurai|viking|vampire|detective)$/
const isTrade = (name: string): boolean =>
  isA(name, 'person') && !PARENTS.test(name) && !CHILDREN.test(name) && !/^(old )?(man|woman)$|^person$/.test(name)

export function kinNameOf(scene: Scene, phrase: NounPhrase): string {
  const name = phrase.found?.name ?? ''
  if (name === 'mandala' && phrase.before[0]) return phrase.before[0].name
  const beast = phrase.before.find(
    (found) => (isA(found.name, 'alive') && !isA(found.name, 'person')) || isA(found.name, 'food'),
  )?.name
  if ((/^(family|couple|twins)$/.test(name) || FRIENDS.test(phrase.word)) && beast) return beast
  const isBeast = beast !== undefined && isA(beast, 'alive')
  if (isBeast && (PARENTS.test(name) || isRole(phrase))) return beast
  // "a broccoli superhero" is a broccoli; a pizza chef bakes them.
  if (beast && HEROES.test(name)) return beast
  const kind = phrase.before.at(-1)?.name
  // "a paramedic woman", "an astronaut man".
  if (kind && /^(woman|man)$/.test(name) && isTrade(kind)) return kind
  // A polar bear cub is a small polar bear, a corgi puppy a corgi.
  if (kind && ADULTS.has(name) && isA(kind, 'animal') && youngOf(kind) !== name) return kind
  // A girl rider is a girl.
  if (kind && isA(kind, 'person') && (name === 'person' || (name === 'man' && phrase.found?.via === 'stand-in')))
    return kind
  // A lotus flower is a lotus, a lion's face a lion.
  if (kind && (/^(flower|tree)$/.test(name) ? isA(kind, name) : name === 'face' && isA(kind, 'alive'))) return kind
  const beasts = scene.things
    .filter((thing) => isA(thing.name, 'animal') && thing.via !== 'implied')
    .map((thing) => thing.name)
  const hasPeople = scene.things.some((thing) => isA(thing.name, 'person'))
  // "a bird with a worm for its babies": not the worm's.
  const kin = beasts.filter((beast) => !SMALL.test(beast))
  const relative = kin.findLast((beast) => !isA(beast, 'food') && !CAUGHT.test(beast)) ?? kin.at(-1)
  // "a rabbit family, mom is cooking": she is a rabbit.
  const isFamily = scene.things.some((thing) => thing.name === relative && thing.atLeast && thing.n === 3)
  // "a kangaroo with a baby in mom's pouch"; whose mom it is who has a kitten nobody knows.
  const hasYoung = scene.things.some(
    ({ name: young, attributes }) => !/^(kitten|puppy)$/.test(young) && (isYoung(young) || attributes.includes('baby')),
  )
  // "a cat and a baby": the baby of the house.
  const isPet = /^(cat|dog|puppy|kitten|hamster|parrot|rabbit|bunny)$/.test(relative ?? '')
  const isOwn =
    phrase.owner === 'pronoun' || (name === 'baby' && !(isPet && isOne(phrase))) || (hasYoung && !phrase.isOurs)
  const isOfBeast = relative !== undefined && !hasPeople && (isOwn || isFamily)
  if (isOfBeast && PARENTS.test(name)) return adultOf(relative)
  if (isOfBeast && CHILDREN.test(name)) return youngOf(relative)
  // A fox has pups as well, and a "cucciolo" is the young of any animal.
  if (isOfBeast && isOwn && LITTER.test(phrase.word) && !/dog$/.test(relative)) return youngOf(adultOf(relative))
  if (isYoungPhrase(phrase)) return youngOf(name)
  const isOld = phrase.attributes.some((word) => word === 'old' || word === 'elderly')
  return isOld && (name === 'man' || name === 'woman') ? `old ${name}` : name
}
