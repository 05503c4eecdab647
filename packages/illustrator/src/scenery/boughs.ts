/** A bough that hangs into the picture from an upper corner, as if one looked out from under a tree. */
import type { Box } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { leaf } from './leaves.ts'

const PAGE = 1024
const LINE = SW.mid * 0.9

/** How far it reaches into the page, and down. */
const [REACH, DOWN] = [400, 300]

/** Whether nobody is where it would hang. */
export const hangsFree = (left: boolean, boxes: readonly Box[]): boolean =>
  boxes.every(({ x0, x1, y0 }) => y0 > DOWN || (left ? x0 > REACH : x1 < PAGE - REACH))

interface Shoot {
  from: Point
  over: Point
  to: Point
  leaves: number
}

const SHOOTS: readonly Shoot[] = [
  { from: [-20, 36], over: [170, 20], to: [330, 116], leaves: 7 },
  { from: [-20, 60], over: [84, 110], to: [122, 236], leaves: 5 },
]

/** Where a shoot is, and which way it goes there, in degrees clockwise from up. */
function along({ from, over, to }: Shoot, t: number): { at: Point; way: number } {
  const u = 1 - t
  const on = (k: 0 | 1) => u * u * from[k] + 2 * u * t * over[k] + t * t * to[k]
  const way = (k: 0 | 1) => u * (over[k] - from[k]) + t * (to[k] - over[k])
  return { at: [on(0), on(1)], way: (Math.atan2(way(1), way(0)) * 180) / Math.PI + 90 }
}

export function bough(left: boolean, rng: Rng, fruit: boolean): string {
  const x = (inward: number) => (left ? inward : PAGE - inward)
  const turn = (deg: number) => (left ? deg : -deg)
  const drawn = SHOOTS.map((shoot) => {
    const { from, over, to } = shoot
    const stem = tint(
      'bark',
      path(
        pen`M${x(from[0])} ${from[1] - 10}Q${x(over[0])} ${over[1] - 7} ${x(to[0])} ${to[1]}Q${x(over[0] - 6)} ${over[1] + 8} ${x(from[0])} ${from[1] + 12}Z`,
        LINE,
      ),
    )
    const leaves = Array.from({ length: shoot.leaves }, (_, i) => {
      const t = 0.2 + (0.78 * i) / (shoot.leaves - 1)
      const { at, way } = along(shoot, t)
      const long = 98 * rng.between(0.86, 1.1)
      // Toward the tip they lie closer to the stem.
      const open = i === shoot.leaves - 1 ? 4 : (i % 2 ? 62 : -58) * (1 - t * 0.3)
      return leaf(x(at[0]), at[1], long, turn(way + open), LINE * 0.9, 0.32)
    })
    const apple = fruit ? hanging(x(along(shoot, 0.62).at[0]), along(shoot, 0.62).at[1]) : ''
    return stem + leaves.join('') + apple
  })
  return drawn.join('')
}

/** A fruit on its stalk. */
const hanging = (x: number, y: number): string =>
  line(pen`M${x} ${y}q6 14 2 26`, LINE) + tint('apple', circ(x + 2, y + 52, 27, LINE))
