/** Shops from inside: shelves with what is sold, a counter with its till, and a sign that says what it is. */
import { SW } from '../ink/pens.ts'
import { circ, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { THINGS } from '../things/index.ts'
import { PREMISES, type Premise } from '../words/premises.ts'
import type { Ask } from './backdrop.ts'
import { counter, FLOOR } from './fittings.ts'
import { adorn, type Place } from './kit.ts'
import { room } from './room.ts'

/** A case of boards from x0 to x1 with two things on each, taken in turn. */
function stock(ask: Ask, goods: readonly string[], x0: number, x1: number, from: number): string {
  const [top, foot, rows] = [190, FLOOR + 14, 3]
  const high = (foot - 26 - top) / rows
  let out =
    tint('wood', rect(x0, top, x1 - x0, foot - top, SW.bg)) +
    tint('cream', rect(x0 + 14, top + 16, x1 - x0 - 28, foot - top - 42, SW.bg))
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 1) * high
    for (const side of [0, 1]) {
      const name = goods[(from + row * 2 + side) % goods.length] as string
      const x = x0 + (x1 - x0) * (0.29 + 0.42 * side)
      out += piece(ask, name, x, y - 6, high - 46, (x1 - x0) * 0.38)
    }
    out += tint('wood', rect(x0 + 8, y - 6, x1 - x0 - 16, 15, SW.bg, 2))
  }
  return out + tint('wood', rect(x0 - 10, top - 14, x1 - x0 + 20, 24, SW.bg, 4))
}

/** One of the goods, as high and as wide as there is room; on its board it grows out of nobody's head. */
function piece({ meter: _, ...ask }: Ask, name: string, x: number, y: number, high: number, wide: number): string {
  return adorn({ ...ask, faces: [] }, name, x, y, Math.min(high, wide / (THINGS.get(name)?.aspect ?? 1)))
}

/** A cloth in scallops along the ceiling. */
const awning = (): string =>
  Array.from({ length: 9 }, (_, i) =>
    tint(i % 2 ? 'cloud' : 'rose', path(pen`M${i * 116 - 10} -10h116v66a58 46 0 0 1 -116 0Z`, SW.bg)),
  ).join('')

const shopOf =
  ({ sign, goods }: Premise) =>
  (ask: Ask): string =>
    awning() +
    stock(ask, goods, 16, 316, 0) +
    stock(ask, goods, 708, 1008, 3) +
    tint('straw', circ(512, 262, 124, SW.bg)) +
    tint('cream', circ(512, 262, 102, SW.bg)) +
    piece(ask, sign, 512, 330, 136, 150) +
    counter(ask, 344, 680, 600, 3, 'mint') +
    adorn(ask, 'cash register', 610, 596, 120)

export const PREMISE_ROOMS: Readonly<Record<string, Place>> = Object.fromEntries(
  PREMISES.map((premise) => [
    premise.name,
    room({
      wall: 'blush',
      paper: 'bare',
      floor: 'tiles',
      floorTint: 'cream',
      windowed: false,
      sides: [],
      hung: [],
      more: shopOf(premise),
      scenic: true,
    }),
  ]),
)
