/** Pots of clay and glaze, each with a band of ornament as fine as its size allows. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

/** Half of the outline as shares of width and height, from the rim down. */
const FORMS: readonly { body: string; rim: number }[] = [
  { body: '-46,-80! 46,-80! 34,0! -34,0!', rim: 20 },
  { body: '-40,-86! 40,-86! 50,-50 44,-16 28,0! -28,0! -44,-16 -50,-50', rim: 14 },
  { body: '-44,-84! 44,-84! 44,-6 38,0! -38,0! -44,-6', rim: 16 },
  { body: '-50,-84! 50,-84! 46,-46 24,-14! 30,0! -30,0! -24,-14! -46,-46', rim: 16 },
]

/** The middle of its foot, its width at the rim, its height. */
export function fancyPot(x: number, foot: number, w: number, h: number, rng: Rng): string {
  const { body, rim } = rng.pick(FORMS)
  const outline = move(curve(body, true, 6), x, foot, 0, w / 100, h / 100)
  const top = foot - h * (1 - rim / 100)
  const bands = h > 44 && w > 50 ? rng.pick(BANDS)(x, top + h * 0.16, w, h * 0.42) : []
  return (
    shape(outline, 4) +
    clipMarks(bands, [outline], 3.2, 90) +
    shape(outline, 4, 'none') +
    shape(rect(x - w * 0.55, foot - h, w * 1.1, (h * rim) / 100 + 2), 4)
  )
}

const CUPS = [
  '-50,-100! 50,-100! 47,-54 30,-12 22,0! -22,0! -30,-12 -47,-54',
  '-54,-100! 54,-100! 44,-74 42,-34 24,0! -24,0! -42,-34 -44,-74',
  '-46,-100! 46,-100! 50,-40 40,-8 26,0! -26,0! -40,-8 -50,-40',
]

/** A teacup with its saucer, no two alike; the handle is on the right. */
export function fancyCup(x: number, foot: number, w: number, h: number, rng: Rng): string {
  const base = foot - h * 0.1
  const outline = move(curve(rng.pick(CUPS), true, 6), x, base, 0, w / 100, h / 100)
  const bands = rng.pick(BANDS)(x, base - h * 0.74, w, h * 0.42)
  return (
    shape(
      [
        ellipse(x + w * 0.53, base - h * 0.56, w * 0.2, h * 0.28),
        ellipse(x + w * 0.53, base - h * 0.56, w * 0.11, h * 0.16),
      ],
      4,
    ) +
    shape(
      curve(
        `${x - w * 0.78},${foot - h * 0.16}! ${x + w * 0.78},${foot - h * 0.16}! ${x + w * 0.5},${foot} ${x - w * 0.5},${foot}`,
      ),
      4.4,
    ) +
    shape(outline, 4.4) +
    clipMarks(bands, [outline], 3.3, 110) +
    shape(outline, 4.4, 'none') +
    shape(rect(x - w * 0.54, base - h * 1.02, w * 1.08, h * 0.13), 4)
  )
}

type Band = (x: number, y: number, w: number, h: number) => Mark[]
const open = (poly: Poly): Mark => ({ poly, open: true })
/** Middles of as many pieces as have room, one of them in the middle of the pot; none is cut by its side. */
const along = (x: number, whole: number, least: number): { at: number[]; step: number } => {
  const w = whole * 0.78
  const n = Math.max(1, Math.floor(w / Math.max(least, w / 5)))
  const odd = n % 2 ? n : n - 1
  const step = w / odd
  return { at: Array.from({ length: odd }, (_, i) => x + (i - (odd - 1) / 2) * step), step }
}
const edges = (x: number, y: number, w: number, h: number): Mark[] =>
  [y, y + h].map((v) =>
    open([
      [x - w, v],
      [x + w, v],
    ]),
  )

const BANDS: readonly Band[] = [
  // Zigzag.
  (x, y, w, h) => {
    const { at, step } = along(x, w, 27)
    if (at.length < 3) return edges(x, y, w, h)
    return [
      ...edges(x, y, w, h),
      open(
        at.flatMap((u): Point[] => [
          [u - step / 2, y],
          [u, y + h],
        ]),
      ),
    ]
  },
  // Scallops.
  (x, y, w, h) => {
    const { at, step } = along(x, w, 27)
    return [open(edges(x, y, w, h)[0]!.poly), ...at.map((u) => open(arc(u, y, step / 2, 0, Math.PI, 10)))]
  },
  // Upright stripes.
  (x, y, w, h) => {
    const { at } = along(x, w * 0.9, 19)
    return at.map((u) =>
      open([
        [u + (u - x) * 0.06, y - h],
        [u - (u - x) * 0.12, y + 2 * h],
      ]),
    )
  },
  // Diamonds.
  (x, y, w, h) => {
    const { at, step } = along(x, w, 27)
    return [
      ...edges(x, y, w, h),
      ...at.map((u) => ({
        poly: [
          [u, y],
          [u + step / 2, y + h / 2],
          [u, y + h],
          [u - step / 2, y + h / 2],
        ] as Poly,
      })),
    ]
  },
  // Rings between two lines.
  (x, y, w, h) => {
    const { at, step } = along(x, w, 30)
    const r = Math.min(step * 0.34, h * 0.32)
    return [
      ...edges(x, y, w, h),
      ...(r > 9.8 ? at.map((u) => ({ poly: ellipse(u, y + h / 2, r, r, 20), whole: true })) : []),
    ]
  },
  // Two bands.
  (x, y, w, h) => [...edges(x, y, w, h * 0.34), ...edges(x, y + h * 0.66, w, h * 0.34)],
]

/** What hangs: a bowl with bands in three cords, which meet at `top`. */
export function hangingBowl(x: number, y: number, w: number, top: number, rng: Rng): { back: string; front: string } {
  const bowl: Poly = [
    [x - w / 2, y],
    [x + w / 2, y],
    ...arc(x, y, w / 2, 0, Math.PI, 20).map(([u, v]): Point => [u, y + (v - y) * 0.92]),
  ]
  const cord = (u: number): string =>
    line(
      [
        [x + u, y],
        [x, y - w * 0.9],
      ],
      3.6,
    )
  return {
    back:
      line(
        [
          [x, top],
          [x, y - w * 0.9],
        ],
        4.4,
      ) +
      cord(-w * 0.48) +
      cord(w * 0.48),
    front:
      shape(bowl, 4) +
      clipMarks(rng.pick(BANDS)(x, y + w * 0.1, w, w * 0.18), [bowl], 3.2, 90) +
      shape(rect(x - w * 0.54, y - 7, w * 1.08, 14), 4),
  }
}
