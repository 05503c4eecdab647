/** Paper on a wall: an ornament over and over, whole ones only, none half behind a thing. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, TAU } from '../kit/points.ts'

export type Box = readonly [x: number, y: number, w: number, h: number]

/** Around a middle, not wider than 56 and not higher than 74. */
const ORNAMENTS: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    [-0.7, 0.7, 0].map((k) => shape(leaf(x, y + 16, 42, 18, -Math.PI / 2 + k, 0.55), 3.3)).join('') +
    circle(x, y + 22, 8.5, 3.2),
  (x, y) =>
    shape(move(curve('0,-36! 20,-14 26,6 12,24 0,34! -12,24 -26,6 -20,-14'), x, y), 3.4) +
    shape(move(curve('0,-18! 11,-4 12,8 0,20! -12,8 -11,-4'), x, y), 3.2),
  (x, y) => {
    let out = ''
    for (let i = 0; i < 5; i++)
      out += shape(
        ellipse(x + 15 * Math.cos((i / 5) * TAU - 1.57), y - 10 + 15 * Math.sin((i / 5) * TAU - 1.57), 10),
        3.2,
      )
    for (const side of [-1, 1]) out += shape(leaf(x, y + 34, 26, 13, -Math.PI / 2 + side * 0.9, 0.5), 3.2)
    return out + circle(x, y - 10, 8.5, 3.2)
  },
  (x, y) =>
    [0, 1, 2, 3].map((i) => shape(leaf(x, y, 30, 17, (i * Math.PI) / 2, 0.55), 3.3)).join('') + circle(x, y, 8.5, 3.2),
]

/** `opening` is the window with its frame. */
export function wallpaper(rng: Rng, taken: readonly Box[], foot: number, opening: Box): string {
  const isFree = (x: number, y: number): boolean =>
    taken.every(([u, v, w, h]) => x + 30 < u || x - 30 > u + w || y + 40 < v || y - 40 > v + h)
  // A stripe along a cord would be taken for a part of it.
  const isCord = (x: number): boolean => taken.some(([u, v, w]) => v < 20 && w < 100 && Math.abs(u + w / 2 - x) < 22)
  const ornament = rng.pick(ORNAMENTS)
  const count = rng.pick([16, 20])
  const across = 996 / count
  const down = rng.pick([84, 92])
  let out = ''
  for (let i = 1; i < count; i++) {
    const x = 14 + across * i
    if (i % 2) {
      for (let y = (i % 4 === 1 ? 0 : down / 2) + 60; y < foot - 46; y += down) if (isFree(x, y)) out += ornament(x, y)
      continue
    }
    if (isCord(x)) continue
    for (const u of [x - 7, x + 7]) out += stripe(u, foot, opening)
  }
  return out
}

/** Down the wall, not through its window. */
function stripe(x: number, foot: number, [u, v, w, h]: Box): string {
  const runs =
    x > u - 4 && x < u + w + 4
      ? [
          [14, v],
          [v + h, foot],
        ]
      : [[14, foot]]
  return runs
    .map(([from, to]) =>
      line(
        [
          [x, from!],
          [x, to!],
        ],
        3.2,
      ),
    )
    .join('')
}
