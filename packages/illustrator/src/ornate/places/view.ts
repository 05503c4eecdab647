/** A window with curtains, and what one sees through it: roofs, hills or a garden. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

export function view(rng: Rng, x: number, y: number, w: number, h: number, isRainy = false): string {
  const isArched = rng.chance(0.5)
  const spring = y + w / 2
  const glass: Poly = isArched
    ? [[x, y + h], ...arc(x + w / 2, spring, w / 2, Math.PI, TAU, 30), [x + w, y + h]]
    : rect(x, y, w, h)
  const frame: Poly = isArched
    ? [[x - 16, y + h + 14], ...arc(x + w / 2, spring, w / 2 + 16, Math.PI, TAU, 30), [x + w + 16, y + h + 14]]
    : rect(x - 16, y - 16, w + 32, h + 30)
  const pane = { x, y, w, h }
  const scene = [...rng.pick([roofs, land, garden])(pane, rng), ...(isRainy ? rain(pane, rng) : [])]
  let out = shape(frame, 6) + shape(glass, 5) + clipMarks(scene, [glass], 3.6, 130)
  const bars: Mark[] = [
    {
      poly: [
        [x + w / 2, y],
        [x + w / 2, y + h],
      ],
      open: true,
    },
  ]
  for (const share of [0.36])
    bars.push({
      poly: [
        [x, y + h * share],
        [x + w, y + h * share],
      ],
      open: true,
    })
  out += clipMarks(bars, [glass], 7)
  return out + curtains(x, y, w, h) + shape(rect(x - 34, y + h + 12, w + 68, 20), 5)
}

interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** Where nothing meets the middle bar. */
const BESIDE_BAR = [0.1, 0.24, 0.38, 0.62, 0.76, 0.9]

/** Gables, one before the other, with a moon. */
function roofs({ x, y, w, h }: Pane, rng: Rng): Mark[] {
  const out: Mark[] = [{ poly: ellipse(x + w * 0.63, y + h * 0.22, w * 0.1) }]
  // Whole houses to both sides of the middle bar: none behind it.
  for (const [base, size] of [
    [0.6, 0.25],
    [0.78, 0.5],
  ] as const)
    for (let u = x; u < x + w - 1; u += w * size) {
      const top = y + h * (base - rng.between(0.02, 0.1))
      const wide = w * size
      out.push({
        poly: [
          [u, y + h],
          [u, top + wide * 0.34],
          [u + wide / 2, top],
          [u + wide, top + wide * 0.34],
          [u + wide, y + h],
        ],
      })
      if (size > 0.3) for (const v of [0.28, 0.54]) out.push({ poly: rect(u + wide * v, top + 62, wide * 0.18, 30) })
    }
  return out
}

const ridge = ({ x, y, w, h }: Pane, level: number, high: number, rng: Rng): Mark => {
  const phase = rng.between(0, TAU)
  const top: Poly = Array.from(
    { length: 40 },
    (_, i): Point => [x + (w * i) / 39, y + h * level + h * high * Math.sin(phase + (i / 39) * 4.4)],
  )
  return { poly: [...top, [x + w, y + h], [x, y + h]] }
}

/** Hills with firs, and a sun. */
function land(pane: Pane, rng: Rng): Mark[] {
  const { x, y, w, h } = pane
  const out: Mark[] = [{ poly: ellipse(x + w * 0.37, y + h * 0.22, w * 0.1) }, ridge(pane, 0.56, 0.05, rng)]
  for (const share of BESIDE_BAR) {
    const [u, v, s] = [x + w * share, y + h * rng.between(0.68, 0.76), w * 0.066]
    for (const k of [0, 0.5, 1])
      out.push({
        poly: [
          [u - s * (1 - k * 0.28), v - k * s],
          [u, v - s * (1.2 + k)],
          [u + s * (1 - k * 0.28), v - k * s],
        ],
      })
  }
  return [...out, ridge(pane, 0.8, 0.03, rng), ridge(pane, 0.9, 0.02, rng)]
}

/** Boughs from above, flowers below. */
function garden(pane: Pane, rng: Rng): Mark[] {
  const { x, y, w, h } = pane
  const out: Mark[] = [ridge(pane, 0.7, 0.03, rng)]
  for (const share of [0.3, 0.42, 0.58, 0.7]) {
    const [u, v] = [x + w * share, y + h * rng.between(0, 0.1)]
    for (const k of [-0.6, 0, 0.6]) out.push({ poly: leaf(u, v, 46, 20, Math.PI / 2 + k, 0.5) })
  }
  for (const share of BESIDE_BAR) {
    const [u, v] = [x + w * share, y + h * rng.between(0.72, 0.84)]
    out.push({
      poly: [
        [u, v],
        [u, y + h],
      ],
      open: true,
      sw: 5,
    })
    for (let k = 0; k < 6; k++) out.push({ poly: leaf(u, v, 26, 16, (k / 6) * TAU, 0.6) })
    out.push({ poly: ellipse(u, v, 8) })
  }
  return out
}

/** Drops that run down the glass, none cut by its edge. */
function rain({ x, y, w, h }: Pane, rng: Rng): Mark[] {
  const out: Mark[] = []
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const u = x + (w * (i + (row % 2 ? 0.8 : 0.3) + rng.between(-0.12, 0.12))) / 6
      const v = y + (h * (row + rng.between(0.2, 0.5))) / 7
      out.push({ poly: move(curve('0,-26! 12,2 10,15 0,20 -10,15 -12,2'), u, v), whole: true })
    }
  return out
}

/** Gathered at both sides, with a rod. */
function curtains(x: number, y: number, w: number, h: number): string {
  let out = ''
  for (const side of [-1, 1]) {
    const at = (text: string): Poly =>
      curve(text).map(([u, v]) => [x + w / 2 + side * (w / 2 + 22 - u * w), y - 24 + v * (h + 40)])
    const fold = (text: string): Poly =>
      curve(text, false).map(([u, v]) => [x + w / 2 + side * (w / 2 + 22 - u * w), y - 24 + v * (h + 40)])
    out += shape(at('0,0! 0.36,0! 0.34,0.3 0.2,0.56 0.06,0.64! 0.16,0.8 0.2,1! 0,1!'), 5)
    for (const text of [
      '0.1,0 0.1,0.3 0.05,0.62',
      '0.2,0 0.2,0.3 0.07,0.62',
      '0.28,0 0.27,0.28 0.1,0.6',
      '0.05,0.66 0.08,0.84 0.08,1',
    ])
      out += line(fold(text), 3.4)
    out += shape(at('0,0.6! 0.1,0.6! 0.1,0.67! 0,0.67!'), 4)
  }
  return out + shape(rect(x - 50, y - 38, w + 100, 14), 4.6)
}
