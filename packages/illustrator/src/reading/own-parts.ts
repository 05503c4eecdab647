/** A lion's mane is drawn with the lion: what is said of it is a look of the lion's, and no mane stands beside it. */
import type { NamedThing } from './graph.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

const OWN = new Map(
  [...pairsOf('reading/own-parts.txt')].map(([part, owners]) => [part, owners.split(',').map((owner) => owner.trim())]),
)

/** How many of each one has; more than that is something to be seen. */
const USUAL: Readonly<Record<string, number>> = { ear: 2, eye: 2, foot: 4, hand: 2, wing: 2, horn: 2, braid: 2 }

/** Whether a part, as it was written, belongs to a being by nature. */
export const isOwnPart = (part: string, owner: string): boolean =>
  singularsOf(part).some((form) => {
    const owners = OWN.get(form) ?? []
    const isOne = (name: string) => isA(owner, name)
    return owners.some(isOne) && !owners.some((name) => name.startsWith('-') && isOne(name.slice(1)))
  })

/** What one looks like who has a part. */
const LOOKS = new Map([
  ['stripes', 'striped'],
  ['spots', 'spotted'],
  ['dots', 'polka-dot'],
  ['red nose', 'red-nosed'],
  ['hearing-aid', 'hearing aid'],
  ['ponytails', 'pigtails'],
  ['hairbun', 'bun'],
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
    if (!owner || !part || part.via === 'implied' || !isOwnPart(part.name, owner.name)) continue
    owner.attributes.push(lookOf(part))
    scene.drop(part.id)
  }
}

/** "fluffy mane", "three eyes"; nothing where the part is as it always is. */
function lookOf({ name, n, atLeast, attributes, word }: NamedThing): string {
  const isMore = !atLeast && n !== 1 && n !== (USUAL[name] ?? 1)
  const own = word.toLowerCase().split(' ').at(-1) ?? name
  return partLook(own, [...(isMore ? [String(n)] : []), ...attributes])
}
