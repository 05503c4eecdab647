/** Beaks and bills: a soft triangle from the front, their true outline from the side. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Expression } from './face.ts'
import type { View } from './view.ts'

export interface Beak {
  /**
   * 'cone' for small birds, 'hook' for birds of prey and parrots, 'bent' for flamingos, 'bill' for ducks, 'sword' for long ones, 'great'
   * for toucans.
   */
  kind: 'cone' | 'hook' | 'bent' | 'bill' | 'sword' | 'great'
  long: number
  wide: number
  y: number
  tint?: string
}

/** From the side: shares of its length ahead of where it begins, and of its half height downward from its middle. */
interface Side {
  upper: readonly Knot[]
  /** Below it, opened; closed it is within the upper one. */
  lower: readonly Knot[]
  /** The line between the two, and what else is on it. */
  lines: readonly (readonly Knot[])[]
}

const SIDES: Record<Beak['kind'], Side> = {
  cone: {
    upper: [
      [0, -1],
      [0.45, -0.8],
      [1, 0.35, 1],
      [0.5, 0.9],
      [0, 0.95],
    ],
    lower: [
      [0, 0.4],
      [0.8, 1.5, 1],
      [0.3, 1.75],
      [0, 1.5],
    ],
    lines: [
      [
        [-0.08, 0.22],
        [0.4, 0.36],
        [0.9, 0.36],
      ],
    ],
  },
  hook: {
    upper: [
      [0, -1],
      [0.5, -1.1],
      [0.92, -0.3],
      [0.94, 1.5, 1],
      [0.64, 0.72],
      [0.3, 0.62],
      [0, 0.7],
    ],
    lower: [
      [0, 0.5],
      [0.5, 0.7],
      [0.56, 1.4],
      [0.24, 1.7],
      [0, 1.4],
    ],
    lines: [
      [
        [0.1, -0.5],
        [0.22, -0.42],
        [0.26, -0.2],
      ],
    ],
  },
  bent: {
    upper: [
      [0, -0.9],
      [0.45, -0.9],
      [0.84, -0.1],
      [0.98, 1.4],
      [0.84, 2.1, 1],
      [0.62, 1.2],
      [0.34, 0.7],
      [0, 0.8],
    ],
    lower: [
      [0, 0.5],
      [0.4, 0.8],
      [0.66, 1.9],
      [0.3, 1.6],
      [0, 1.4],
    ],
    lines: [
      [
        [0.93, 0.72],
        [0.78, 0.76],
        [0.6, 1.1],
      ],
      [
        [-0.04, 0.1],
        [0.3, 0.1],
        [0.6, 0.5],
      ],
    ],
  },
  bill: {
    upper: [
      [0, -0.74],
      [0.28, -0.66],
      [0.62, -0.16],
      [0.94, -0.4],
      [1.14, 0.06],
      [1, 0.62],
      [0.5, 0.86],
      [0, 0.84],
    ],
    lower: [
      [0, 0.3],
      [0.5, 1],
      [0.92, 1],
      [0.86, 1.5],
      [0.4, 1.76],
      [0, 1.4],
    ],
    lines: [
      [
        [-0.12, 0.02],
        [0.02, 0.26],
        [0.4, 0.42],
        [0.92, 0.2],
      ],
    ],
  },
  sword: {
    upper: [
      [0, -1],
      [0.3, -0.6],
      [1, 0.2, 1],
      [0.3, 0.84],
      [0, 0.9],
    ],
    lower: [
      [0, 0.4],
      [0.86, 1.7, 1],
      [0.2, 1.7],
      [0, 1.4],
    ],
    lines: [
      [
        [-0.05, 0.1],
        [0.4, 0.16],
        [0.84, 0.18],
      ],
    ],
  },
  great: {
    upper: [
      [0, -1],
      [0.34, -1.16],
      [0.76, -0.66],
      [1, 0.5],
      [0.97, 0.86, 1],
      [0.8, 0.56],
      [0.42, 0.76],
      [0, 0.9],
    ],
    lower: [
      [0, 0.3],
      [0.5, 0.8],
      [0.84, 1],
      [0.4, 1.6],
      [0, 1.5],
    ],
    lines: [
      [
        [-0.02, 0.1],
        [0.4, 0.2],
        [0.82, 0.3],
      ],
      [
        [0.83, -0.46],
        [0.76, 0],
        [0.82, 0.54],
      ],
    ],
  },
}

/** In degrees: turned less, it points at us. */
const ASIDE = 30
/** Where on the ball it begins. */
const ROOT = 0.76

export function beak(pen: Pen, view: View, own: Beak, e: Expression): void {
  pen.tint(own.tint ?? 'gamboge')
  if (Math.abs(view.yaw) >= ASIDE) aside(pen, view, own, e)
  else if (own.kind === 'bill') billAhead(pen, view, own, e)
  else pointed(pen, view, own, e)
}

function aside(pen: Pen, view: View, { kind, long, wide, y }: Beak, { open }: Expression): void {
  const [x0, y0] = view.see([0, y, ROOT])
  const way = Math.sign(view.yaw)
  const at = ([a, c, corner = 0]: Knot, drop = 1): Knot => [x0 + way * a * long * 0.9, y0 + c * wide * drop, corner]
  const { upper, lower, lines } = SIDES[kind]
  const hooked = kind === 'hook' || kind === 'bent'
  if (open || hooked) pen.blob(lower.map((knot) => at(knot, open ? 1.1 : 0.86)))
  pen.blob(upper.map((knot) => at(knot)))
  for (const line of lines)
    if (!open || line !== lines[0] || hooked)
      pen.line(
        line.map((knot) => at(knot)),
        pen.at.sw * 0.8,
      )
}

/** A beak that points at us: a soft triangle, the tip of a hooked one bent down. */
function pointed(pen: Pen, view: View, { kind, long, wide, y }: Beak, e: Expression): void {
  const hook = kind === 'hook' || kind === 'bent'
  const half = Math.min(wide, 0.3)
  const low = y + (hook ? 0.34 : 0.18) + 0.16
  const [l, r] = [view.see([-half * 1.2, y, 0.84]), view.see([half * 1.2, y, 0.84])]
  const [top, tip] = [view.see([0, y - half * 0.86, 0.9]), view.see([0, low, 0.9 + Math.min(long, 0.7) * 0.7])]
  if (e.open)
    pen.blob([
      [l[0] + half * 0.3, l[1]],
      [r[0] - half * 0.3, r[1]],
      [tip[0] + half * 0.5, tip[1] + 0.12],
      [tip[0], tip[1] + 0.2],
      [tip[0] - half * 0.5, tip[1] + 0.12],
    ])
  pen.blob([
    [l[0], l[1]],
    [top[0] - half * 0.5, top[1]],
    [top[0] + half * 0.5, top[1]],
    [r[0], r[1]],
    ...(hook ? [[tip[0] + half * 0.5, tip[1] - half * 0.5] as const] : []),
    [tip[0], tip[1] + (hook ? 0.1 : 0), 1],
    ...(hook ? [[tip[0] - half * 0.5, tip[1] - half * 0.5] as const] : []),
  ])
  if (e.open) return
  const middle = view.see([0, y + 0.04, 0.9 + long * 0.5])
  pen.line(
    [
      [l[0] + half * 0.2, l[1] + 0.03],
      [middle[0], middle[1] + (hook ? -0.04 : 0.06)],
      [r[0] - half * 0.2, r[1] + 0.03],
    ],
    pen.at.sw * 0.8,
  )
}

/** A duck's from the front: broad, its upper edge two low waves, its corners up as in a smile. */
function billAhead(pen: Pen, view: View, { wide, y }: Beak, e: Expression): void {
  const at = (c: number, d: number): Knot => {
    const [u, v] = view.see([c * wide * 2.05, y + d, 1])
    return [u, v]
  }
  if (e.open) pen.blob([at(-0.7, 0.1), at(0.7, 0.1), at(0.5, 0.46), at(0, 0.54), at(-0.5, 0.46)])
  pen.blob([
    at(-1, 0.06),
    at(-0.62, -0.1),
    at(-0.3, -0.14),
    at(0, -0.08),
    at(0.3, -0.14),
    at(0.62, -0.1),
    at(1, 0.06),
    at(0.8, 0.22),
    at(0, 0.34),
    at(-0.8, 0.22),
  ])
  if (!e.open)
    pen.line([at(-1.04, -0.02), at(-0.9, 0.08), at(0, 0.18), at(0.9, 0.08), at(1.04, -0.02)], pen.at.sw * 0.8)
}
