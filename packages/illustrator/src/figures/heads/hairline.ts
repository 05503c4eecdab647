/** Where hair begins: a line around the head, and everything of the head above it. */
import { clamp, lerp, type P, rad, spline } from '../geometry.ts'
import type { View } from './view.ts'

export type Line = readonly (readonly [lon: number, lat: number])[]

/** Around one side of the head: from the forehead past the temple and the ear to the nape. */
export const SIDE: Line = [
  [58, 22],
  [64, -8],
  [86, -11],
  [94, -16],
  [106, -28],
  [180, -38],
]
/** Seen from the front it ends behind the ear: what came out below would be a blot there. */
const BEHIND_EAR: Line = [...SIDE.slice(0, 3), [94, -12], [122, -12], [180, -30]]
export const sideOf = (view: View): Line => (Math.abs(view.yaw) < 22 ? BEHIND_EAR : SIDE)
export const LONG_SIDE: Line = [
  [66, 8],
  [80, -34],
  [100, -40],
  [180, -46],
]
/** What is behind the head moves the other way when it turns. */
export const shifted = (view: View): number => -Math.sin(rad(view.yaw)) * 0.28

const mirrored = (line: Line): Line => [...line].reverse().map(([lon, lat]) => [-lon, lat] as const)
export const both = (front: Line, side: Line = SIDE): Line => [...mirrored(side), ...front, ...side]

/** Where hair begins over the brow. */
export const FRONTS = {
  jagged: [
    [-58, 20],
    [-46, 36],
    [-38, 34],
    [-20, 21],
    [-13, 40],
    [-4, 38],
    [13, 22],
    [20, 42],
    [28, 38],
    [42, 24],
    [49, 36],
    [58, 20],
  ],
  swept: [
    [-60, 12],
    [-54, 27],
    [-45, 42],
    [-36, 53],
    [-29, 58],
    [-23, 55],
    [-8, 42],
    [8, 32],
    [24, 25],
    [37, 21],
    [42, 29],
    [51, 22],
    [60, 14],
  ],
  parted: [
    [-60, 14],
    [-50, 22],
    [-34, 28],
    [-14, 44],
    [0, 60],
    [14, 44],
    [34, 28],
    [50, 22],
    [60, 14],
  ],
  fringe: [
    [-60, 14],
    [-47, 19],
    [-41, 30],
    [-32, 22],
    [-18, 17],
    [-12, 29],
    [-2, 21],
    [12, 17],
    [18, 29],
    [28, 22],
    [40, 18],
    [46, 29],
    [60, 14],
  ],
  /** Combed back: lines over it show which way, or it would be a bathing cap. */
  back: [
    [-60, 14],
    [-53, 25],
    [-38, 35],
    [-14, 41],
    [14, 41],
    [38, 35],
    [53, 25],
    [60, 14],
  ],
  /** Below which curls hang. */
  high: [
    [-60, 20],
    [-42, 34],
    [0, 42],
    [42, 34],
    [60, 20],
  ],
  peak: [
    [-60, 26],
    [-30, 50],
    [0, 28],
    [30, 50],
    [60, 26],
  ],
  low: [
    [-60, 12],
    [-40, 34],
    [0, 38],
    [40, 34],
    [60, 12],
  ],
} satisfies Record<string, Line>

function latitude(line: Line, lon: number): number {
  const at = ((((lon + 180) % 360) + 360) % 360) - 180
  const i = line.findIndex(([l]) => l >= at)
  if (i <= 0) return line[0]?.[1] ?? 0
  const [a, b] = [line[i - 1] as readonly [number, number], line[i] as readonly [number, number]]
  return lerp(a[1], b[1], (at - a[0]) / (b[0] - a[0] || 1))
}

/** Hair lies flat at the temple that is turned away, and ends there: standing off, it would be a flap beside the face. */
const [TEMPLE, FLAT, ENDS] = [48, 1.005, 22]
/** In degrees: from here on one side of a head is turned away. */
const TURNED = 6

/** Points of a hair line. */
export const LINE = 61

/** The hair line as it is seen, from the left edge of the head to the right one. */
export function seenLine(view: View, corners: Line, radius: number | ((s: number) => number)): P[] {
  const line = spline(corners, 4)
  const far = Math.abs(view.yaw) > TURNED ? Math.sign(view.yaw) : 0
  return Array.from({ length: LINE }, (_, i): P => {
    const s = -90 + i * 3
    // Along the edge of the head a hair line would be a sliver of ink: there it keeps the height it had a little before.
    const lon = clamp(s, -80, 80) - view.yaw
    const own = latitude(line, lon)
    // Down the side that is turned away it would be a black edge along the cheek: it ends at the temple.
    const lat =
      Math.max(own, far * s > TEMPLE ? lerp(own, ENDS, (far * s - TEMPLE) / (90 - TEMPLE)) : own) -
      view.pitch * Math.cos(rad(s))
    const r = typeof radius === 'number' ? radius : radius(s)
    return [r * Math.cos(rad(lat)) * Math.sin(rad(s)), -r * Math.sin(rad(lat))]
  })
}

/** Everything of the ball above the line; `lift` is how much higher it is on the crown. */
export function cap(view: View, line: Line, r = 1.06, lift = 0): P[] {
  const far = Math.abs(view.yaw) > TURNED ? Math.sign(view.yaw) : 0
  const thick = (deg: number): number => lerp(r, Math.min(r, FLAT), clamp((deg * far - TEMPLE) / (90 - TEMPLE), 0, 1))
  const edge = seenLine(view, line, thick)
  const [from, to] = [edge.at(-1) as P, edge[0] as P]
  const [a0, a1] = [Math.atan2(from[1], from[0]), Math.atan2(to[1], to[0])]
  const end = a1 > 0 ? a1 - 2 * Math.PI : a1
  const arc = Array.from({ length: 28 }, (_, i): P => {
    const a = lerp(a0, end, (i + 1) / 29)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    // As at the end of the line over the brow, which it meets there.
    const fromEnd = Math.abs(a - (far > 0 ? a0 : end)) * (180 / Math.PI)
    const at = thick(far * (90 - fromEnd)) * (1 + lift * Math.max(0, -s) ** 1.4)
    return [at * c, at * s]
  })
  return [...edge, ...arc]
}
