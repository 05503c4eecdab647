/** More of what is on the trunk; see trims.ts. */
import type { Knot, Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, clamp, mix, off, type P, rad } from '../geometry.ts'
import { onLeg } from '../limbs.ts'
import { tube, within } from '../outline.ts'
import { PELTS } from '../pelts.ts'
import { SIDES } from '../skeleton.ts'

type Draw = (pen: Pen, body: Body, shape: readonly P[]) => void

export const MORE_TRIMS: Record<string, Draw> = {
  /** On an animal's suit what is on its fur. */
  ...Object.fromEntries(Object.entries(PELTS).map(([kind, draw]) => [`fur ${kind}`, draw])),
  paw: (pen, b) => {
    const [x, y] = b.on(0.5, clamp(b.middle + (b.frontal ? 0.42 : 0), -1, 0.9))
    const r = b.leg * 0.16
    pen.ink(x, y + r, r * 1.6, r * 1.3)
    for (const q of [-1.7, -0.6, 0.6, 1.7]) pen.ink(x + q * r, y - r * (1.6 - Math.abs(q) * 0.4), r * 0.6, r * 0.8)
  },
  'sailor collar': (pen, b) => {
    const m = b.middle
    const v = (x: number) => clamp(m + x, -1.04, 1.04)
    pen.poly([
      b.on(-0.06, v(-0.6)),
      b.on(0.3, v(-0.86)),
      b.on(0.34, v(-0.2)),
      b.on(0.46, m),
      b.on(0.34, v(0.2)),
      b.on(0.3, v(0.86)),
      b.on(-0.06, v(0.6)),
      b.on(0.16, m),
    ])
  },
  neckerchief: (pen, b) => {
    const m = b.middle
    pen.blob([
      b.on(-0.04, clamp(m - 0.6, -0.9, 1)),
      b.on(0.08, m),
      b.on(-0.04, clamp(m + 0.6, -1, 0.95)),
      [...b.on(0.3, clamp(m + 0.1, -1, 0.9)), 1],
    ])
  },
  satchel: (pen, b) => {
    pen.line([b.on(-0.02, 0.6), b.on(0.9, -0.8)], pen.at.sw * 1.6)
    const [x, y] = b.on(1.0, b.frontal ? -1 : -0.4)
    const w = b.h * 0.09
    pen.card(x - w, y - w * 0.7, w * 2, w * 1.7, w * 0.3)
    pen.line([
      [x - w, y - w * 0.1],
      [x, y + w * 0.3],
      [x + w, y - w * 0.1],
    ])
  },
  'wide collar': (pen, b) => {
    const v = (x: number) => clamp(b.middle * 0.6 + x, -1.06, 1.06)
    pen.blob([
      [...b.on(-0.04, v(-0.8)), 1],
      b.on(0.24, v(-0.7)),
      b.on(0.34, v(0)),
      b.on(0.24, v(0.7)),
      [...b.on(-0.04, v(0.8)), 1],
      b.on(0.06, v(0)),
    ])
    pen.line([b.on(0.08, v(-0.74)), b.on(0.2, v(0)), b.on(0.08, v(0.74))])
  },
  snowflake: (pen, b) => {
    const [x, y] = b.on(0.36, b.middle)
    const r = b.leg * 0.5
    for (const a of [0, 60, 120])
      pen.line(
        [
          [x - Math.cos(rad(a)) * r, y - Math.sin(rad(a)) * r],
          [x + Math.cos(rad(a)) * r, y + Math.sin(rad(a)) * r],
        ],
        pen.at.sw,
      )
  },
  spots: (pen, b) => {
    for (const [u, v] of [
      [0.2, -0.3],
      [0.46, 0.4],
      [0.74, -0.4],
    ] as const)
      pen.ell(...b.on(u, v), b.leg * 0.32)
  },
  dots: (pen, b) => {
    for (const [u, v] of [
      [0.2, -0.4],
      [0.2, 0.4],
      [0.42, 0],
      [0.64, -0.4],
      [0.64, 0.4],
      [0.86, 0],
    ] as const)
      pen.ink(...b.on(u, v), b.h * 0.012)
  },
  patchwork: (pen, b) => {
    const [x, y] = b.on(0.62, clamp(b.middle - 0.4, -0.6, 0.6))
    const r = b.leg * 0.5
    pen.box4(x - r, y - r, r * 2, r * 2, pen.at.sw * 0.85)
    for (const d of [-0.6, 0, 0.6])
      pen.line(
        [
          [x + d * r, y - r * 1.3],
          [x + d * r, y - r * 0.7],
        ],
        pen.at.sw * 0.75,
      )
  },
  /** A rope for a belt, with its ends hanging. */
  rope: (pen, b) => {
    pen.bar([b.on(0.9, -1), b.on(0.95, 0), b.on(0.9, 1)], b.h * 0.012)
    const [x, y] = b.on(0.95, b.middle + 0.1)
    const k = b.h * 0.01
    for (const q of [-1, 1])
      pen.line(
        [
          [x, y],
          [x + q * 2.4 * k, y + 6 * k],
          [x + q * 2 * k, y + 9 * k],
        ],
        pen.at.sw * 1.2,
      )
    pen.ell(x, y, 2.4 * k)
  },
  /** Two halves of a pelt with a jagged edge. */
  'fur vest': (pen, b) => {
    for (const q of [-1, 1]) {
      const edge: Knot[] = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76].flatMap((u, i): Knot[] => [
        [...b.on(u, b.middle + q * (i % 2 ? 0.3 : 0.42)), 1],
      ])
      const hem: Knot[] = [0.5, 0.68, 0.84, 1].map((v, i): Knot => [...b.on(i % 2 ? 0.74 : 0.86, q * v), 1])
      pen.blob([[...b.on(-0.04, q * 0.5), 1], ...edge, ...hem, b.on(0.4, q * 1.02), [...b.on(0, q * 0.98), 1]])
    }
  },
  bow: (pen, b) => {
    const [x, y] = b.on(0.76, b.middle)
    const r = b.leg * 0.8
    for (const q of [-1, 1]) {
      pen.blob([
        [x, y, 1],
        [x + q * r * 0.5, y + r * 1.5],
        [x + q * r * 0.1, y + r * 1.3],
      ])
      pen.blob([
        [x, y, 1],
        [x + q * r * 1.1, y - r * 0.6],
        [x + q * r * 1.1, y + r * 0.5],
      ])
    }
    pen.ell(x, y, r * 0.3)
  },
  sari: (pen, b) => {
    const cloth: Knot[] = [
      [...b.on(-0.06, 0.5), 1],
      [...b.on(-0.06, 0.95), 1],
      b.on(0.4, 0.5),
      [...b.on(0.8, -0.9), 1],
      [...b.on(0.6, -1.02), 1],
      b.on(0.3, -0.1),
    ]
    pen.blob(cloth)
  },
  /** The end of a sari: broad from one shoulder to the other hip, with a border along both edges. */
  pallu: (pen, b) => {
    pen.blob([
      [...b.on(-0.06, 0.22), 1],
      [...b.on(-0.07, 0.98), 1],
      b.on(0.42, 0.62),
      [...b.on(1.02, -0.5), 1],
      [...b.on(1.06, -1.04), 1],
      [...b.on(0.5, -1.02), 1],
      b.on(0.22, -0.3),
    ])
    pen.line([b.on(-0.02, 0.74), b.on(0.4, 0.36), b.on(0.96, -0.72)], pen.at.sw * 0.8)
    pen.line([b.on(0, 0.4), b.on(0.24, -0.02), b.on(0.6, -0.86)], pen.at.sw * 0.8)
  },
  handbag: (pen, b) => {
    const [x, y] = b.at('nearHand')
    const w = b.h * 0.075
    pen.line(
      [
        [x - w * 0.6, y + w * 1.1],
        [x - w * 0.5, y + w * 0.1],
        [x + w * 0.5, y + w * 0.1],
        [x + w * 0.6, y + w * 1.1],
      ],
      pen.at.sw * 1.4,
    )
    pen.card(x - w, y + w, w * 2, w * 1.6, w * 0.4)
  },
  bag: (pen, b) => {
    const [x, y] = b.at('nearHand')
    const w = b.h * 0.08
    pen.line(
      [
        [x - w * 0.5, y + w],
        [x, y],
        [x + w * 0.5, y + w],
      ],
      pen.at.sw * 1.3,
    )
    pen.poly([
      [x - w, y + w * 0.9],
      [x + w, y + w * 0.9],
      [x + w * 1.1, y + w * 3.2],
      [x - w * 1.1, y + w * 3.2],
    ])
  },
  /** As broad as the leg and half again, from the foot to over the knee. */
  'leg pads': (pen, b) => {
    for (const side of SIDES) {
      const [low, high] = [onLeg(b, side, 0.96), onLeg(b, side, 0.34)]
      const { across } = axes([high[0], high[1]], [low[0], low[1]])
      const r = b.leg * 1.42
      const at = (u: number, v: number) => off(mix([high[0], high[1]], [low[0], low[1]], u), across, v * r)
      pen.blob([[...at(0, -0.9), 1], at(-0.06, 0), [...at(0, 0.9), 1], [...at(1, 1), 1], [...at(1, -1), 1]])
      for (const u of [0.28, 0.5, 0.72]) pen.line([at(u, -0.9), at(u + 0.02, 0), at(u, 0.9)], pen.at.sw * 0.8)
    }
  },
  /** Tied before the belly, both ends hanging. */
  'knotted belt': (pen, b, shape) => {
    const cut = within(shape, [
      b.on(0.74, -1.6),
      b.on(0.77, 0),
      b.on(0.74, 1.6),
      b.on(0.88, 1.6),
      b.on(0.91, 0),
      b.on(0.88, -1.6),
    ])
    if (cut.length > 2) pen.poly(cut)
    const [x, y] = b.on(0.83, b.middle)
    const r = b.leg * 0.5
    for (const q of [-1, 1])
      pen.poly([
        [x, y],
        [x + q * r * 0.5, y + r * 0.2],
        [x + q * r * 1.5, y + r * 3],
        [x + q * r * 0.7, y + r * 3.3],
      ])
    pen.ell(x, y, r * 0.62)
  },
  'belly heart': (pen, b) => {
    const [x, y] = b.on(0.64, b.middle * 1.1)
    const r = b.leg * 0.62
    pen.blob([
      [x, y + r, 1],
      [x - r, y - r * 0.2],
      [x - r * 0.5, y - r * 0.9],
      [x, y - r * 0.4, 1],
      [x + r * 0.5, y - r * 0.9],
      [x + r, y - r * 0.2],
    ])
  },
  /** The pouch before a kilt. */
  sporran: (pen, b) => {
    const [x, y] = b.on(1.12, b.middle)
    pen.ell(x, y, b.leg * 0.66, b.leg * 0.8)
    pen.line([
      [x - b.leg * 0.6, y - b.leg * 0.2],
      [x, y],
      [x + b.leg * 0.6, y - b.leg * 0.2],
    ])
  },
  /** Around the leg that is ahead, from over the knee to the foot. */
  'leg cast': (pen, b) => {
    const at = [0.36, 0.6, 0.84, 1].map((t) => onLeg(b, 'far', t))
    pen.poly(
      tube(
        at.map(([x, y, r]) => [x, y, r * 1.35] as const),
        true,
      ),
    )
    for (const t of [0.5, 0.66, 0.82]) {
      const [[x, y, r], [u, v]] = [onLeg(b, 'far', t), onLeg(b, 'far', t + 0.04)]
      const { across } = axes([x, y], [u, v])
      pen.line([off([x, y], across, -r * 1.3), off([u, v], across, r * 1.3)], pen.at.sw * 0.75)
    }
  },
  /** A cup below the knee, and a straight rod with its rings down to the shoe. */
  'prosthetic leg': (pen, b) => {
    const shank = [0.5, 0.66, 0.82, 0.97].map((t) => onLeg(b, 'far', t))
    pen.poly(
      tube(
        shank.map(([x, y, r], i) => [x, y, r * (i < 2 ? 1.3 : 0.8)] as const),
        true,
      ),
    )
    for (const t of [0.56, 0.7, 0.84]) {
      const [[x, y, r], [u, v]] = [onLeg(b, 'far', t), onLeg(b, 'far', t + 0.02)]
      const { across } = axes([x, y], [u, v])
      const w = r * (t < 0.7 ? 1.3 : 0.9)
      pen.line([off([x, y], across, -w), off([x, y], across, w)], pen.at.sw)
    }
  },
  watch: (pen, b) => {
    const [x, y] = b.at('nearWrist')
    pen.ell(x, y, b.arm * 0.74)
  },
}
