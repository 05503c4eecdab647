/** Trees far away. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { clump, mound } from './foliage.ts'
import { tree } from './trees.ts'

/** What stands in a small wood, from left to right: its kind and its height. */
type Stand = readonly (readonly [kind: 'round' | 'bush', high: number])[]

const STANDS: readonly Stand[] = [
  [
    ['bush', 74],
    ['round', 132],
    ['round', 168],
    ['bush', 82],
  ],
  [
    ['round', 136],
    ['bush', 88],
    ['round', 154],
    ['bush', 70],
  ],
  [
    ['bush', 92],
    ['round', 160],
    ['bush', 76],
  ],
]

/** How wide each stands, as a share of its height. */
const WIDE = { round: 0.52, bush: 1.35 } as const

/** Where somebody stands before a tree, so that only a tip or a scrap of it would look out. */
type Hidden = (x0: number, x1: number, y0: number, y1: number) => boolean

/** A far wood w wide: round trees on the hill, bushes at their feet. */
export function copse(
  x: number,
  h: (x: number) => number,
  w: number,
  rng: Rng,
  sw: number,
  isHidden: Hidden = () => false,
): string {
  const stand = rng.pick(STANDS)
  const row = rng.chance(0.5) ? stand : stand.toReversed()
  const whole = row.reduce((sum, [kind, high]) => sum + high * WIDE[kind], 0)
  const size = Math.min(1.12, Math.max(0.84, w / (whole * 0.86)))
  let at = x - (whole * size * 0.86) / 2
  const drawn = row.map(([kind, tall]) => {
    const high = tall * size * rng.between(0.94, 1.06)
    const half = (high * WIDE[kind] * 0.86) / 2
    at += half
    const u = at
    at += half
    const foot = h(u)
    const svg =
      kind === 'bush'
        ? tint(`crown${rng.int(1, 3)}`, mound(u, foot + 26, high * WIDE.bush, high + 20, rng, sw, 0))
        : far(u, foot, high, rng, sw)
    return { svg: isHidden(u - half, u + half, foot - high, foot) ? '' : svg, high }
  })
  // The lower ones are nearer.
  return drawn
    .toSorted((a, b) => b.high - a.high)
    .map(({ svg }) => svg)
    .join('')
}

/** A round tree whose trunk shows below its crown, of two clumps. */
function far(x: number, foot: number, high: number, rng: Rng, sw: number): string {
  const q = rng.sign()
  return (
    tree(x, foot + 20, high * 0.7, rng, { sw, kind: 'round', deco: 'arc' }) +
    tint(
      `crown${rng.int(1, 3)}`,
      clump(x + q * high * 0.05, foot - high * 0.62, high * 0.24, high * 0.22, rng, sw, 0) +
        clump(x - q * high * 0.08, foot - high * 0.42, high * 0.25, high * 0.19, rng, sw, 0),
    )
  )
}

/** Far trees on a hill, in two clumps with open land between them. */
export const treeLine = (h: (x: number) => number, rng: Rng, sw: number, isHidden?: Hidden): string =>
  copse(rng.between(70, 230), h, rng.between(210, 300), rng, sw, isHidden) +
  copse(rng.between(690, 940), h, rng.between(180, 280), rng, sw, isHidden)
