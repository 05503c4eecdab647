/** A jellyfish: a bell with a scalloped rim, arms like lace, and threads with beads. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, length, type Point, type Poly, walk } from '../kit/points.ts'
import type { Piece, Pose } from './creature.ts'

const X = 500

/** Ruffled along both edges, with holes down its middle. */
function lace(along: Poly, wide: number): Piece {
  const whole = length(along)
  const marks: Mark[] = walk(along, 58, 46).flatMap(({ x, y, s }): Mark[] => {
    const r = wide * 0.2 * (1 - (s / whole) * 0.55)
    return r > 8 ? [{ poly: ellipse(x, y, r * 0.8, r * 1.2, 20), sw: 3 }] : []
  })
  const ruffle = (t: number): number => wide * (1 - t) ** 0.6 * (0.86 + 0.24 * Math.sin(t * whole * 0.11)) + 10
  return { role: 'bare', poly: band(along, ruffle), marks }
}

function thread(along: Poly): Piece[] {
  const beads = walk(along, 92, 70).map(({ x, y }): Piece => ({ role: 'bare', poly: ellipse(x, y, 12, 12, 20) }))
  return [{ role: 'bare', poly: band(along, (t) => 12 - 5 * t) }, ...beads]
}

/** From the rim down, swaying; `drift` carries the ends to one side. */
const trail = (x: number, long: number, sway: number, drift: number): Poly =>
  curve(
    Array.from({ length: 7 }, (_, i): Point => {
      const t = i / 6
      return [x + sway * Math.sin(t * 7 + x * 0.02) * t ** 0.6 + drift * t * t, 400 + t * long]
    }),
    false,
    12,
  )

/** Round scallops from left to right along the rim. */
const rim = (): Poly =>
  Array.from({ length: 8 }, (_, i) =>
    arc(192 + i * 88, 396 + 26 * Math.sin(((i + 0.5) / 8) * Math.PI), 44, Math.PI, 0, 10),
  ).flat()

const dome = (): Poly => [
  ...curve('148,396 150,300 214,176 340,104 500,84 660,104 786,176 850,300 852,396', false),
  ...rim().toReversed(),
]

function bell(): Piece[] {
  const inner = curve('230,350 250,250 340,170 500,146 660,170 750,250 770,350 640,376 500,384 360,376')
  const marks: Mark[] = [-2, -1, 0, 1, 2].flatMap((k): Mark[] => [
    { poly: leaf(X + k * 30, 340, 150 - Math.abs(k) * 8, 62, -Math.PI / 2 + k * 0.42, 0.55), sw: 3.6 },
    { poly: leaf(X + k * 32, 334, 84, 28, -Math.PI / 2 + k * 0.42, 0.55), sw: 3 },
  ])
  const spots = Array.from({ length: 11 }, (_, i): Mark => {
    const a = Math.PI * (1.04 + (i / 10) * 0.92)
    return { poly: ellipse(X + 306 * Math.cos(a), 378 + 244 * Math.sin(a), 15, 15, 20), sw: 3.2 }
  })
  return [
    { role: 'bare', poly: dome(), marks: spots },
    { role: 'coat', poly: inner, marks: [] },
    { role: 'bare', poly: ellipse(X, 316, 96, 62), marks },
  ]
}

const jellyfish =
  (drift: number, long: number): Pose =>
  (rng: Rng) => [
    ...[-300, -210, -110, 110, 210, 300].flatMap((dx) => thread(trail(X + dx, long * rng.between(0.86, 1), 34, drift))),
    ...[-150, 150, -56, 56].map((dx, i) =>
      lace(trail(X + dx, long * (i > 1 ? 0.86 : 0.7), 30, drift * 0.8), i > 1 ? 92 : 84),
    ),
    ...bell(),
  ]

export const JELLYFISH: readonly Pose[] = [jellyfish(0, 560), jellyfish(-230, 540), jellyfish(150, 720)]
