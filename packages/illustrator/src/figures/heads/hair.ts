/** Kinds of hair: where it begins over the brow, what falls or stands behind the head, what is fixed to it. */
import type { Pen } from '../../art/pen.ts'
import { dist, inside, lerp, loop, type P, rad, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import { opened } from '../paint.ts'
import { combed, cropped, mohawk, spikes, tousled, widened } from './crown.ts'
import { fall } from './falling-hair.ts'
import { locks, ringlets, strands } from './hair-lines.ts'
import { both, cap, FRONTS, LINE, type Line, LONG_SIDE, seenLine, shifted, sideOf } from './hairline.ts'
import { hijab } from './hijab.ts'
import { braid, tail } from './tied.ts'
import type { View } from './view.ts'

interface Style {
  front: keyof typeof FRONTS
  side?: Line
  /** How high it stands, in head radii above the middle. */
  top: number
  /** How far it reaches to each side, where that is more than the head does. */
  wide?: number
  /** A mass of hair behind head and shoulders, one with what is over the brow. */
  mass?(view: View, px: number): P[]
  /** How far it falls, in head radii below the middle. */
  length?: number
  /** What is tied: tails, braids, buns. */
  tied?(pen: Pen, view: View): void
  /** Instead of the smooth cap over the head. */
  over?(view: View, px: number): P[]
  /** The same, where no hat presses it down. */
  crown?(view: View, px: number): P[]
  ears: boolean
}

/** Round bumps along an arc, angles in degrees, clockwise from the right. */
const bumps = (at: P, r: number, [from, to, n]: readonly [number, number, number], size: number, px: number): P[][] =>
  Array.from({ length: n }, (_, i) => {
    const a = rad(lerp(from, to, n > 1 ? i / (n - 1) : 0))
    return ring([at[0] + r * Math.cos(a), at[1] + r * Math.sin(a), size], px)
  })

const woolly = (view: View, px: number, r: number, size: number, n: number): P[] => {
  const at: P = [shifted(view) * 0.4, -0.16]
  return unite([ring([...at, r * 0.94], px), ...bumps(at, r, [120, 420, n], size, px)], px)
}

/** Curls from the crown down over the shoulders, the lower the further out. */
function cascade(view: View, px: number): P[] {
  const x = shifted(view) * 0.4
  const side = (q: number): P[][] =>
    [-0.7, -0.25, 0.2, 0.65, 1.1].map((y, i) => ring([x + q * (0.98 + i * 0.06), y, 0.34], px))
  const low = [-0.7, -0.25, 0.2, 0.65].map((u) => ring([x + u, 1.34, 0.34], px))
  return unite([fall(view, 1.4, 0.3, false), ...side(-1), ...side(1), ...low], px)
}

/** Where pigtails and braids are fixed; in profile the head hides the far one. */
const fixed = (view: View, lat: number): { at: P; q: number }[] =>
  [-1, 1]
    .map((q) => ({ v: view.on(q * 98, lat, 1.02), q }))
    .filter(({ q }) => !(view.profile && q * view.yaw > 0))
    .map(({ v, q }) => ({ at: [v[0], v[1]] as P, q: Math.sign(v[0]) || q }))

/** A cap whose edge over the brow is curls; beside the cheeks they would be a helmet's flaps. */
function curls(view: View, px: number, size: number, outer: number, side = sideOf(view)): P[] {
  const edge = seenLine(view, both(FRONTS.high), 0.98)
  const brow = edge
    .filter(([, y], i) => i % 7 === 2 && y < BROW)
    .map(([x, y]) => ring([x, y, y > BROW - 0.2 ? size * 0.7 : size], px))
  return unite([cap(view, both(FRONTS.high, side), 1.08), ...brow, ...bumps([0, 0], 1, around(view), outer, px)], px)
}
/** From ear to ear over the crown; on the side that is turned away only to the temple, or they would be before the eye. */
const around = ({ yaw }: View): readonly [number, number, number] =>
  Math.abs(yaw) < 8 ? [176, 364, 10] : yaw > 0 ? [176, 326, 8] : [214, 364, 8]
/** Above it, in head radii below the middle, curls hang over the brow. */
const BROW = -0.3

const smooth = (front: Style['front'], top = -1.16): Style => ({ front, top, ears: true })
const falling = (front: Style['front'], length: number, flare: number, wavy = false): Style => ({
  front,
  side: LONG_SIDE,
  top: -1.2,
  wide: 1.24 + flare * 0.5,
  ears: false,
  length,
  mass: (view) => fall(view, length, flare, wavy),
})

export const STYLES: Record<string, Style> = {
  short: { ...smooth('jagged', -1.22), crown: cropped },
  side: { ...smooth('swept', -1.26), crown: combed },
  back: smooth('back'),
  spiky: { ...smooth('jagged', -1.3), over: spikes },
  tousled: { ...smooth('jagged', -1.3), over: tousled },
  curly: { ...smooth('back', -1.24), wide: 1.2, over: (view, px) => curls(view, px, 0.22, 0.22) },
  afro: {
    ...smooth('back', -1.5),
    wide: 1.42,
    ears: false,
    mass: (view, px) => woolly(view, px, 1.12, 0.32, 14),
    over: (view, px) => curls(view, px, 0.22, 0.1, LONG_SIDE),
  },
  'long curls': {
    ...falling('back', 1.4, 0.3),
    wide: 1.44,
    top: -1.3,
    mass: cascade,
    over: (view, px) => curls(view, px, 0.22, 0.16, LONG_SIDE),
  },
  long: falling('parted', 1.62, 0.24),
  straight: falling('fringe', 1.5, 0.06),
  wavy: falling('swept', 1.66, 0.3, true),
  'very long': falling('parted', 2.3, 0.3),
  flowing: falling('swept', 2.2, 0.34, true),
  'extra-long': falling('parted', 3.9, 0.5, true),
  bob: falling('fringe', 0.92, 0.08),
  'parted bob': falling('parted', 0.92, 0.08),
  ponytail: {
    ...smooth('swept', -1.2),
    tied: (pen, view) => {
      const [x, y] = view.see([0.18, -0.7, -0.78])
      const q = view.yaw > 8 ? -1 : 1
      // Of a face that looks at us the tail is seen beside the head, or it would not be seen at all.
      tail(pen, [q * Math.max(q * x, 0.66), y], q, 1.5, 0.48)
    },
  },
  pigtails: {
    ...smooth('parted'),
    tied: (pen, view) => {
      for (const { at, q } of fixed(view, 14)) tail(pen, at, q, 1.2, 0.42)
    },
  },
  braids: {
    ...smooth('parted'),
    tied: (pen, view) => {
      for (const { at, q } of fixed(view, -14)) braid(pen, at, q, 2)
    },
  },
  'long braids': {
    ...smooth('parted'),
    tied: (pen, view) => {
      for (const { at, q } of fixed(view, -14)) braid(pen, at, q, 6)
    },
  },
  bun: {
    ...smooth('swept', -1.6),
    tied: (pen, view) => {
      const [x, y] = view.see([0, -1.12, -0.42])
      pen.ell(x, y, 0.44)
      pen.line([
        [x - 0.2, y - 0.06],
        [x, y - 0.2],
        [x + 0.2, y - 0.04],
      ])
    },
  },
  puffs: {
    ...smooth('parted', -1.3),
    tied: (pen, view) => {
      for (const q of [-1, 1]) {
        const [x, y] = view.on(q * 84, 46, 1.22)
        const px = pen.at.scale
        pen.poly(unite([ring([x, y, 0.34], px), ...bumps([x, y], 0.32, [0, 315, 8], 0.18, px)], px))
      }
    },
  },
  balding: {
    ...smooth('back', -1),
    tied: (pen, view) => {
      for (const q of [-1, 1]) {
        const [x, y, z] = view.on(q * 104, 6, 1)
        if (z > -0.75) pen.poly(unite(bumps([x, y], 0.24, [60, 300, 4], 0.24, pen.at.scale), pen.at.scale))
      }
    },
    over: () => [],
  },
  bald: { ...smooth('back', -1), over: () => [] },
  mohawk: { ...smooth('back', -1.9), over: mohawk },
  tuft: {
    ...smooth('back', -1.3),
    over: (view) => {
      const [x, y] = view.on(0, 66, 0.96)
      // One curl that falls to the brow.
      return loop([
        [x - 0.26, y - 0.02],
        [x - 0.22, y - 0.26],
        [x + 0.04, y - 0.36],
        [x + 0.28, y - 0.2],
        [x + 0.3, y + 0.08],
        [x + 0.14, y + 0.02],
        [x + 0.02, y + 0.16],
        [x - 0.14, y + 0.1],
      ])
    },
  },
  topknot: {
    ...smooth('back', -1.4),
    tied: (pen, view) => {
      const [x, y] = view.see([0, -1.08, -0.2])
      pen.ell(x, y - 0.1, 0.22, 0.3)
    },
  },
  widow: smooth('peak'),
  straw: { ...smooth('jagged', -1.1), over: (view, px) => unite([spikes(view, px)], px) },
  snakes: {
    ...smooth('back', -1.6),
    tied: (pen, view) => {
      for (const a of [-80, -48, -16, 16, 48, 80]) {
        const [c, t] = [Math.cos(rad(a - 90)), Math.sin(rad(a - 90))]
        const x = shifted(view) * 0.3
        const bend = a < 0 ? -0.2 : 0.2
        pen.bar(
          [
            [x + c * 0.8, t * 0.8],
            [x + c * 1.2 + bend, t * 1.2],
            [x + c * 1.5 - bend * 0.4, t * 1.5],
          ],
          0.12,
        )
        pen.ell(x + c * 1.56 - bend * 0.4, t * 1.56, 0.2, 0.17)
        pen.ink(x + c * 1.6 - bend * 0.4, t * 1.58, 0.05)
      }
    },
  },
  buddha: {
    ...smooth('back', -1.4),
    over: (view, px) => curls(view, px, 0.14, 0.1),
    tied: (pen) => {
      pen.ell(0, -1.1, 0.34, 0.28)
    },
  },
  hijab: { ...smooth('back', -1.14), ears: false },
}

export function hairBehind(pen: Pen, view: View, kind: string): void {
  const style = STYLES[kind]
  if (kind === 'hijab') hijab(pen, view, 'behind')
  if (style?.mass) {
    pen.poly(style.mass(view, pen.at.scale))
    if (style.length) locks(pen, view, style.length)
  }
  style?.tied?.(pen, view)
}

/** `lift`: how much higher it is on the crown than the head. */
export function hairOver(pen: Pen, view: View, kind: string, lift: number): void {
  const style = STYLES[kind]
  if (!style) return
  if (kind === 'hijab') {
    hijab(pen, view, 'before')
    return
  }
  const px = pen.at.scale
  const own = style.over ?? (lift > 0 ? style.crown : undefined)
  const shape = own
    ? widened(own(view, px), px, pen.at.sw)
    : cap(
        view,
        both(FRONTS[style.front], style.side ?? sideOf(view)),
        style.mass ? 1.1 : 1.07,
        style.mass ? lift * 0.7 : lift,
      )
  if (shape.length < 3) return
  const mass = style.mass?.(view, px)
  // Over the crown the mass behind has the outline already; beside the cheek the line stays, or face and hair would be one.
  const line = own ? [] : shape.slice(0, LINE)
  const isLine = (p: P) => Math.hypot(...p) < 1.04 && line.some((q) => dist(p, q) < 0.05)
  if (mass) opened(pen, shape, (p) => Math.hypot(...p) > 0.94 && inside(p, mass) && !isLine(p))
  else pen.poly(shape)
  if (!style.over || kind === 'tousled' || kind === 'spiky') strands(pen, view, FRONTS[style.front])
  if (kind === 'curly' || kind === 'afro') ringlets(pen, view, kind === 'afro' ? 1.18 : 0.98)
}
