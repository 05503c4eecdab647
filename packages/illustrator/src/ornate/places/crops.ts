/** A field of one plant in rows that run to one point, small far away and large before us. */
import type { Rng } from '../../ink/random.ts'
import { leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'

const ROWS = 8
const FAR = 624

export function crops(plant: string, rng: Rng): string {
  const head = FLOWER_HEADS[plant]
  let out = furrows()
  for (let i = 0; i < ROWS; i++) {
    const t = (i / (ROWS - 1)) ** 1.5
    const y = FAR + (1010 - FAR) * t
    const r = 13 + 50 * t
    for (let k = -6; k <= 6; k++) {
      const x = xOf(k, y)
      if (x < -60 || x > 1084) continue
      out += head ? flower(head, x, y, r, rng) : bush(x, y, r, rng)
    }
  }
  return out
}

const xOf = (k: number, y: number): number => 512 + k * (46 + 138 * ((y - FAR) / (1010 - FAR)))

const furrows = (): string =>
  Array.from(
    { length: 12 },
    (_, i): Poly => [
      [xOf(i - 5.5, FAR - 24), FAR - 24],
      [xOf(i - 5.5, 1030), 1030],
    ],
  )
    .map((furrow) => line(furrow, 3.6))
    .join('')

function flower(
  head: (x: number, y: number, r: number, rng: Rng) => string,
  x: number,
  y: number,
  r: number,
  rng: Rng,
) {
  if (r < 22) return circle(x, y - r, r * 0.86, 3.4)
  const leaves = [-0.9, 0.9].map((turn) => shape(leaf(x, y + 8, r * 1.6, r * 0.6, -Math.PI / 2 + turn, 0.5), 3.4))
  return leaves.join('') + head(x, y - r * 0.9, r * 0.9, rng)
}

/** Spikes of small blossoms out of a cushion of leaves, as lavender grows. */
function bush(x: number, y: number, r: number, rng: Rng): string {
  const spikes = r < 22 ? [0] : r < 40 ? [-0.42, 0.42, 0] : [-0.7, 0.7, -0.36, 0.36, 0]
  let out = ''
  for (const turn of spikes) {
    const [a, long] = [-Math.PI / 2 + turn + rng.between(-0.05, 0.05), r * (2.5 - Math.abs(turn) * 0.5)]
    const at = (s: number): [number, number] => [x + long * s * Math.cos(a), y + long * s * Math.sin(a)]
    out += line([at(0), at(0.5)], r < 22 ? 3.4 : 4.4)
    const beads = r < 22 ? 1 : r < 34 ? 2 : 4
    for (let i = 0; i < beads; i++) {
      const [u, v] = at(0.46 + (0.5 * i) / beads)
      const wide = (r < 22 ? 0.75 : 0.52 - i * 0.04) * r
      out += shape(leaf(u, v, ((long * 0.54) / beads) * 1.5, Math.max(11, wide), a, 0.45), 3.3)
    }
  }
  if (r < 22) return out
  for (const turn of [-1.2, 1.2, -0.75, 0.75])
    out += shape(leaf(x, y + 8, r * 0.95, r * 0.34, -Math.PI / 2 + turn, 0.5), 3.3)
  return out
}
