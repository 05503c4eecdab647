/** Flowers that hang from an arched bough: a hummingbird drinks from the lowest. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, walk } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import { HANGERS } from '../plants/sprigs.ts'

/** A tube that flares into lobes. */
function trumpet([x, y]: Point, turn: number, size: number): string {
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, y, turn, size / 100)
  return (
    shape(at('74,-26! 98,-52 112,-34 116,-18! 128,-10 128,10 116,18! 112,34 98,52 74,26!'), 4) +
    shape(at('0,-7! 30,-10 60,-22 90,-38! 98,-14 98,14 90,38! 60,22 30,10 0,7'), 4.4) +
    line(at('22,0 48,-2 78,0', false), 3.2) +
    shape(at('-6,-10! 14,-14 26,-6! 20,0 26,6! 14,14 -6,10'), 4)
  )
}

const hung = (name: string, at: Point, turn: number, size: number): string =>
  HANGERS[name]?.({ x: at[0], y: at[1], a: 0, s: 0 }, turn, size) ?? trumpet(at, turn, size)

const BOUGH = curve('1040,400 970,236 840,146 680,104 480,92 280,112 90,176', false, 12)
/** Where along the bough a bloom hangs, how far below it, and how large it is. */
const BLOOMS = [
  [0.23, 60, 190],
  [0.7, 40, 128],
  [0.84, 40, 150],
] as const

/** `tip` is that of the bill. */
export function hangingFlowers(name: string, [u, v]: Point, rng: Rng): string {
  const on = (t: number): Point => BOUGH[Math.round(t * (BOUGH.length - 1))]!
  const size = 236
  const stalk = ([x, y]: Point, [to, low]: Point): string =>
    shape(band(curve(`${x},${y} ${(x + to) / 2 + (to - x) * 0.3},${y + (low - y) * 0.4} ${to},${low}`, false), 11), 4)
  const leaves = walk(BOUGH, 78, 20).map(({ x, y, a }, i) =>
    vein(x, y, 122, 56, a + (i % 2 ? 0.75 : -0.6), { veins: 2 }),
  )
  const blooms = BLOOMS.map(([t, below, wide]) => {
    const [x, y] = on(t)
    const low: Point = [x + rng.between(-14, 14), y + below]
    return stalk([x, y], low) + hung(name, low, Math.PI / 2 + rng.between(-0.14, 0.14), wide)
  })
  // The bill ends inside the bloom, whose threads hang lower.
  const low: Point = [u + 32, v - size * (name in HANGERS ? 0.86 : 1.02)]
  const main = stalk(on(0.44), low) + hung(name, low, Math.PI / 2 + 0.14, size)
  return (
    leaves.join('') +
    blooms.join('') +
    main +
    shape(
      band(BOUGH, (t) => 26 - 14 * t),
      4.6,
    )
  )
}
