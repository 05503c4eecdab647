/** A peacock that spreads its tail over the whole page, over a bed of flowers. */
import type { Rng } from '../../ink/random.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { CHILDS_VOICE, GROWN_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { leaf, rect } from '../kit/curves.ts'
import { type Mark, page, paperAround } from '../kit/marks.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { type Eye, eyeFeather, peacockFrom } from './peacock.ts'
import { placed } from './surroundings.ts'

/** Where all feathers grow from. */
const [X, Y] = [512, 706]
/** The outermost feathers hang a little. */
const OPEN = 1.74
/** How long a row is, and between which turns it shows: not behind the crest, nor under the plain feathers. */
const ROWS = [
  [1, 0, OPEN],
  [0.76, 0, OPEN],
  [0.54, 0.4, 1.3],
] as const

/** So long that it ends short of the frame. */
const reach = (turn: number): number =>
  Math.min((X - 70) / Math.max(0.01, Math.abs(Math.sin(turn))), (Y - 46) / Math.max(0.01, Math.cos(turn)), 680)

function fan(eye: Eye, count: number): Mark[] {
  const step = (2 * OPEN) / (count - 1)
  const out: Mark[] = []
  for (const [row, [share, from, to]] of ROWS.entries()) {
    const n = count - row
    const turns = Array.from({ length: n }, (_, i) => step * (i - (n - 1) / 2)).filter(
      (turn) => Math.abs(turn) >= from && Math.abs(turn) <= to + 0.01,
    )
    for (const turn of turns.sort((a, b) => Math.abs(b) - Math.abs(a))) {
      const long = reach(turn) * share
      out.push(...eyeFeather(X, Y, turn, long, Math.min(2 * Math.tan(step / 2) * long * 0.96, long * 0.36), eye))
    }
  }
  // Plain feathers over the roots, or their points would run into one blot.
  for (const [n, long] of [
    [13, 200],
    [10, 136],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = Math.PI - 0.1 + ((Math.PI + 0.2) * i) / (n - 1)
      // Upwards they end below the head: between them and the bill there would be slivers.
      const size = long * (0.62 + 0.38 * Math.abs(Math.cos(a)))
      out.push({ poly: leaf(X + 40 * Math.cos(a), Y + 40 * Math.sin(a), size, long * 0.3, a, 0.66), sw: 4.5 })
    }
  return out
}

/** Leaves between large flowers: they hide where the bird stands. */
function bed(rng: Rng): string {
  const head = FLOWER_HEADS[rng.pick(['hibiscus', 'rose', 'dahlia'])]!
  let leaves = ''
  for (const x of [203, 409, 615, 821])
    for (const turn of [-2.15, -1, -1.57])
      leaves += vein(x, 990, 130, 60, turn + rng.between(-0.08, 0.08), { veins: 2 })
  return leaves + [100, 306, 512, 718, 924].map((x) => head(x, 914, 76, rng)).join('')
}

function peacockFan(rng: Rng): string {
  const tail = fan(rng.pick(['drops', 'hearts', 'rings']), rng.pick([13, 15]))
  const bird = placed(peacockFrom(), { x: X, y: 900, scale: 1.02, isLeft: rng.chance(0.5) })
  return page(placed(tail, { x: 0, y: 0, scale: 1 }) + bird + bed(rng) + paperAround(rect(14, 14, 996, 996)))
}

const FINE = /\b(?:majestic|ornate(?:ly)?|beautiful|exotic|regal|fancy|seniors?)\b/i
/** Another page, or another moment of its life. */
const OTHERWISE =
  /\b(?:zentangle|doodles?|mandala|patterns?|portrait|head|face|glass|frame|border|wreath|folded|closed|train|walk\w*|fl(?:y|ies|ying)|branch|perch\w*)\b/i
const OWN = /^(?:peacock|feather|tail|flower|leaf|bird)$/

const isPlain = ({ wears, mood, alive }: NamedThing): boolean => !wears.length && !mood && !alive

function isAsked(prompt: string, { things, place, style, letters, detail, weather, framing }: SceneGraph): boolean {
  if (place || letters || weather || framing || detail === 'simple') return false
  if (style && !/^(?:detailed|line art|realistic)$/.test(style)) return false
  if (CHILDS_VOICE.test(prompt) || OTHERWISE.test(prompt)) return false
  const named = things.filter(({ via }) => via !== 'implied')
  const birds = named.filter(({ name }) => name === 'peacock')
  return (
    birds.length === 1 &&
    birds[0]!.n === 1 &&
    named.every((thing) => OWN.test(thing.name) && isPlain(thing)) &&
    (GROWN_VOICE.test(prompt) || FINE.test(prompt))
  )
}

export const PEACOCK_FAN: Kind = {
  asked: isAsked,
  itself: ['feather', 'tail', 'flower', 'leaf', 'bird'],
  can: (noun) => OWN.test(noun),
  always: ['peacock'],
  draw: (rng) => peacockFan(rng),
}
