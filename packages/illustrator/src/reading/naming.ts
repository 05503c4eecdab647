/** From a noun phrase to a thing of the scene: its number, attributes, mood, and what a word before it makes of it. */
import { isShape, isSuit } from '../figures/suits.ts'
import { costumeOf } from './costumes.ts'
import { lookOf } from './forms.ts'
import { isOfLitter, isRole, isYoung, isYoungPhrase, kinNameOf } from './kinship.ts'
import { nounOf } from './lexicon.ts'
import { canLive } from './lively.ts'
import { isLook } from './looks.ts'
import { wholeOf } from './own-parts.ts'
import type { NounPhrase } from './phrase.ts'
import { birthsOf, counted, type Quantity } from './quantity.ts'
import { PLACE, type Scene } from './scene.ts'
import { groupOf, takeShare } from './shares.ts'
import { isSize } from './sizes.ts'
import { pairsOf, wordsFor } from './tables.ts'
import { isDoneByThings, verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

const MOODS = wordsFor('reading/moods.txt')
/** The mood that one of some words tells. */
export const moodOf = (words: readonly string[]): string | null =>
  words.map((word) => MOODS.get(word)).find(Boolean) ?? null
/** Said of a lighthouse or a ship these tell where it stands and how it looks: it weeps no tears. */
const OF_PLACES = /^(?:lonely|proud|strong|fierce|merry|heroic|determined|confident)$/
const isPlain = (name: string): boolean =>
  ['building', 'vehicle', 'plant', 'place'].some((kind) => isA(name, kind)) || /^(?:carousel|volcano)$/.test(name)
const WORN_BY_CHARACTERS = pairsOf('reading/brand-wear.txt')
/** "a penguin family", "a bunny couple". */
const GROUPS = new Map([
  ['family', { n: 3, atLeast: true }],
  ['couple', { n: 2, atLeast: false }],
  ['twins', { n: 2, atLeast: false }],
])
const AGES = new Set([
  'baby',
  'newborn',
  'child',
  'mother',
  'father',
  'old man',
  'giant',
  'animal',
  'toddler',
  'twins',
  'sister',
  'brother',
  'family',
])
/** One word for many people. */
const CROWDS = /^(crowds?|audience|spectators|onlookers|mob)$/i
/** What a vehicle, house or piece of furniture can have the shape of. */
const SHAPES = ['food', 'flower', 'plant', 'animal', 'star', 'heart', 'shell']

/** A hat shop sells hats, a teapot house is one. */
const HOUSEHOLD = ['container', 'worn', 'instrument', 'ball']
const SHAPED_HOMES = /^(house|cottage|car|castle|boat|bed|rocket|spaceship|airplane|bus|train|treehouse)$/

const isOne = ({ found, quantity }: NounPhrase) => !found?.plural && quantity.n === 1

/** "a pitcher throws to the catcher": two who are drawn alike are two all the same. */
const isOtherTrade = ({ name, word }: { name: string; word: string }, phrase: NounPhrase): boolean =>
  isA(name, 'person') &&
  phrase.found?.name === name &&
  new Set([name, word.toLowerCase(), phrase.word.toLowerCase()]).size === 3 &&
  !/^(child|mother|father|grand|sister|brother|baby)/.test(name)

/** "dog chases cat, cat chases mouse": without any article the cat is the one named before. */
const isBare = (phrase: NounPhrase) =>
  isOne(phrase) && !phrase.hasArticle && !phrase.owner && !phrase.attributes.length && !phrase.before.length

/** Who was named before and is meant again, or is one of those who were: "the dog", "the girl" of two children. */
function knownThing(scene: Scene, phrase: NounPhrase, name: string): string | null {
  const me = /^me$/i.test(phrase.word) ? scene.things.find(({ word }) => /^me$/i.test(word)) : undefined
  if (me) return me.id
  const same = scene.things.filter((thing) => thing.name === name).at(-1)
  const isKin = name !== phrase.found?.name
  const whole = !phrase.owner && (isKin || (phrase.isDefinite && isOne(phrase))) ? groupOf(scene, name) : null
  if (whole && (!same || same.id === whole || isKin)) {
    scene.said.push(phrase.word)
    const attributes = phrase.attributes.filter((word) => !MOODS.has(word))
    const share = takeShare(scene, { n: phrase.quantity.n, isRest: false }, { whole, name, attributes })
    qualifyAll(scene, share, phrase.attributes)
    return share
  }
  // "the baby" of a kangaroo is another kangaroo, and "a girl and her big sister" are two girls.
  const isOther =
    phrase.owner === 'pronoun' &&
    (same?.word.toLowerCase() !== phrase.word.toLowerCase() ||
      (isYoungPhrase(phrase) && !same.attributes.includes('baby')))
  if (same && isOtherTrade(same, phrase)) return null
  // "in mom's pouch": the kangaroo that was named.
  if (same?.n === 1 && isKin && !phrase.owner && /^(mother|father)$/.test(phrase.found?.name ?? '')) {
    scene.said.push(phrase.word)
    return same.id
  }
  const isAgain =
    phrase.isDefinite || (isBare(phrase) && same?.word.toLowerCase() === phrase.word.toLowerCase() && same.n === 1)
  if (!isAgain || !same || isKin || isOther) return null
  scene.said.push(phrase.word)
  return same.id
}

/** "triplets", "twin girls"; but "her twin sister" is one. */
function bornTogether({ found, word, attributes }: NounPhrase): Quantity | null {
  const told = found?.plural ? attributes.map(birthsOf).find(Boolean) : null
  return birthsOf(word) ?? told ?? null
}

/** "the worried girl". */
function qualifyAll(scene: Scene, id: string | null, words: readonly string[]) {
  const thing = scene.get(id ?? '')
  if (thing) thing.mood = moodOf(words) ?? thing.mood
}

/** "waving at the door" of the house that was named: no other door stands there. */
function fixedTo(scene: Scene, phrase: NounPhrase, name: string): string | null {
  const whole = phrase.isDefinite && /^(door|roof|window|chimney|basket)$/.test(name) ? wholeOf(scene, name) : undefined
  if (!whole || isA(whole.name, 'alive') || (name === 'window' && !isA(whole.name, 'vehicle'))) return null
  scene.said.push(phrase.word)
  return whole.id
}

/** Puts what a phrase names into the scene; "the dog" of a second mention is the first one's. */
export function nameThing(scene: Scene, phrase: NounPhrase): string | null {
  if (phrase.share) return takeShare(scene, phrase.share, { attributes: phrase.attributes })
  if (!phrase.found) return null
  // Whose house it is cannot be seen.
  if (phrase.owner && phrase.owner !== 'pronoun') scene.said.push(phrase.owner.word)
  const kin = kinNameOf(scene, phrase)
  const born = bornTogether(phrase)
  // Each of twins has hands of their own.
  const name = kin === 'twins' ? (isYoungPhrase(phrase) ? 'baby' : 'child') : kin
  const group = born ?? (name !== phrase.found.name ? GROUPS.get(phrase.found.name) : undefined)
  const known = phrase.isAnother ? null : (knownThing(scene, phrase, name) ?? fixedTo(scene, phrase, name))
  if (known) return known
  const isFelt = (word: string) => MOODS.has(word) && !(OF_PLACES.test(word) && isPlain(name))
  const moodWord = [...phrase.attributes, ...phrase.doing].find(isFelt)
  const id = scene.add({
    name,
    word: phrase.word,
    via: phrase.found.via,
    quantity: group ?? (CROWDS.test(phrase.word) ? { n: 4, atLeast: true } : phrase.quantity),
    // A huge crowd is not one of giants.
    attributes: phrase.attributes.filter((word) => word !== moodWord && !(CROWDS.test(phrase.word) && isSize(word))),
    mood: moodWord ? (MOODS.get(moodWord) ?? null) : null,
  })
  const isBorn = /^(baby|newborn)$/.test(phrase.found.name) || isYoung(phrase.found.name)
  if ((isBorn && name !== phrase.found.name) || (isOfLitter(phrase.word) && isA(name, 'animal') && !isYoung(name)))
    scene.get(id)?.attributes.push('baby')
  if (/^(woman|man)$/.test(phrase.found.name) && !/\b(wo)?man$/.test(name) && isA(name, 'person'))
    scene.get(id)?.attributes.push(phrase.found.name)
  if (name !== phrase.found.name && costumeOf(phrase.found.name).length && isRole(phrase))
    wearCostume(scene, [id], phrase.found.name)
  const isCharacter = phrase.found.via === 'brand' || !isA(name, 'animal')
  const wears = isCharacter ? WORN_BY_CHARACTERS.get(phrase.word.toLowerCase()) : undefined
  for (const garment of wears?.split(',') ?? []) scene.relate([id], 'wears', [scene.imply(garment.trim())])
  for (const before of phrase.before) {
    scene.said.push(before.word)
    if (before.name !== name) describe(scene, id, before)
  }
  for (const word of phrase.attributes) {
    const shaped = word.replace('-shaped', '')
    const shape = shaped !== word ? (nounOf([shaped]) ?? nounOf(shaped.split('-'))) : null
    const thing = scene.get(id)
    if (!shape || !thing) continue
    thing.attributes = thing.attributes.filter((known) => known !== word)
    describe(scene, id, { ...shape, word })
  }
  for (const word of phrase.doing) {
    const verb = verbWord(word)?.verb
    const [alone = '-', ...more] = verb?.alone.split(' ') ?? []
    const along = more.join(' ')
    const canAct = isA(name, 'alive') || (verb && isDoneByThings(verb))
    // "a melting candle": no deed, but it shows.
    if ((alone === '-' || !canAct) && isLook(name, word)) scene.get(id)?.attributes.push(word)
    if (alone === '-' || alone.startsWith('@') || !canAct) continue
    if (along === '@water') scene.place ??= 'sea'
    const gear = along && !along.startsWith('@') ? counted(along) : null
    scene.relate([id], alone, [along === '@water' ? PLACE : gear && scene.imply(gear.name, gear.n)], { word })
  }
  return id
}

/** A noun before a noun: a pirate cat wears a pirate's hat, a strawberry house has that shape. */
function describe(scene: Scene, id: string, { name: word, word: written }: NounPhrase['before'][number]) {
  const name = scene.nameOf(id)
  const isAlive = isA(name, 'alive')
  if (isAlive && !AGES.has(word) && !isA(word, 'animal') && costumeOf(word).length) {
    wearCostume(scene, [id], word)
    return
  }
  const isBuilt = isA(name, 'vehicle') || isA(name, 'building') || isA(name, 'ridden') || isA(name, 'furniture')
  if (SHAPED_HOMES.test(name) && HOUSEHOLD.some((kind) => isA(word, kind))) {
    scene.get(id)?.attributes.push(lookOf({ how: 'shaped', noun: word }))
    return
  }
  if (isBuilt && !isAlive && SHAPES.some((shape) => isA(word, shape))) {
    const shape = scene.imply(word)
    scene.relate([id], 'shaped-like', [shape])
    return
  }
  scene.get(id)?.attributes.push(written.toLowerCase())
}

/** Dresses someone as a role; a role without garments of its own is kept as an attribute. */
export function wearCostume(scene: Scene, ids: readonly string[], role: string) {
  const hasBody = ['animal', 'person', 'handed'].some((kind) => scene.areAll(ids, kind))
  for (const { name, looks, onBody } of costumeOf(role)) {
    if (onBody && !hasBody) continue
    const worn = scene.imply(name)
    scene.get(worn)?.attributes.push(...looks)
    scene.relate(ids, 'wears', [worn])
  }
  for (const id of ids) scene.get(id)?.attributes.push(`dressed as ${role}`)
  // "my dog in a pumpkin costume": it stands up in it.
  if (costumeOf(role).length || !isShape(role) || !scene.areAll(ids, 'animal')) return
  const suit = scene.imply('costume')
  scene.get(suit)?.attributes.push(`dressed as ${role}`)
  scene.relate(ids, 'wears', [suit])
}

/** "he is a chef", "a race car that is a hot dog": who or what something is said to be. */
export function identify(scene: Scene, ids: readonly string[], phrase: NounPhrase) {
  const role = phrase.found?.name
  const things = ids.map((id) => scene.get(id)).filter((thing) => thing !== undefined)
  if (role && costumeOf(role).length && things.every(canLive)) for (const thing of things) thing.alive = 'body'
  if (role && scene.areAll(ids, 'alive')) {
    // "one is a robot": a child can only be disguised as one.
    const isDisguise = isSuit(role) && scene.areAll(ids, 'person') && !isA(role, 'person')
    if (costumeOf(role).length || isDisguise) wearCostume(scene, ids, role)
    else if (things.every(({ name }) => isA(name, 'animal')) && isA(role, 'animal')) {
      // "our dog is a dachshund".
      for (const thing of things) thing.name = role
      scene.said.push(phrase.word)
    }
    return
  }
  const id = nameThing(scene, phrase)
  if (id) scene.relate(ids, 'shaped-like', [id])
}

/** "the dog is sad", "a girl scared of …": what someone is like. */
export function qualify(scene: Scene, ids: readonly string[], word: string) {
  const mood = moodOf([word])
  for (const id of ids) {
    const thing = scene.get(id)
    if (thing && mood) thing.mood = mood
    else thing?.attributes.push(word)
  }
}
