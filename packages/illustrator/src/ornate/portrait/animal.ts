/** The portrait of an animal, head and shoulders, dressed as for a sitting, with a collar of flowers. */
import type { Art, Facing } from '../../art/art.ts'
import { createRng, type Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { dressedLayer } from '../dressed.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { distance, type Point } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import { rose } from '../plants/rose.ts'
import { WILDFLOWERS } from '../plants/wildflowers.ts'
import { printCover } from '../print-cover.ts'
import { sprays } from '../wreath.ts'
import { halo } from './portrait.ts'

const FRAME = rect(24, 24, 976, 976)
const HEAD = 450
/** Above it is room for ears. */
const TOP = 236
const FIRST = 400

export const canSit = (noun: string): boolean => {
  const entry = lookUp(noun)
  return entry?.kind === 'being' && !entry.human && entry.upright() !== null
}

/** `canSit(noun)` holds. */
export function animalPortrait(rng: Rng, noun: string, worn: readonly string[]): string {
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
    halo(rng) + sprays(rng) + body + collar(collarAt, rng) + paperAround(FRAME) + shape(FRAME, 7, 'none'),
    false,
  )
}

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
function collar(y: number, rng: Rng): string {
  const kinds = rng.shuffle(['rose', 'daisy', 'poppy', 'sunflower']).slice(0, 2)
  let leaves = ''
  let flowers = ''
  for (const [i, t] of [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].entries()) {
    const [x, v] = [512 + t * 250, y + 60 + 70 * (1 - t * t)]
    const r = 58 - 8 * Math.abs(t) + (i % 2 ? -6 : 4)
    for (const k of [-0.7, 0, 0.7]) leaves += vein(x, v, r * 1.8, r * 0.66, Math.PI / 2 - t + k, { veins: 2, sw: 3.6 })
    const kind = kinds[i % 2]!
    flowers +=
      kind === 'rose'
        ? rose(x, v, r * 0.86, rng)
        : (WILDFLOWERS[kind]?.(
            [
              [x, v + 40],
              [x, v + 20],
              [x, v],
            ],
            r,
            rng,
          ) ?? '')
  }
  return leaves + flowers
}
