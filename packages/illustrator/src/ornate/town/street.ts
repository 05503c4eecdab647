/** What is before a row of houses where no canal is: a pavement with tables, and cobbles. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'

/** From the foot of the houses down to the edge of the page: a curb, then flagstones, each course wider than the one behind it. */
export function cobbles(foot: number): string {
  let out = shape(rect(14, foot, 996, 1010 - foot), 5)
  for (let row = 0, y = foot + 24, high = 30; y < 1006; row++, y += high, high *= 1.2) {
    const low = Math.min(1010, y + high)
    if (low < 1006)
      out += line(
        [
          [14, low],
          [1010, low],
        ],
        3.6,
      )
    const wide = high * 2.7
    for (let i = -8; i <= 8; i++) {
      const x = 512 + (i + (row % 2) * 0.5) * wide
      if (x > 34 && x < 990)
        out += line(
          [
            [x, y],
            [x, low],
          ],
          3.6,
        )
    }
  }
  return out + shape(rect(14, foot, 996, 24), 4.6)
}

/** A round table under a parasol, with two chairs and cups. */
export function cafeTable(x: number, foot: number, rng: Rng): string {
  const top = foot - 300
  const panels = 6
  let out = shape(rect(x - 5, top, 10, 290), 4)
  const canopy = [...arc(x, top + 96, 150, Math.PI, TAU, 30)].map(([u, v]): [number, number] => [
    u,
    top + 96 + (v - top - 96) * 0.62,
  ])
  const scallops: Poly = []
  for (let i = panels; i > 0; i--) {
    const [a, b] = [x - 150 + (300 * i) / panels, x - 150 + (300 * (i - 1)) / panels]
    scallops.push(...arc((a + b) / 2, top + 96, 25, 0, Math.PI, 8))
  }
  for (const side of [-1, 1]) out += chair(x + side * 118, foot, -side)
  out +=
    shape(rect(x - 7, foot - 112, 14, 108), 4) +
    shape(
      [
        [x - 44, foot],
        [x, foot - 24],
        [x + 44, foot],
      ],
      4.4,
    )
  out += shape(rect(x - 84, foot - 124, 168, 16), 4.6)
  const ware = rng.shuffle(['coffee cup', 'croissant', 'teapot', 'cupcake', 'wine glass'])
  for (const [i, dx] of [-46, 44].entries()) out += standing(ware[i]!, () => 4)?.(x + dx, foot - 124, 66, 58) ?? ''
  out += shape([...canopy, ...scallops], 5)
  for (let i = 1; i < panels; i++)
    out += line(
      [
        [x, top + 4],
        [x - 150 + (300 * i) / panels, top + 96],
      ],
      3.6,
    )
  return out
}

/** `to` is the side where the table is. */
const chair = (x: number, foot: number, to: number): string =>
  shape(rect(x - 38, foot - 76, 76, 13), 4.2) +
  shape(rect(x - to * 32 - 6, foot - 176, 12, 176), 4.2) +
  shape(rect(x + to * 30 - 6, foot - 64, 12, 64), 4.2) +
  line(arc(x - to * 32, foot - 176, 12, Math.PI, TAU, 8), 4)

/** Three flowers in a tub. */
export function tub(plants: readonly string[], x: number, foot: number, rng: Rng): string {
  let out = ''
  const name = plants.find((plant) => plant in FLOWER_HEADS) ?? 'tulip'
  const head = FLOWER_HEADS[name]!
  // A small head of many petals would be black.
  const size = /^(?:rose|peony|dahlia|carnation|chrysanthemum|marigold)$/.test(name) ? 54 : 32
  const apart = size > 40 ? 46 : 36
  for (const [dx, y] of [
    [-apart, foot - 116],
    [apart, foot - 116],
    [0, foot - 134 - apart / 2],
  ] as const) {
    out += line(
      [
        [x + dx, y],
        [x + dx * 0.4, foot - 50],
      ],
      5,
    )
    out += shape(leaf(x + dx * 0.4, foot - 50, 60, 22, -Math.PI / 2 + dx * 0.02, 0.5), 3.4) + head(x + dx, y, size, rng)
  }
  return (
    out +
    shape(
      [
        [x - 50, foot - 60],
        [x + 50, foot - 60],
        [x + 38, foot],
        [x - 38, foot],
      ],
      4.6,
    )
  )
}
