/** Rain, beside everybody it falls past. */
import { dropD } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Disc } from '../ink/scatter.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { boxOf, isApart } from './clear.ts'

/** Slanting with the wind, row between row, wherever neither somebody nor something of theirs is near. */
export const drops = ({ rng, faces = [], outline = [] }: Pick<Ask, 'rng' | 'faces' | 'outline'>, low: number): string =>
  Array.from({ length: DROPS.rows * DROPS.across }, (_, i): Disc => {
    const [row, k] = [Math.floor(i / DROPS.across), i % DROPS.across]
    return [
      62 + k * DROPS.apart + (row % 2) * (DROPS.apart / 2) + rng.between(-14, 14),
      DROPS.from + row * DROPS.down + rng.between(-12, 12),
      rng.between(14, 17),
    ]
  })
    .filter(
      ([x, y, r]) =>
        x < 980 &&
        y < low + 180 &&
        isApart(boxOf([x, y, r]), outline, NEAR) &&
        faces.every(([u, v, of]) => Math.hypot(u - x, v - y) > of + r + 20),
    )
    .map(([x, y, r]) => turned(tint('water', path(dropD(0, 0, r), SW.bg)), x, y))
    .join('')

const DROPS = { rows: 6, across: 9, from: 214, down: 82, apart: 112 }
/** Between a drop and whoever it falls past. */
const NEAR = 8

const turned = (svg: string, x: number, y: number): string =>
  pen`<g transform="translate(${x} ${y}) rotate(18)">${svg}</g>`

/** Strokes of rain between the drops, long and short, beside everybody; over the land they would be scratches. */
export const raining = (place: Backdrop, ask: Ask): Backdrop => {
  const { rng, outline = [], faces = [] } = ask
  const strokes = Array.from({ length: STREAKS.rows * STREAKS.across }, (_, i) => {
    const [row, k] = [Math.floor(i / STREAKS.across), i % STREAKS.across]
    const x = 34 + k * STREAKS.apart + (row % 2) * (STREAKS.apart / 2) + rng.between(-16, 16)
    const y = STREAKS.from + row * STREAKS.down + rng.between(-14, 14)
    return { x, y, long: (i % 3 ? 30 : 52) * rng.between(0.9, 1.1) }
  })
    .filter(
      ({ x, y, long }) =>
        isApart({ x0: x - long * 0.34, x1: x, y0: y, y1: y + long }, outline, 12) &&
        faces.every(([u, v, r]) => Math.hypot(u - x, v - y - long / 2) > r + 40),
    )
    .map(({ x, y, long }) => pen`M${x} ${y}l${-long * 0.32} ${long}`)
  return { ...place, sky: (place.sky ?? '') + line(strokes.join(''), SW.bg) }
}

const STREAKS = { rows: 7, across: 10, from: 232, down: 86, apart: 106 } as const
