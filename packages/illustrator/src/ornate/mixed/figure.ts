/** A figure as large as the page: what is drawn, the areas it covers, and the face that must stay clear. */
import type { Art, Spot } from '../../art/art.ts'
import { createRng, type Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { outlinesOf } from '../dressed.ts'
import { union } from '../kit/clip.ts'
import { ellipse } from '../kit/curves.ts'
import { box, type Poly } from '../kit/points.ts'

export interface Figure {
  svg: string
  outlines: Poly[]
  face: Poly[]
}

const ROOM = 820

/** `lookUp(name)` is not null. */
export function figureOf(name: string, rng: Rng): Figure {
  const seed = rng.int(0, 1e6)
  const facing = rng.pick(['left', 'right'] as const)
  const draw = (x: number, y: number, h: number): Art => {
    const entry = lookUp(name)
    if (!entry) throw new Error(`nobody draws a ${name}`)
    const spot: Spot = { x, y, h, sw: 6, facing, detail: 'simple', rng: createRng(seed) }
    if (entry.kind === 'thing') return entry.thing.draw(spot)
    const { actor } = entry
    return actor.act(spot, { pose: ['stand', 'fly', 'swim'].find((pose) => actor.can(pose)) ?? 'stand' })
  }
  const areas = (art: Art): Poly[] => outlinesOf(art.layers.map(({ svg }) => svg).join(''))
  const first = draw(0, 0, 600)
  const found = areas(first)
  const { x0, y0, w, h } = found.length ? box(found) : { x0: -300, y0: -600, w: 600, h: 600 }
  const scale = Math.min(ROOM / w, ROOM / h)
  const art = draw(512 - (x0 + w / 2) * scale, 512 - (y0 + h / 2) * scale, 600 * scale)
  const heads = art.layers.filter(({ part }) => part === 'head').map(({ svg }) => svg)
  return {
    svg: art.layers.map(({ svg }) => svg).join(''),
    outlines: areas(art),
    face: heads.length ? union(outlinesOf(heads.join(''))) : discOf(art),
  }
}

/** Where there is no head apart from the body, as in a whale, a disc around the eye. */
const discOf = ({ points: { eye } }: Art): Poly[] => (eye ? [ellipse(eye[0], eye[1], 62)] : [])
