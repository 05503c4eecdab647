/** What is worn on the back: capes, wings, packs. It is painted before everything else. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, off, type P } from '../geometry.ts'
import type { Look } from '../look.ts'
import { isNecked } from './cloth.ts'
import { CREATURE_BACKS } from './creature-backs.ts'

type Draw = (pen: Pen, body: Body) => void

function cape(pen: Pen, b: Body): void {
  const { along } = axes(b.at('chest'), b.at('hip'))
  const back = b.frontal ? 0 : -1
  const blown: P = [-0.24 * (b.frontal ? 0 : 1), 0]
  const low = b.on(1.9, 0)
  // Behind a round body it would be a tent.
  const wide = b.frontal ? Math.max(b.h * 0.27, Math.min(b.waist(1)[2] * 2.5, b.h * 0.36)) : b.h * 0.15
  const hem = (x: number): P => [
    low[0] + x * wide + blown[0] * b.h * 0.6 + back * b.h * 0.06,
    low[1] + Math.abs(x) * b.h * -0.02,
  ]
  // On shoulders that slope it would stand up over their ends.
  const [half, up] = isNecked(b) ? [0.62, 0.2] : [0.85, 0.6]
  const l = off(b.on(0, b.frontal ? -half : -0.7), along, -b.arm * up)
  const r = off(b.on(0, b.frontal ? half : 0.2), along, -b.arm * up)
  pen.blob([[...l, 1], [...hem(-1.05), 1], hem(-0.5), hem(0), hem(0.5), [...hem(1.05), 1], [...r, 1]])
  pen.line([b.on(0.3, b.frontal ? -1.1 : -1), hem(-0.6)], pen.at.sw * 0.8)
}

/** Two wings, or the one that shows. */
function wings(
  pen: Pen,
  b: Body,
  outline: (p: (x: number, y: number) => P) => Knot[],
  line: (p: (x: number, y: number) => P) => Knot[],
): void {
  const root = b.on(0.22, b.frontal ? 0 : -0.8)
  const k = b.h * 0.01
  for (const q of b.frontal ? [-1, 1] : [0.7, 1]) {
    const side = b.frontal ? q : -1
    const scale = b.frontal ? 1 : q
    const p = (x: number, y: number): P => [
      root[0] + side * (x * scale + (b.frontal ? 4 : 0)) * k,
      root[1] + (y * scale - (q === 0.7 ? 4 : 0)) * k,
    ]
    pen.blob(outline(p))
    pen.line(line(p), pen.at.sw * 0.8)
  }
}

const BACKS: Record<string, Draw> = {
  cape,
  'high cape': (pen, b) => {
    cape(pen, b)
    const [x, y] = b.at('neck')
    const r = b.head * 1.1
    pen.blob([
      [x - r * 0.4, y + r * 0.5, 1],
      [x - r * 1.2, y - r * 0.7, 1],
      [x, y - r * 0.2],
      [x + r * 1.2, y - r * 0.7, 1],
      [x + r * 0.4, y + r * 0.5, 1],
    ])
  },
  fairy: (pen, b) =>
    wings(
      pen,
      b,
      (p) => [
        [...p(0, 0), 1],
        p(14, -20),
        p(34, -28),
        p(42, -13),
        p(29, 1),
        [...p(18, 4), 1],
        p(31, 9),
        p(30, 23),
        p(15, 24),
        [...p(0, 4), 1],
      ],
      (p) => [p(4, 0), p(20, -10), p(31, -17)],
    ),
  angel: (pen, b) =>
    wings(
      pen,
      b,
      (p) => [
        [...p(0, -2), 1],
        p(10, -14),
        p(22, -17),
        [...p(33, -12), 1],
        p(30, -5),
        [...p(31, 0), 1],
        p(26, 4),
        [...p(26, 9), 1],
        p(19, 10),
        [...p(18, 14), 1],
        p(8, 10),
      ],
      (p) => [p(5, 0), p(14, -3), p(24, -6)],
    ),
  butterfly: (pen, b) =>
    wings(
      pen,
      b,
      (p) => [
        [...p(0, 0), 1],
        p(12, -22),
        p(32, -26),
        p(36, -10),
        p(22, 2),
        [...p(14, 3), 1],
        p(30, 8),
        p(28, 24),
        p(12, 24),
        [...p(0, 4), 1],
      ],
      (p) => [p(12, -12), p(20, -18), p(27, -14), p(20, -8), p(12, -12)],
    ),
  bat: (pen, b) =>
    wings(
      pen,
      b,
      (p) => [
        [...p(0, -2), 1],
        [...p(12, -20), 1],
        p(24, -17),
        [...p(36, -8), 1],
        p(30, -6),
        [...p(27, 2), 1],
        p(21, 0),
        [...p(16, 9), 1],
        p(10, 4),
        [...p(0, 8), 1],
      ],
      (p) => [p(12, -20), p(18, -8), p(16, 7)],
    ),
  dragonfly: (pen, b) =>
    wings(
      pen,
      b,
      (p) => [
        [...p(0, 0), 1],
        p(14, -14),
        p(32, -16),
        p(34, -8),
        p(18, 0),
        [...p(10, 2), 1],
        p(28, 4),
        p(29, 11),
        p(14, 10),
        [...p(0, 4), 1],
      ],
      (p) => [p(4, -1), p(16, -7), p(28, -11)],
    ),
  backpack: (pen, b) => {
    const [x, y] = b.on(0.48, b.frontal ? 0 : -1.4)
    const [w, h] = [b.frontal ? Math.max(b.h * 0.165, b.waist(0.5)[2] + b.h * 0.07) : b.h * 0.105, b.h * 0.15]
    // Seen past the body on both sides: pockets.
    if (b.frontal)
      for (const q of [-1, 1]) pen.card(x + q * w - b.h * 0.035, y - h * 0.05, b.h * 0.07, h * 0.9, b.h * 0.03)
    pen.card(x - w, y - h, w * 2, h * 2, w * 0.6)
    if (!b.frontal) {
      pen.line([
        [x - w, y - h * 0.1],
        [x - w * 0.2, y + h * 0.04],
        [x + w * 0.8, y],
      ])
      pen.card(x - w * 0.86, y + h * 0.3, w * 1.2, h * 0.56, w * 0.24, pen.at.sw * 0.85)
    }
  },
  /** From under both arms past the hands to the ground. */
  crutches: (pen, b) => {
    const k = b.h * 0.01
    for (const side of ['near', 'far'] as const) {
      const [[hx, hy], [sx, sy]] = [b.at(`${side}Hand`), b.at(`${side}Shoulder`)]
      const out = Math.sign(sx - b.at('chest')[0]) || 1
      const top: P = [sx + out * 3.4 * k, sy + 7 * k]
      const foot: P = [hx + out * 3 * k, -k]
      pen.bar([top, foot], 1.5 * k)
      pen.tint('bark').bar(
        [
          [top[0] - 4 * k, top[1]],
          [top[0] + 4 * k, top[1]],
        ],
        1.9 * k,
      )
      pen.bar(
        [
          [hx - 4 * k, hy],
          [hx + 4 * k, hy],
        ],
        1.4 * k,
      )
      pen.tint('stone')
    }
  },
  tank: (pen, b) => {
    const [x, y] = b.on(0.35, b.frontal ? 0 : -1.2)
    for (const q of b.frontal ? [-1, 1] : [0])
      pen.card(x + q * b.h * 0.09 - b.h * 0.06, y - b.h * 0.12, b.h * 0.12, b.h * 0.26, b.h * 0.05)
  },
  quiver: (pen, b) => {
    const [x, y] = b.on(0.1, -0.9)
    const k = b.h * 0.01
    for (const q of [-2, 1, 4])
      pen.line([
        [x + q * k, y],
        [x + (q - 4) * k, y - 15 * k],
      ])
    pen.poly([
      [x - 7 * k, y - 6 * k],
      [x + 4 * k, y - 8 * k],
      [x + 9 * k, y + 20 * k],
      [x + 1 * k, y + 22 * k],
    ])
  },
  /** The pole a scarecrow hangs on, and the bar through its sleeves. */
  crossbar: (pen, b) => {
    const k = b.h * 0.01
    const [near, far] = [b.at('nearHand'), b.at('farHand')]
    const level = Math.abs(near[1] - far[1]) < 12 * k && Math.abs(near[0] - far[0]) > 50 * k
    if (!level) return
    const [x] = b.at('hip')
    pen.bar(
      [
        [x, b.at('neck')[1]],
        [x, -1 * k],
      ],
      2.2 * k,
    )
    pen.bar(
      [
        [Math.min(near[0], far[0]) - 5 * k, near[1]],
        [Math.max(near[0], far[0]) + 5 * k, far[1]],
      ],
      2 * k,
    )
  },
  shell: (pen, b) => {
    const [x, y] = b.on(0.5, b.frontal ? 0 : -0.7)
    const [w, h] = [b.h * (b.frontal ? 0.28 : 0.24), b.h * 0.27]
    pen.ell(x, y, w, h)
    // A rim, and the seams between its plates.
    pen.ell(x, y, w * 0.8, h * 0.82)
    for (const deg of [-150, -100, -50, 0, 50, 100, 150]) {
      const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
      pen.line(
        [
          [x + c * w * 0.8, y + s * h * 0.82],
          [x + c * w, y + s * h],
        ],
        pen.at.sw * 0.8,
      )
    }
  },
  spines: (pen, b) => {
    const [x, y] = b.on(0.42, b.frontal ? 0 : -0.5)
    const r = b.h * 0.24
    const n = 15
    const at = (i: number, k: number, corner?: number): Knot => {
      const a = (i * 2 * Math.PI) / n
      const [u, v] = [x + Math.cos(a) * k * r, y + Math.sin(a) * k * r]
      return corner ? [u, v, 1] : [u, v]
    }
    pen.blob(
      Array.from({ length: n }, (_, i) => [
        at(i, 0.96, 1),
        at(i + 0.16, 1.08),
        at(i + 0.5, 1.24, 1),
        at(i + 0.84, 1.08),
      ]).flat(),
    )
  },
  plates: (pen, b) => {
    if (b.frontal) return
    for (const u of [0.05, 0.35, 0.65, 0.95]) {
      const [x, y] = b.on(u, -0.9)
      const r = b.h * 0.05
      pen.poly([
        [x + r * 0.4, y - r],
        [x - r * 1.5, y - r * 0.9],
        [x + r * 0.5, y + r],
      ])
    }
  },
}

export function drawBack(pen: Pen, b: Body, look: Look): void {
  for (const { kind, tint } of look.outfit.back) (BACKS[kind] ?? CREATURE_BACKS[kind])?.(pen.tint(tint ?? 'any6'), b)
}
