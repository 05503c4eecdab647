/** Plants by name as what a page is about: a spray of them, or a stand of them around somebody. */
import type { Rng } from '../../ink/random.ts'
import { num } from '../../ink/svg.ts'
import { type Dressing, outlinesOf } from '../dressed.ts'
import { curve } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { band, box, move, type Point, walk } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { FLOWER_HEADS } from './heads.ts'
import { vein } from './leaves.ts'
import { HANGERS, hangsDown, SPRIGS } from './sprigs.ts'

const UP = -Math.PI / 2

/** One of them from its foot to its tip; `lean` is from upright. */
function grown(name: string, [x, y]: Point, long: number, lean: number, rng: Rng): string {
  const sprig = SPRIGS[name]
  if (sprig && !hangsDown(name)) return sprig(x, y, long, UP + lean, rng)
  if (sprig) return sprig(x + Math.sin(lean) * long, y - long, long * 0.9, -UP - lean * 0.3, rng)
  const head: Point = [x + Math.sin(lean) * long * 0.84, y - Math.cos(lean) * long * 0.84]
  const stem = curve([[x, y], [x + Math.sin(lean) * long * 0.3, y - long * 0.45], head], false, 12)
  let out = ''
  for (const [i, t] of [4, 7, 9].entries())
    out += vein(...stem[t]!, long * 0.26, long * 0.1, UP + lean + (i % 2 ? 0.8 : -0.8), { veins: 2, sw: 3.6 })
  return (
    shape(band(stem, Math.max(9, long * 0.025)), 3.8) + out + (FLOWER_HEADS[name]?.(...head, long * 0.2, rng) ?? '')
  )
}

/** Where they grow from, as shares of the place: x from the middle, how tall, how far they lean; those behind first. */
const FAN = [
  [0, 1, 0],
  [-0.06, 0.92, -0.42],
  [0.06, 0.92, 0.42],
  [-0.08, 0.66, -0.86],
  [0.08, 0.66, 0.86],
] as const

/** Where blooms hang from a branch: x as a share of the width, how far down, how large. */
const HANGING = [
  [-0.42, 0.3, 0.3],
  [-0.2, 0.44, 0.36],
  [0.02, 0.24, 0.34],
  [0.24, 0.46, 0.36],
  [0.44, 0.28, 0.3],
] as const

/** A branch across the top, from which they hang on stalks. */
function fromBranch(name: string, { x, y, w, h }: Dressing): string {
  const top = y - h / 2
  const branch = curve(
    [
      [x - w * 0.5, top + h * 0.2],
      [x - w * 0.2, top + h * 0.06],
      [x + w * 0.2, top + h * 0.07],
      [x + w * 0.5, top + h * 0.2],
    ],
    false,
    16,
  )
  let stalks = ''
  let leaves = ''
  for (const { x: u, y: v, a, s } of walk(branch, w * 0.15, w * 0.06))
    for (const side of [-1, 1])
      leaves += vein(u, v, h * (side < 0 ? 0.17 : 0.2), h * 0.085, a + side * (0.8 + (s % 0.3)), { veins: 3, sw: 3.8 })
  for (const [dx, down, size] of HANGING) {
    const from = branch.reduce((best, point) =>
      Math.abs(point[0] - x - dx * w) < Math.abs(best[0] - x - dx * w) ? point : best,
    )
    const end: Point = [x + dx * w, top + down * h]
    stalks += shape(band(curve([from, [(from[0] + end[0]) / 2 + 6, (from[1] + end[1]) / 2], end], false, 8), 8), 3.4)
    stalks += HANGERS[name]!({ x: end[0], y: end[1], a: 0, s: 0 }, -UP, size * h)
  }
  return shape(band(branch, 15), 4) + leaves + stalks
}

/** `names` are of FLOWER_HEADS and SPRIGS, and take turns. */
export const spray =
  (names: readonly string[], rng: Rng): Subject =>
  (place) => {
    const { x, y, w, h } = place
    const [only] = names
    if (only && names.length === 1 && only in HANGERS) {
      const hung = fromBranch(only, place)
      return { svg: hung, outlines: outlinesOf(hung) }
    }
    const foot = y + h / 2
    const svg = FAN.map(([dx, tall, lean], i) =>
      grown(names[i % names.length]!, [x + dx * w, foot], tall * h, lean, rng),
    ).join('')
    const leaves = [-1.15, 1.15, -0.5, 0.5]
      .map((k) => vein(x, foot + 6, h * 0.3, h * 0.11, UP + k, { veins: 3, sw: 3.8 }))
      .join('')
    return { svg: svg + leaves, outlines: outlinesOf(svg) }
  }

type Spots = readonly (readonly [x: number, tall: number, lean: number])[]
const BEHIND: Spots = [
  [-0.46, 0.86, -0.08],
  [0.46, 0.86, 0.08],
  [-0.3, 0.98, -0.04],
  [0.3, 0.98, 0.04],
]
const BEFORE: Spots = [
  [-0.44, 0.5, -0.1],
  [0.44, 0.5, 0.1],
]
/** Twigs and spires are wide all the way up. */
const WIDE: Spots = [
  [-0.4, 0.98, -0.04],
  [0.4, 0.98, 0.04],
]

/** Somebody among them: tall ones at both sides, low ones at their feet. */
export const among =
  (subject: Subject, names: readonly string[], rng: Rng): Subject =>
  (place) => {
    const { x, y, w, h } = place
    const foot = y + h / 2
    const isWide = names.some((name) => !(name in FLOWER_HEADS))
    const stand = (spots: Spots): string =>
      spots
        .map(([dx, tall, lean], i) => grown(names[i % names.length]!, [x + dx * w, foot], tall * h, lean, rng))
        .join('')
    const shown = subject({ ...place, w: w * (isWide ? 0.6 : 0.72), h: h * 0.94 })
    const down = foot - box(shown.outlines).y1
    const [behind, before] = isWide ? [stand(WIDE), ''] : [stand(BEHIND), stand(BEFORE)]
    return {
      svg: `${behind}<g transform="translate(0 ${num(down)})">${shown.svg}</g>${before}`,
      outlines: [...outlinesOf(behind + before), ...shown.outlines.map((outline) => move(outline, 0, down))],
    }
  }
