/** A sky that stayed empty gets one more cloud, as large as there is room for, or by night a few stars. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { cloud } from '../scenery/heavens.ts'
import { Crowd, type Disc } from './crowd.ts'
import { type At, MARKS } from './marks.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 3
/** Lower down, clouds would lie on the hills. */
const LOWEST = 470

interface Filling {
  n: number
  least: number
  most: number
  /** How much air stays around each. */
  air: number
  draw(at: At): string
}

const DAY: Filling = {
  n: 1,
  least: 74,
  most: 170,
  air: 60,
  draw: ({ x, y, r, sw, rng }) => cloud(x, y + r * 0.36, r * 1.7, rng, sw),
}
const NIGHT: Filling = {
  n: 5,
  least: 40,
  most: 80,
  air: 46,
  draw: (at) => tint('straw', MARKS.star({ ...at, r: at.r * at.rng.between(0.28, 0.46) })),
}

export function skyFilled(canvas: Canvas, spared: readonly Disc[], rng: Rng): string[] {
  const skies = [...canvas.shapes].filter(([, { kind, note }]) => note === 'sky' && /^(sky|night)$/.test(kind))
  return skies.flatMap(([id, shape]) => {
    const { n, least, most, air, draw } = shape.kind === 'night' ? NIGHT : DAY
    const taken = new Crowd(spared, 2 * (most + air))
    const out: string[] = []
    for (let i = 0; i < n; i++) {
      const { x, y, r: room } = roomiest(canvas, id, shape, taken)
      const r = Math.min(room * 0.72, most * rng.between(0.7, 1))
      if (r < least) break
      taken.add([x, y, r + air])
      out.push(draw({ x, y, r, sw: LINE, rng }))
    }
    return out
  })
}

function roomiest(canvas: Canvas, id: number, shape: Shape, taken: Crowd): { x: number; y: number; r: number } {
  let best = { x: 0, y: 0, r: 0 }
  for (let y = shape.y0; y < Math.min(shape.y1, LOWEST); y += 20)
    for (let x = shape.x0; x < shape.x1; x += 20) {
      const r = Math.min(canvas.room(id, x, y), taken.room(x, y))
      if (r > best.r) best = { x, y, r }
    }
  return best
}
