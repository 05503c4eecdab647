/** Parts that fine houses and churches have in common. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc, curve, foil, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, box, largest, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'

/** Round slates in rows over an area, the lower over the upper. */
export function slates(roof: Poly, size: number): string {
  const { x0, y0, x1, y1 } = box(roof)
  const marks: Mark[] = []
  for (let y = y1 + size, row = 0; y > y0 - size; y -= size * 0.8, row++)
    for (let x = x0 - size + (row % 2) * (size / 2); x < x1 + size; x += size)
      marks.push({ poly: arc(x, y - size * 0.5, size / 2, 0, Math.PI, 8), open: true })
  return shape(roof, 5.5) + clipMarks(marks, [roof], 3.2) + shape(roof, 5.5, 'none')
}

/** A pointed arch that stands on `foot`. */
export function lancet(x: number, foot: number, w: number, h: number): Poly {
  const spring = foot - h + w * 0.87
  // Each side is an arc around the other's foot.
  const right = arc(x - w / 2, spring, w, 0, -Math.PI / 3, 12)
  const left = arc(x + w / 2, spring, w, Math.PI + Math.PI / 3, Math.PI, 12)
  return [[x + w / 2, foot], ...right, ...left.slice(1), [x - w / 2, foot]]
}

/** A pointed window of two lights with a foil above them. */
export function traceried(x: number, foot: number, w: number, h: number): string {
  const frame = lancet(x, foot, w, h)
  const inner = largest(grow([frame], -w * 0.09)) ?? frame
  let out = shape(frame, 5) + shape(inner, 4)
  if (w < 50)
    return (
      out +
      clipMarks(
        [0.4, 0.66, 0.86].map((t) => level(x - w, x + w, foot - h * (1 - t))),
        [inner],
        3.2,
      ) +
      clipMarks(
        [
          {
            poly: [
              [x, foot],
              [x, foot - h],
            ],
            open: true,
          },
        ],
        [inner],
        3.2,
      )
    )
  const wide = w * 0.35
  const tall = h - w * 0.95
  for (const side of [-1, 1]) {
    const light = lancet(x + (side * w) / 4.9, foot - w * 0.09, wide, tall)
    out += shape(light, 3.6)
    out += clipMarks(
      [0.45, 0.72].map((t) => level(x - w, x + w, foot - tall * (1 - t))),
      [light],
      3,
    )
  }
  return out + shape(foil(x, foot - h + w * 0.62, w * 0.2, 4), 3.6)
}

const level = (x0: number, x1: number, y: number): Mark => ({
  poly: [
    [x0, y],
    [x1, y],
  ],
  open: true,
})

/** A band of quatrefoils, or of beads where it is low. */
export function frieze(x0: number, x1: number, y: number, h: number): string {
  const count = Math.max(1, Math.round((x1 - x0) / (h * 1.04)))
  const step = (x1 - x0) / count
  let out = shape(rect(x0, y, x1 - x0, h), 4.4)
  for (let i = 0; i < count; i++) {
    const x = x0 + step * (i + 0.5)
    out += h > 30 ? shape(foil(x, y + h / 2, h * 0.42, 4), 3.2) : circle(x, y + h / 2, h * 0.38, 3)
  }
  return out
}

/** Courses of stones, every other row half a stone on. */
export function stones(wall: Poly, w: number, h: number, rng: Rng, share = 0.3): string {
  const { x0, y0, x1, y1 } = box(wall)
  const marks: Mark[] = []
  for (let y = y0, row = 0; y < y1; y += h, row++)
    for (let x = x0 - w + (row % 2) * (w / 2); x < x1; x += w)
      if (rng.chance(share)) marks.push({ poly: rect(x, y, w, h), whole: true })
  return clipMarks(marks, [wall], 3.2)
}

export function clouds(rng: Rng): string {
  const cloud = curve('-90,30 -100,4 -66,-16 -46,-48 -6,-46 18,-62 54,-44 62,-16 94,-4 92,30 0,34')
  return [150, 500, 880]
    .map((x, i) =>
      shape(
        move(cloud, x + rng.between(-40, 40), 96 + (i % 2) * 60 + rng.between(-20, 20), 0, rng.between(0.85, 1.15)),
        4.6,
      ),
    )
    .join('')
}

/** A hedge of flowers from one side to the other, on the lower edge of the page. */
export function flowerBed(x0: number, x1: number, foot: number, rng: Rng, plants: readonly string[] = []): string {
  const heads = plants.filter((name) => name in FLOWER_HEADS)
  const kinds = heads.length ? heads : ['rose', 'daisy', 'peony', 'anemone']
  let [leaves, flowers] = ['', '']
  for (let x = x0 + 48, i = 0; x < x1 - 30; x += 82, i++) {
    const y = foot - 74 - (i % 2) * 46 + rng.between(-8, 8)
    for (const k of [-0.9, -0.3, 0.3, 0.9]) leaves += shape(leaf(x, foot + 6, 104, 32, -Math.PI / 2 + k, 0.5), 3.6)
    flowers += FLOWER_HEADS[kinds[i % kinds.length]!]!(x, y, rng.between(48, 55), rng)
  }
  return leaves + flowers
}

/** A path that widens toward the beholder, with flagstones. */
export function flagged(x: number, top: number, narrow: number, wide: number): string {
  const way: Poly = [
    [x - narrow / 2, top],
    [x + narrow / 2, top],
    [x + wide / 2, 1030],
    [x - wide / 2, 1030],
  ]
  let out = shape(way, 5)
  const rows = 6
  for (let i = 0; i < rows; i++) {
    const [a, b] = [(i / rows) ** 1.5, ((i + 1) / rows) ** 1.5].map((t) => top + (1030 - top) * t) as [number, number]
    const half = (y: number): number => (narrow + ((wide - narrow) * (y - top)) / (1030 - top)) / 2
    out += line(
      [
        [x - half(b), b],
        [x + half(b), b],
      ],
      3.6,
    )
    for (const t of i % 2 ? [0] : [-0.4, 0.36])
      out += line(
        [
          [x + half(a) * t, a],
          [x + half(b) * t, b],
        ] as [Point, Point],
        3.6,
      )
  }
  return out
}

/** Whoever else was asked for stands before it. */
export const before = (nouns: readonly string[], foot: number): string =>
  nouns
    .slice(0, 4)
    .map((name, i) => standing(name, () => 5.2, 'sit')?.([200, 830, 350, 690][i]!, foot, 230, 210) ?? '')
    .join('')

export const star = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 10 }, (_, i): Point => {
    const [a, s] = [(i / 10) * TAU - Math.PI / 2, i % 2 ? r * 0.45 : r]
    return [x + s * Math.cos(a), y + s * Math.sin(a)]
  })

/** A tree without leaves, its boughs forked three times. */
export function bareTree(x: number, foot: number): string {
  let out = ''
  const bough = (u: number, v: number, long: number, a: number, wide: number, level: number): void => {
    const [eu, ev] = [u + long * Math.cos(a), v + long * Math.sin(a)]
    if (level < 3)
      for (const k of [-0.62, 0.44]) bough(eu, ev, long * 0.7, a + k * (level % 2 ? -1 : 1), wide * 0.62, level + 1)
    const way: Poly = curve(
      [
        [u, v],
        [(u + eu) / 2 + long * 0.06, (v + ev) / 2],
        [eu, ev],
      ],
      false,
      6,
    )
    out += shape(
      band(way, (t) => Math.max(9, wide * (1 - (level < 3 ? 0.36 : 0.8) * t))),
      4,
    )
  }
  bough(x, foot, 190, -Math.PI / 2, 58, 0)
  return out
}
