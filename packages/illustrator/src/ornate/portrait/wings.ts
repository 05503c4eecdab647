/** Wings behind a portrait's shoulders: of a butterfly, a dragonfly or an angel. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, largest, move, type Poly, TAU, walk } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'

const mirrored = (poly: Poly): Poly => poly.map(([x, y]) => [1024 - x, y])
const both = (draw: (place: (poly: Poly) => Poly) => string): string => draw((poly) => poly) + draw(mirrored)

const UPPER = curve('560,640! 600,420 700,200 840,70 960,60 990,180 960,330 900,470 800,590 690,660!')
const LOWER = curve('600,680! 700,640 830,610 940,640 970,740 930,850 840,930 740,900 660,800!')

/** Cells between veins that fan out of the shoulder, a border of spots, and an eye. */
export function butterflyWings(_look: unknown, rng: Rng): string {
  const cells = rng.int(5, 6)
  return both((place) => {
    let out = ''
    for (const [wing, x, y, eye] of [
      [LOWER, 610, 700, [846, 760, 56]],
      [UPPER, 570, 640, [850, 230, 66]],
    ] as const) {
      const inner = largest(grow([wing], -46)) ?? wing
      const veins: Mark[] = []
      for (let i = 1; i < cells; i++) {
        const a = (wing === UPPER ? -1.5 : -0.35) + (i / cells) * (wing === UPPER ? 1.15 : 1.45)
        veins.push({
          poly: place([
            [x, y],
            [x + 760 * Math.cos(a), y + 760 * Math.sin(a)],
          ]),
          open: true,
        })
      }
      out += shape(place(wing), 6) + shape(place(inner), 4.6) + clipMarks(veins, [place(inner)], 4)
      for (const [i, [u, v]] of inner.entries()) {
        const next = wing[Math.round((i / inner.length) * wing.length) % wing.length]!
        if (i % 7 === 3 && Math.hypot(u - x, v - y) > 180) {
          const middle = nearestMiddle([u, v], wing, next)
          out += shape(place(ellipse(middle[0], middle[1], 15)), 3.4)
        }
      }
      const [ex, ey, r] = eye
      for (const k of [1, 0.68, 0.34]) out += shape(place(ellipse(ex, ey, r * k)), 4)
    }
    return out
  })
}

/** Halfway between a point of the inner edge and the outer edge beside it. */
function nearestMiddle(
  [x, y]: readonly [number, number],
  wing: Poly,
  first: readonly [number, number],
): [number, number] {
  let best = first
  for (const point of wing)
    if (Math.hypot(point[0] - x, point[1] - y) < Math.hypot(best[0] - x, best[1] - y)) best = point
  return [(x + best[0]) / 2, (y + best[1]) / 2]
}

/** Two long narrow ones a side, netted with veins. */
export const dragonflyWings = (): string =>
  both((place) => {
    let out = ''
    for (const [turn, long] of [
      [0.12, 430],
      [-0.5, 500],
    ] as const) {
      const wing = move(leaf(0, 0, long, 170, 0, 0.62), 600, 640, turn)
      const marks: Mark[] = []
      for (let i = 1; i < 9; i++)
        for (const side of [-1, 1])
          marks.push({
            poly: place(
              move(
                [
                  [i * 54 - 20, 0],
                  [i * 54 + 34, side * 90],
                ],
                600,
                640,
                turn,
              ),
            ),
            open: true,
          })
      out += shape(place(wing), 6) + clipMarks(marks, [place(wing)], 3.6)
      out += line(
        place(
          move(
            [
              [0, 0],
              [long - 30, 0],
            ],
            600,
            640,
            turn,
          ),
        ),
        4.4,
      )
    }
    return out
  })

const ARM = curve('640,640 740,420 860,200 960,110', false, 20)

/** Rows of feathers, the longest outermost. */
export const angelWings = (): string =>
  both((place) => {
    let out = ''
    for (const [count, long, wide, reach] of [
      [9, 330, 84, 1],
      [8, 230, 78, 0.82],
      [7, 150, 70, 0.62],
    ] as const)
      for (let i = count - 1; i >= 0; i--) {
        const t = i / (count - 1)
        const [x, y] = ARM[Math.round(t * reach * (ARM.length - 1))]!
        const turn = 0.9 - t * 1.1
        const [[u, v], [tu, tv]] = place([
          [x, y],
          [x + Math.cos(turn), y + Math.sin(turn)],
        ]) as [[number, number], [number, number]]
        out += vein(u, v, long * (0.75 + 0.3 * t), wide, Math.atan2(tv - v, tu - u), {
          veins: long > 200 ? 3 : 2,
          belly: 0.66,
          sw: 4,
        })
      }
    out += shape(place(band(ARM, (t) => 74 - 44 * t)), 5)
    for (const { x, y } of walk(ARM, 62, 20)) out += shape(place(ellipse(x, y, 13)), 3.4)
    return out
  })

/** Wings take the room of a halo; between them is only a ring of light. */
export const glory = (): string => circle(512, 360, 320, 5) + circle(512, 360, 290, 4)

/** Rays from behind the head to the frame, for who has none. */
export function rays(): string {
  let out = ''
  for (let i = 0; i < 32; i++) {
    const a = ((i + 0.5) / 32) * TAU
    out += line(
      [
        [512 + 320 * Math.cos(a), 360 + 320 * Math.sin(a)],
        [512 + 1000 * Math.cos(a), 360 + 1000 * Math.sin(a)],
      ],
      3.6,
    )
  }
  return out
}
