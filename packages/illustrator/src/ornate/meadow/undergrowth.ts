/** Leaves on the stalks of a meadow, and the turf before their feet. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, walk } from '../kit/points.ts'
import type { Room } from '../kit/room.ts'
import { vein } from '../plants/leaves.ts'
import type { Layout } from './layouts.ts'
import type { Grown } from './stalks.ts'

/** Deeply cut, as a poppy's; along x, one unit long. */
const LOBED = curve(
  '0,-.03! .16,-.08 .22,-.28! .34,-.14 .44,-.34! .54,-.14 .68,-.26! .74,-.09 1,0! .74,.09 .68,.26! .54,.14 .44,.34! .34,.14 .22,.28! .16,.08 0,.03!',
  true,
  4,
)

type Leaf = (x: number, y: number, long: number, turn: number, side: number) => string

const lance: Leaf = (x, y, long, turn, side) =>
  vein(x, y, long, long * 0.32, turn, {
    bend: -side * 0.1,
    veins: long > 140 ? 4 : long > 100 ? 2 : 0,
    belly: 0.42,
    sw: 3.6,
  })

const lobed: Leaf = (x, y, long, turn) => {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, long)
  let out =
    shape(at(LOBED), 3.6) +
    line(
      at([
        [0, 0],
        [0.84, 0],
      ]),
      3,
    )
  if (long > 100)
    for (const [u, k] of [
      [0.16, 0.16],
      [0.36, 0.2],
      [0.58, 0.14],
    ] as const)
      for (const side of [-1, 1])
        out += line(
          at([
            [u, 0],
            [u + 0.07, side * k],
          ]),
          2.8,
        )
  return out
}

/** Fingers from one point. */
const fingered: Leaf = (x, y, long, turn) => {
  const [u, v] = [x + Math.cos(turn) * long * 0.4, y + Math.sin(turn) * long * 0.4]
  let out = line(
    [
      [x, y],
      [u, v],
    ],
    5,
  )
  for (const k of [-2, 2, -1.3, 1.3, -0.66, 0.66, 0])
    out += vein(u, v, long * (0.6 - 0.06 * Math.abs(k)), Math.max(17, long * 0.17), turn + k, { belly: 0.6, sw: 3.4 })
  return out
}

const LEAVES: Readonly<Record<string, Leaf>> = {
  poppy: lobed,
  bowl: lobed,
  pod: lobed,
  clock: lobed,
  daisy: lobed,
  parsley: lobed,
  lupine: fingered,
  anemone: fingered,
}
const BLADES: ReadonlySet<string> = new Set(['barley', 'oat', 'harebell'])

/** Where nothing else is: half a leaf between two stalks is a sliver. */
export function leavesOf(plant: Grown, ground: number, free: Room, solid: Room, rng: Rng): string {
  const draw = LEAVES[plant.name] ?? lance
  const slim = BLADES.has(plant.name)
  let out = ''
  let side: number = rng.sign()
  for (const { x, y, a } of walk(plant.line, 42, 70)) {
    if (solid.at(x, y) < 0 || y > ground - 60) continue
    for (const way of [side, -side]) {
      const long = [190, 150, 116, 84].find((size) => {
        const turn = a + way * (slim ? 0.34 : 0.8)
        const start: Point = [x + Math.cos(turn) * 24, y + Math.sin(turn) * 24]
        const reach = leaf(...start, size - 18, size * (draw === lance ? 0.34 : draw === lobed ? 0.6 : 0.8), turn, 0.5)
        return free.fits(reach, 6)
      })
      if (!long || (draw === fingered && long < 100)) continue
      const turn = a + way * (slim ? 0.34 : 0.8)
      out += draw(x, y, long, turn, way)
      const taken = leaf(x, y, long, long * (draw === lance ? 0.34 : draw === lobed ? 0.6 : 0.9), turn, 0.5)
      free.takeShape(taken, 60)
      side = -way
      break
    }
  }
  return out
}

/** Long blades between the stalks, behind everything: each as high as it can grow without running along an edge. */
export function blades(ground: number, free: Room, solid: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 90; i++) {
    const foot = 24 + ((i * 37) % 90) * 11 + rng.between(-6, 6)
    const bend = rng.between(-90, 90)
    for (const high of [620, 480, 380, 290, 220]) {
      const spine = curve(
        [
          [foot, ground + 10],
          [foot + bend * 0.16, ground - high * 0.5],
          [foot + bend, ground - high * rng.between(0.9, 1)],
        ],
        false,
        14,
      )
      const seen = spine.slice(7).filter(([x, y]) => solid.at(x, y) > 0)
      const isTight = ([x, y]: Point): boolean => free.at(x, y) < 14
      if (seen.length < 9 || seen.filter(isTight).length > 3 || isTight(spine.at(-1)!)) continue
      const outline = band(spine, (t) => 26 * (1 - t ** 2) + 1)
      out += shape(outline, 3.4) + line(spine.slice(0, -5), 2.8)
      free.takeShape(outline, 40)
      break
    }
  }
  return out
}

/** Blades side by side without a gap at their feet, taller rows behind lower ones. */
export function turf({ ground }: Layout, rng: Rng): string {
  let out = ''
  for (const [step, low, high] of [
    [47, 120, 210],
    [43, 70, 130],
    [40, 34, 66],
  ] as const)
    for (let x = -20 - rng.between(0, 30); x < 1040; x += step) {
      const sway = rng.between(-46, 46)
      const tip: Point = [x + step / 2 + sway, ground - rng.between(low, high)]
      const foot = ground + 120
      const edge = (from: number): Poly =>
        curve([[from, foot], [from + sway * 0.16, ground - low * 0.4], tip], false, 8)
      out += shape([...edge(x - 4), ...edge(x + step + 4).reverse()], 3.4)
    }
  return out
}
