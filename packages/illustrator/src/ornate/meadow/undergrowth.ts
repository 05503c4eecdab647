/** Leaves on the stalks of a meadow, and the turf before their feet. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { band, type Point, type Poly, walk } from '../kit/points.ts'
import type { Room } from '../kit/room.ts'
import { vein } from '../plants/leaves.ts'
import type { Layout } from './layouts.ts'
import type { Grown } from './stalks.ts'

type Leaf = (x: number, y: number, long: number, turn: number, side: number) => string

const lance: Leaf = (x, y, long, turn, side) =>
  vein(x, y, long, long * 0.32, turn, {
    bend: -side * 0.1,
    veins: long > 140 ? 4 : long > 100 ? 2 : 0,
    belly: 0.42,
    sw: 3.6,
  })

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
    out += vein(u, v, long * (0.6 - 0.06 * Math.abs(k)), Math.max(24, long * 0.17), turn + k, { belly: 0.6, sw: 3.4 })
  return out
}

/** Of a smaller leaf the fingers would be slivers. */
const LEAST_FINGERED = 150

/** Where nothing else is: half a leaf between two stalks is a sliver. */
export function leavesOf(plant: Grown, ground: number, free: Room, solid: Room, rng: Rng): string {
  const draw = plant.name === 'lupine' ? fingered : lance
  let out = ''
  let side: number = rng.sign()
  for (const { x, y, a } of walk(plant.line, 36, 60)) {
    if (solid.at(x, y) < 0 || y > ground - 160) continue
    for (const way of [side, -side]) {
      const long = [190, 150, 116, 88, 70].find((size) => {
        const turn = a + way * 0.8
        const start: Point = [x + Math.cos(turn) * 24, y + Math.sin(turn) * 24]
        const reach = leaf(...start, size - 18, size * (draw === lance ? 0.34 : 0.8), turn, 0.5)
        return free.fits(reach, 13)
      })
      if (!long || (draw === fingered && long < LEAST_FINGERED)) continue
      const turn = a + way * 0.8
      out += draw(x, y, long, turn, way)
      const taken = leaf(x, y, long, long * (draw === lance ? 0.34 : 0.9), turn, 0.5)
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
    for (const high of [480, 380, 290, 220]) {
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
      const isTight = ([x, y]: Point): boolean => free.at(x, y) < 28
      if (seen.length < 9 || spine.some(([x, y]) => y < ground - 130 && isTight([x, y]))) continue
      const outline = band(spine, (t) => 26 * (1 - t ** 2) + 1)
      out += shape(outline, 3.4) + line(spine.slice(0, -5), 2.8)
      free.takeShape(outline, 40)
      break
    }
  }
  return out
}

/** Broad blades side by side, the taller row behind the lower one; none where somebody sits. */
export function turf({ ground }: Layout, sits: readonly [number, number] | undefined, rng: Rng): string {
  let out = ''
  for (const [step, low, high] of [
    [76, 96, 136],
    [66, 44, 74],
  ] as const)
    for (let x = -20 - rng.between(0, 30); x < 1040; x += step) {
      const sway = rng.between(-24, 24)
      if (sits && x + step + 14 > sits[0] && x - 14 < sits[1]) continue
      const tip: Point = [x + step / 2 + sway, ground - rng.between(low, high)]
      const foot = ground + 120
      const edge = (from: number): Poly =>
        curve([[from, foot], [from + sway * 0.16, ground - low * 0.4], tip], false, 8)
      out += shape([...edge(x - 4), ...edge(x + step + 4).reverse()], 3.6)
    }
  return out
}
