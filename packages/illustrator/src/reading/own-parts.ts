/** A lion's mane is drawn with the lion: what is said of it is a look of the lion's, and no mane stands beside it. */
import type { NamedThing } from './graph.ts'
import { isLook } from './looks.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

const OWN = new Map(
  [...pairsOf('reading/own-parts.txt')].map(([part, owners]) => [part, owners.split(',').map((owner) => owner.trim())]),
)

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
  scoop: 1,
}

/** Windows and sails nobody counts. */
const MOST_UNCOUNTED = 4

/** Whether a part, as it was written, belongs to a being by nature. */
export const isOwnPart = (part: string, owner: string): boolean =>
  singularsOf(part).some((form) => {
    const owners = OWN.get(form) ?? []
    const isOne = (name: string) => isA(owner, name)
    return owners.some(isOne) && !owners.some((name) => name.startsWith('-') && isOne(name.slice(1)))
  })

/** The nearest thing named before that has such a part by nature. */
export const wholeOf = (scene: Scene, part: string): NamedThing | undefined =>
  scene.things.findLast(({ name, via }) => via !== 'implied' && isOwnPart(part, name))

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
  return LOOKS.get(whole) ?? [...words, LOOKS.get(part) ?? part].join(' ').trim()
}

export function settleOwnParts(scene: Scene) {
  for (const { a, relation, b } of [...scene.relations]) {
    // "a horn on a unicorn" is "a unicorn with a horn".
    const isOn = relation === 'on-top-of' && scene.isA(a, 'part')
    const owner = scene.get(isOn ? (b ?? '') : a)
    const part = isOn ? scene.get(a) : relation === 'has' && b ? scene.get(b) : undefined
    // A face that was implied shows a mood on something that has none.
    if (!owner || !part || part.via === 'implied') continue
    // Wings that a car is given are drawn with it, too.
    const isGiven = !isA(owner.name, 'alive') && part.name !== 'face' && isLook(owner.name, part.name)
    if (!isGiven && !isOwnPart(part.name, owner.name)) continue
    owner.attributes.push(lookOf(part))
    scene.drop(part.id)
  }
}

/** "fluffy mane", "three eyes"; nothing where the part is as it always is. */
function lookOf({ name, n, atLeast, attributes, word }: NamedThing): string {
  const usual = USUAL[name]
  const isMore = !atLeast && n !== 1 && (usual ? n !== usual : n > MOST_UNCOUNTED)
  const own = word.toLowerCase().split(' ').at(-1) ?? name
  return partLook(own, [...(isMore ? [String(n)] : []), ...attributes])
}
