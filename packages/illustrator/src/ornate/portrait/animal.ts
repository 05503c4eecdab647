/** The portrait of an animal, head and shoulders, dressed as for a sitting, with a collar of flowers. */
import type { Art, Facing } from '../../art/art.ts'
import { createRng, type Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { hasSitter } from '../creatures/creatures.ts'
import { dressedLayer } from '../dressed.ts'
import { animalHead, hasHead } from '../heads/head.ts'
import { cornerThings } from '../kit/corners.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { distance, type Point } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { printCover } from '../print-cover.ts'
import { sprays } from '../wreath.ts'
import { amongFlowers } from './among-flowers.ts'
import { crown, feathers } from './finery.ts'
import { glasses } from './on-face.ts'
import { halo } from './portrait.ts'

const FRAME = rect(24, 24, 976, 976)
const HEAD = 450
/** Above it is room for ears. */
const TOP = 236
const FIRST = 400

export const canSit = (noun: string): boolean => {
  const entry = lookUp(noun)
  return hasHead(noun) || (entry?.kind === 'being' && !entry.human && entry.upright() !== null)
}

export interface Sitter {
  noun: string
  worn: readonly string[]
  flowers: readonly string[]
  flowered: Flowered | null
  /** In the corners. */
  things: readonly string[]
}

/** `canSit(noun)` holds. Who has a head of its own is drawn finer; others sit in a coat. */
export function animalPortrait(rng: Rng, sitter: Sitter): string {
  const { noun, worn, flowers, things } = sitter
  if (hasSitter(noun) && !worn.length) return amongFlowers(rng, sitter)
  if (hasHead(noun) && worn.every((name) => name in ON_HEAD)) return bareHead(rng, sitter)
  const seed = rng.int(0, 1e6)
  const facing = rng.pick(['left', 'right'] as const)
  const first = sitting(noun, { x: 512, y: 1000, h: FIRST, facing, seed }, worn)
  const [top, neck] = [first.points.headTop ?? [512, 600], first.points.neck ?? first.points.chest ?? [512, 760]]
  const scale = HEAD / Math.max(40, neck[1] - top[1])
  const art = sitting(
    noun,
    {
      x: 512 - (top[0] - 512) * scale,
      y: TOP + (1000 - top[1]) * scale,
      h: FIRST * scale,
      facing,
      seed,
    },
    worn,
  )
  const eye: Point = art.points.eye ?? art.points.headMid ?? [512, 400]
  const mouth: Point = art.points.mouth ?? [512, 500]
  const reach = Math.min(HEAD * 0.46, Math.max(HEAD * 0.34, distance(eye, mouth) * 1.5))
  const face = [ellipse((eye[0] + mouth[0]) / 2, (eye[1] + mouth[1]) / 2, reach)]
  const cover = printCover(rng, 1.6)
  const body = art.layers.map((layer) => dressedLayer(layer, face, cover, 6)).join('')
  const collarAt = art.points.neck?.[1] ?? TOP + HEAD
  return page(
    halo(rng) +
      cornersOf(things, rng) +
      body +
      collar(collarAt, flowers, rng) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

/** What a head can wear without a body. */
const ON_HEAD: Readonly<Record<string, (rng: Rng) => string>> = {
  crown: (rng) => `<g transform="translate(0 -26)">${crown(rng)}</g>`,
  tiara: (rng) => `<g transform="translate(0 -26)">${crown(rng)}</g>`,
  glasses: () => `<g transform="translate(-256 -218) scale(1.5)">${glasses()}</g>`,
  feather: (rng) => feathers(rng),
  bead: () =>
    Array.from({ length: 13 }, (_, i) => circle(512 + (i - 6) * 40, 800 - (i - 6) ** 2 * 3.4, 17, 4)).join(''),
}

/** What was named beside the sitter, or leaves. */
const cornersOf = (things: readonly string[], rng: Rng): string => (things.length ? cornerThings(things) : sprays(rng))

function bareHead(rng: Rng, { noun, worn, flowers, flowered, things }: Sitter): string {
  const twined = flowered ? strewn(flowered === 'mane' ? maneOf(noun) : FLOWERED[flowered], flowers, rng) : ''
  const on = worn.map((name) => ON_HEAD[name]!(rng)).join('') + twined
  const head = `<g transform="translate(0 66) translate(512 400) scale(0.94) translate(-512 -400)">${animalHead(noun, rng)}${on}</g>`
  const wreath = worn.includes('bead') ? '' : collar(hasLongFace(noun) ? 800 : 746, flowers, rng)
  // Antlers before a halo of ornament would be lost in it.
  const back = flowered === 'antlers' ? '' : halo(rng)
  return page(back + cornersOf(things, rng) + head + wreath + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

type Places = readonly (readonly [dx: number, y: number, r: number])[]
/** Where flowers can be on a head. */
const FLOWERED = {
  /** The largest at their feet. */
  antlers: [
    [56, 206, 46],
    [146, 140, 44],
    [240, 124, 46],
  ],
  /** Down both sides of the face. */
  mane: [
    [92, 176, 48],
    [214, 250, 58],
    [262, 386, 62],
    [250, 530, 56],
    [286, 660, 64],
  ],
  /** As a crown between the ears. */
  brow: [
    [206, 276, 44],
    [134, 226, 50],
    [46, 200, 56],
  ],
} as const satisfies Readonly<Record<string, Places>>
export type Flowered = keyof typeof FLOWERED

/** A lion's goes all around its face. */
const ROUND: Places = [0.13, 0.5, 0.88, 1.26, 1.65, 2.05, 2.45].flatMap((a, i) => [
  [Math.sin(a) * 352, 478 - Math.cos(a) * 356, i % 2 ? 66 : 74] as const,
  ...(i ? [[Math.sin(a - 0.19) * 262, 478 - Math.cos(a - 0.19) * 274, i % 2 ? 46 : 40] as const] : []),
])
const maneOf = (noun: string): Places => (noun === 'lion' ? ROUND : FLOWERED.mane)

/** Flowers with leaves, the same on both sides of the head. */
function strewn(places: Places, flowers: readonly string[], rng: Rng): string {
  const kinds = flowers.length ? flowers : rng.shuffle(['rose', 'daisy', 'peony', 'anemone']).slice(0, 2)
  let leaves = ''
  let blooms = ''
  for (const side of [-1, 1])
    for (const [i, [dx, y, r]] of places.entries()) {
      const x = 512 + side * dx
      for (const k of [-0.8, 0.2, 1.1])
        leaves += vein(x, y, r * 1.9, r * 0.72, -Math.PI / 2 + side * k, { veins: 2, sw: 3.6 })
      blooms += FLOWER_HEADS[kinds[i % kinds.length]!]!(x, y, r, rng)
    }
  return leaves + blooms
}

/** Two side by side. `hasHead` holds for both. */
export function pairPortrait(rng: Rng, left: string, right: string): string {
  const at = (noun: string, x: number): string =>
    `<g transform="translate(${x} 520) scale(0.66) translate(-512 -480)">${animalHead(noun, rng)}</g>`
  return page(
    halo(rng) +
      sprays(rng) +
      at(left, 310) +
      at(right, 714) +
      collar(790, [], rng) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

const hasLongFace = (noun: string): boolean =>
  /^(?:deer|stag|reindeer|horse|unicorn|goat|elephant|wolf|fox)$/.test(noun)

interface Seat {
  x: number
  y: number
  h: number
  facing: Facing
  seed: number
}

function sitting(noun: string, { seed, ...place }: Seat, worn: readonly string[]): Art {
  const entry = lookUp(noun)
  const actor = entry?.kind === 'being' ? entry.upright() : null
  if (!actor) throw new Error(`${noun} cannot sit for a portrait`)
  const spot = { ...place, sw: 6, detail: 'intricate', rng: createRng(seed), attributes: [] } as const
  return actor.act(spot, {
    pose: 'stand',
    turn: 0.2,
    wears: ['coat', ...worn].map((name) => ({ name, attributes: [] })),
  })
}

/** Flowers and leaves around the neck. */
function collar(y: number, flowers: readonly string[], rng: Rng): string {
  const kinds = flowers.length ? flowers : rng.shuffle(['rose', 'daisy', 'poppy', 'sunflower', 'peony']).slice(0, 2)
  let leaves = ''
  let blooms = ''
  for (const [i, t] of [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].entries()) {
    const [x, v] = [512 + t * 250, y + 60 + 70 * (1 - t * t)]
    const r = 58 - 8 * Math.abs(t) + (i % 2 ? -6 : 4)
    for (const k of [-0.7, 0, 0.7]) leaves += vein(x, v, r * 1.8, r * 0.66, Math.PI / 2 - t + k, { veins: 2, sw: 3.6 })
    blooms += FLOWER_HEADS[kinds[i % kinds.length]!]!(x, v, r, rng)
  }
  return leaves + blooms
}
