/** Islands that float in the sky: rock below, meadow, trees and a house above, water that falls from their rims. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { sky } from '../places/sky.ts'

interface Island {
  x: number
  y: number
  /** Half its width. */
  r: number
}

const PLACES: readonly Island[] = [
  { x: 806, y: 250, r: 160 },
  { x: 176, y: 290, r: 150 },
  { x: 850, y: 640, r: 150 },
  { x: 430, y: 520, r: 268 },
  { x: 160, y: 790, r: 130 },
]
const LARGEST = 3

/** `asked` stand on the islands, the first on the largest. */
export function floatingIslands(rng: Rng, asked: readonly string[], aloft: readonly string[]): string {
  const stock = rng
    .shuffle(['castle', 'cottage', 'windmill', 'tower', 'temple'])
    .filter((name) => !asked.includes(name))
  const homes = [...asked, ...stock]
  let out = sky(rng, false) + PUFFS.map(([x, y, s]) => cloud(x, y, s)).join('')
  for (const [i, place] of PLACES.entries()) {
    const order = i === LARGEST ? 0 : i < LARGEST ? i + 1 : i
    out += island(place, i % 2 === 0 && i !== LARGEST && !asked[order] ? null : (homes[order] ?? null), rng)
  }
  for (const [i, name] of aloft.slice(0, 2).entries())
    out += standing(name, () => 4.6, 'fly')?.([560, 600][i]!, [230, 980][i]!, 230, 190) ?? ''
  return page(out + FRONT.map(([x, y, s]) => cloud(x, y, s)).join('') + paperAround(rect(14, 14, 996, 996)))
}

const PUFFS = [
  [480, 110, 1.2],
  [930, 420, 1.1],
  [640, 860, 1.2],
] as const
const FRONT = [
  [90, 980, 1.7],
  [420, 1000, 1.9],
  [760, 990, 1.7],
  [980, 960, 1.4],
] as const

const cloud = (x: number, y: number, size: number): string =>
  shape(
    move(curve('-110,30! -130,-6 -100,-34 -66,-28 -54,-66 0,-80 40,-58 54,-36 96,-40 124,-8 108,30!'), x, y, 0, size),
    4.6,
  ) + line(move(curve('-60,6 -40,-14 -10,-8', false), x, y, 0, size), 3.6)

function island({ x, y, r }: Island, home: string | null, rng: Rng): string {
  const s = r / 200
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, y, 0, s)
  const side = rng.sign()
  const flip = (poly: Poly): Poly => (side > 0 ? poly : poly.map(([u, v]) => [2 * x - u, v]))
  // Rock in facets down to a point.
  const rock = flip(
    at(
      '-198,0! -170,70! -126,96! -108,160! -62,190! -44,262! -6,330! 26,270! 58,250! 70,180! 118,150! 138,86! 176,62! 198,0!',
    ),
  )
  let out = shape(rock, 5)
  for (const text of [
    '-126,96 -80,40 -62,190',
    '-80,40 -20,70 -44,262',
    '-20,70 40,44 26,270',
    '40,44 90,76 70,180',
    '90,76 138,86',
    '-170,70 -80,40',
  ])
    out += line(flip(at(text.replace(/(\d)(?= |$)/g, '$1!'), false)), 3.6)
  const top = at('-206,0 -160,-26 -60,-40 60,-42 160,-28 206,0 176,26 120,18 70,34 10,22 -50,36 -110,20 -170,28')
  const water = falls(x + side * r * 0.46, y - 4, r * 0.34, r * (r > 200 ? 1.5 : 1.32))
  out += shape(top, 5)
  const grown = rng.shuffle(['pine tree', 'tree', 'tree', 'bush'])
  const spots = home ? [-0.72, 0.82] : [-0.6, -0.2, 0.84]
  for (const [i, dx] of spots.entries())
    out += standing(grown[i]!, () => 4.2)?.(x - side * dx * r, y - r * 0.08, r * 0.5, r * (home ? 0.62 : 0.74)) ?? ''
  if (home)
    out +=
      standing(home, () => 4.6)?.(
        x - side * r * 0.22,
        y - r * 0.06,
        r * (r > 200 ? 0.98 : 1.2),
        r * (r > 200 ? 1.16 : 1.3),
      ) ?? ''
  for (let i = 0; i < 5; i++) {
    const u = x - side * r * (-0.1 + i * 0.19)
    out += line(move(curve('-8,0 -4,-16', false), u, y + 4), 3.4) + line(move(curve('6,0 4,-18', false), u, y + 4), 3.4)
  }
  return out + water
}

/** A brook over the rim, its strands, and foam where it is lost in the air. */
function falls(x: number, y: number, wide: number, long: number): string {
  const half = wide / 2
  let out = shape(
    [
      ...curve(
        [
          [x - half * 0.8, y - 16],
          [x - half, y + 18],
          [x - half * 1.04, y + long],
        ],
        false,
      ),
      ...curve(
        [
          [x + half * 1.04, y + long],
          [x + half, y + 18],
          [x + half * 0.8, y - 16],
        ],
        false,
      ),
    ],
    4.6,
  )
  for (const k of [-0.5, 0, 0.5])
    out += line(
      curve(
        [
          [x + k * wide * 0.76, y],
          [x + k * wide * 0.9, y + long * 0.4],
          [x + k * wide * 0.9, y + long * (k ? 0.84 : 0.7)],
        ],
        false,
      ),
      3.6,
    )
  for (const k of [-1, 1, -0.4, 0.4])
    out += circle(x + k * half, y + long + (Math.abs(k) > 0.5 ? 4 : 14), half * 0.5, 4)
  return out
}
