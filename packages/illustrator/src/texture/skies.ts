/** An empty sky gets clouds of one kind or another, birds or, by night, stars: where it is emptiest, as large as there is room for. */
import { bumps, ring } from '../ink/curves.ts'
import type { Rng } from '../ink/random.ts'
import { path } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bird, cloud } from '../scenery/heavens.ts'
import { Crowd, type Disc } from './crowd.ts'
import { type At, MARKS } from './marks.ts'
import type { Canvas, Shape } from './visible.ts'

const LEAST = 38
const MOST = 92
const LINE = 3
/** How much air stays around each. */
const AIR = 40
/** Lower down, clouds would lie on the hills. */
const LOWEST = 520

export function skyFilled(canvas: Canvas, spared: readonly Disc[], rng: Rng): string[] {
  const skies = [...canvas.shapes].filter(([, { kind, note }]) => note === 'sky' && /^(sky|night)$/.test(kind))
  return skies.flatMap(([id, shape]) => {
    const taken = new Crowd(spared, 2 * (MOST + AIR))
    const [large, small] = shape.kind === 'night' ? [star, star] : rng.pick(SKIES)
    const out: string[] = []
    for (let n = rng.int(3, 6); n > 0; n--) {
      const { x, y, r: room } = roomiest(canvas, id, shape, taken)
      const r = Math.min(room * 0.72, MOST * rng.between(0.6, 1))
      if (r < LEAST) break
      taken.add([x, y, r + AIR])
      out.push((r > 58 ? large : small)({ x, y, r, sw: LINE, rng }))
    }
    return out
  })
}

const star = (at: At): string => tint('straw', MARKS.star({ ...at, r: at.r * 0.5 }))

const flat = ({ x, y, r, sw, rng }: At): string => cloud(x, y + r * 0.3, r * 1.8, rng, sw)

/** Round all around, as a child draws it. */
const woolly = ({ x, y, r, sw, rng }: At): string =>
  tint('cloud', path(bumps(ring(x, y, r * 0.74, r * 0.4, rng.int(7, 9), rng.between(0, 1), 0.12, rng), true, 0.62), sw))

const flock = ({ x, y, r, sw, rng }: At): string =>
  [
    [0, -0.4],
    [-0.6, 0.1],
    [0.55, 0.2],
  ]
    .map(([u = 0, v = 0]) => bird(x + u * r, y + v * r, r * rng.between(0.22, 0.3), sw))
    .join('')

const SKIES: readonly (readonly [large: (at: At) => string, small: (at: At) => string])[] = [
  [flat, flat],
  [woolly, woolly],
  [woolly, flock],
  [flat, flock],
  [woolly, flat],
]

function roomiest(canvas: Canvas, id: number, shape: Shape, taken: Crowd): { x: number; y: number; r: number } {
  let best = { x: 0, y: 0, r: 0 }
  for (let y = shape.y0; y < Math.min(shape.y1, LOWEST); y += 20)
    for (let x = shape.x0; x < shape.x1; x += 20) {
      const r = Math.min(canvas.room(id, x, y), taken.room(x, y))
      if (r > best.r) best = { x, y, r }
    }
  return best
}
