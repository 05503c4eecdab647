/** A lion's mane is drawn with the lion: what is said of it is a look of the lion's, and no mane stands beside it. */
import { dataLines } from '../words/data-file.ts'
import type { NamedThing } from './graph.ts'
import { isLook } from './looks.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { isSize } from './sizes.ts'
import { isA } from './vocabulary.ts'

/** Birds and airplanes have wings, told on two lines. */
const OWN = new Map<string, string[]>()
for (const line of dataLines('reading/own-parts.txt')) {
  const [part = '', owners = ''] = line.split('=').map((cell) => cell.trim())
  OWN.set(part, [...(OWN.get(part) ?? []), ...owners.split(',').map((owner) => owner.trim())])
}

/** Whether anything at all has such a part. */
export const isPartName = (word: string): boolean => singularsOf(word).some((form) => OWN.has(form))

/** How many of each one has; more than that is something to be seen. */
const USUAL: Readonly<Record<string, number>> = {
  ear: 2,
  eye: 2,
  foot: 4,
  hand: 2,
  wing: 2,
  horn: 2,
  braid: 2,
  hump: 2,
  leg: 4,
  arm: 2,
  head: 1,
  tail: 1,
  tooth: 2,
  pigtail: 2,
  scoop: 2,
  petal: 6,
  candle: 3,
  wagon: 1,
  carriage: 1,
  button: 3,
}

/** Parts that one would count on the page. */
const COUNTED = /^(spots?|dots?|stripes?|heads?|tails?|eyes?|legs?|windows?|towers?|chimneys?|masts?|buttons?)$/
/** Sails and flags nobody counts. */
const MOST_UNCOUNTED = 4

/** Two ears are no look, three are. */
export const isUsualCount = (part: string, n: number): boolean => {
  const usual = singularsOf(part)
    .map((form) => USUAL[form])
    .find(Boolean)
  return usual ? n === usual : n <= MOST_UNCOUNTED && !COUNTED.test(part)
}

/** Whether a part, as it was written, belongs to a being by nature. */
export const isOwnPart = (part: string, owner: string): boolean =>
  singularsOf(part).some((form) => {
    const owners = OWN.get(form) ?? []
    const isOne = (name: string) => isA(owner, name)
    return owners.some(isOne) && !owners.some((name) => name.startsWith('-') && isOne(name.slice(1)))
  })

/** What one is, and what stands in the place of a part: "a snail with a cottage for a shell". */
const namesOf = ({ name, attributes }: NamedThing): string[] => [
  name,
  ...attributes.flatMap((look) => /^(.+)-as-/.exec(look)?.[1]?.replaceAll('-', ' ') ?? []),
]

/** Whether it, or what it has in the place of a part, has such a part by nature. */
export const hasOwnPart = (whole: NamedThing | undefined, part: string): boolean =>
  whole !== undefined && hasOwn(whole, part)

const hasOwn = (whole: NamedThing, part: string): boolean => namesOf(whole).some((name) => isOwnPart(part, name))

/** The nearest thing named before that has such a part by nature. */
export const wholeOf = (scene: Scene, part: string): NamedThing | undefined =>
  scene.things.findLast((thing) => thing.via !== 'implied' && hasOwn(thing, part))

/** What one looks like who has a part. */
const LOOKS = new Map([
  ['stripes', 'striped'],
  ['spots', 'spotted'],
  ['dots', 'polka-dot'],
  ['red nose', 'red-nosed'],
  ['hearing-aid', 'hearing aid'],
  ['ponytails', 'pigtails'],
  ['hairbun', 'bun'],
  ['braid', 'braids'],
  ['plaits', 'braids'],
  ['smiley', 'face'],
])

/** A part with what is said of it, as drawings know it: "curly hair", but "striped" for stripes. */
export function partLook(part: string, words: readonly string[]): string {
  const whole = [...words, part].join(' ')
  // Seven spots are more than being spotted.
  if (words.some((word) => /^\d+$/.test(word))) return whole
  return LOOKS.get(whole) ?? [...words, LOOKS.get(part) ?? part].join(' ').trim()
}

/** What stands nowhere by itself. */
const BUILT_IN = /^(window|door|chimney|roof)$/

/** "he has floppy ears and a short tail": a tail that nothing else is said of is that of who was named. */
function adoptLoose(scene: Scene) {
  const isLoose = ({ id }: NamedThing) => !scene.relations.some(({ a, b }) => a === id || b === id)
  const isPart = (id: string) => scene.isA(id, 'part') || BUILT_IN.test(scene.nameOf(id))
  for (const part of scene.things.filter(({ id, via }) => via !== 'implied' && isPart(id))) {
    const whole = isLoose(part) ? wholeOf(scene, part.name) : undefined
    if (whole && whole !== part) scene.relate([whole.id], 'has', [part.id])
  }
}

/** "a cat with no tail". */
function takeAway(scene: Scene) {
  for (const word of scene.negated) {
    const whole = scene.things.find(({ name }) => isOwnPart(word.toLowerCase(), name))
    whole?.attributes.push(`no ${word.toLowerCase()}`)
  }
}

/** "a cherry on top of the cupcake" that has one by nature, and that nothing else is said of. */
function isOwnTop(scene: Scene, top: NamedThing, whole: NamedThing): boolean {
  const told = scene.relations.filter(({ a, b }) => a === top.id || b === top.id)
  const isShown = top.atLeast || top.n === 1 || isLook(whole.name, `${top.n} ${top.name}`)
  return told.length === 1 && isShown && top.via !== 'implied' && isOwnPart(top.name, whole.name)
}

/** "a train with smoke coming out of the chimney": nobody comes out of a part of themselves. */
function stayWhole(scene: Scene) {
  for (const { a, relation, b } of [...scene.relations]) {
    const [whole, part] = [scene.get(a), b ? scene.get(b) : undefined]
    if (relation !== 'comes-out-of' || !whole || !part || !isOwnPart(part.name, whole.name)) continue
    scene.drop(part.id)
  }
}

/** "on the roof … above the house": the roof is that house's. */
function roofOver(scene: Scene) {
  const roof = scene.things.find(({ name, n }) => name === 'roof' && n === 1)
  const houses = scene.things.filter(({ name, n }) => n === 1 && isA(name, 'building') && name !== 'roof')
  const [house] = houses
  const isStoodOn = scene.relations.some(({ a, b }) => b === roof?.id && scene.isA(a, 'alive'))
  if (!roof || !house || houses.length > 1 || !isStoodOn) return
  for (const { a, relation, b } of [...scene.relations]) if (b === roof.id) scene.relate([a], relation, [house.id])
  scene.said.push(roof.word)
  scene.drop(roof.id)
}

export function settleOwnParts(scene: Scene) {
  adoptLoose(scene)
  roofOver(scene)
  takeAway(scene)
  stayWhole(scene)
  leaveLoose(scene)
  for (const { a, relation, b } of [...scene.relations]) {
    const [upper, lower] = [scene.get(a), b ? scene.get(b) : undefined]
    // "a horn on a unicorn" is "a unicorn with a horn".
    const isOn =
      (relation === 'on-top-of' && scene.isA(a, 'part')) ||
      (/^(on-top-of|comes-out-of|inside)$/.test(relation) && upper && lower && isOwnTop(scene, upper, lower))
    const owner = isOn ? lower : upper
    const part = isOn ? upper : relation === 'has' ? lower : undefined
    // A face that was implied shows a mood on something that has none.
    if (!owner || !part || part.via === 'implied') continue
    if (part.name === 'tongue' && isA(owner.name, 'alive')) {
      scene.drop(part.id)
      scene.relations.push({ a: owner.id, relation: 'smiles', b: null, part: 'mouth', how: 'tongue-out' })
      continue
    }
    // Wings that a car is given are drawn with it, too.
    const isGiven = isA(owner.name, 'alive')
      ? part.name === 'wing' && isLook(owner.name, 'wings')
      : part.name !== 'face' && isLook(owner.name, part.name)
    if (!isGiven && !hasOwn(owner, part.name)) continue
    owner.attributes.push(...looksOf(part))
    scene.drop(part.id)
  }
}

/** "a gnome wearing a hat with a door": a door beside them would be as large as a house's. */
function leaveLoose(scene: Scene) {
  for (const { a, relation, b } of [...scene.relations]) {
    const [whole, part] = [scene.get(a), b ? scene.get(b) : undefined]
    if (relation !== 'has' || !whole || !part || !/^(window|door)$/.test(part.name)) continue
    const isPart = scene.relations.some((known) => known.relation === 'has' && known.b === a)
    if (!isPart && !scene.isA(a, 'worn') && !scene.isA(a, 'alive')) continue
    if (!hasOwn(whole, part.name)) scene.unknown.push(part.word)
    scene.drop(part.id)
  }
}

/** "fluffy mane", "three eyes"; nothing where the part is as it always is. One eye is fewer than anybody has. */
function looksOf({ name, n, atLeast, attributes, word }: NamedThing): string[] {
  const [own = name, ...before] = word.toLowerCase().split(' ').reverse()
  // One blue eye is one of two, one big eye is the only one.
  if (own === 'eye' && n === 1)
    return [
      ...(attributes.every(isSize) ? [partLook(own, ['1'])] : []),
      ...attributes.map((look) => partLook(own, [look])),
    ]
  const isMore = !atLeast && n !== 1 && !isUsualCount(name, n)
  return [partLook(own, [...(isMore ? [String(n)] : []), ...attributes, ...before.reverse()])]
}
