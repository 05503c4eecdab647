/** More of what is around a face; see around.ts. */
import type { Knot, Pen } from '../../art/pen.ts'
import { type P, rad, ring } from '../geometry.ts'
import { unite } from '../outline.ts'
import type { BeastHead } from './beast-spec.ts'
import type { View } from './view.ts'

type Draw = (pen: Pen, view: View, spec: BeastHead) => void
const sides = (view: View, draw: (q: number) => void): void => {
  for (const q of [-1, 1]) if (!(view.profile && q * view.yaw > 0)) draw(q)
}

export const MORE_AROUND: Record<string, { when: 'behind' | 'before'; draw: Draw }> = {
  /** A zebra's: short, upright, in blocks. */
  'stiff mane': {
    when: 'behind',
    draw: (pen, view) => {
      const s = Math.sin(rad(view.yaw))
      const at = (deg: number, r: number): P => [
        -s * 0.1 + Math.sin(rad(deg)) * r * -Math.max(s, 0.5),
        -Math.cos(rad(deg)) * r,
      ]
      const back = [-26, 0, 26, 52, 78, 104, 130]
      pen
        .tint('slate')
        .blob([...back.map((deg): P => at(deg, 1.32)), at(142, 1), ...back.toReversed().map((deg): P => at(deg, 0.8))])
      for (const deg of [-4, 24, 52, 80, 108]) pen.line([at(deg, 0.8), at(deg, 1.32)], pen.at.sw * 0.8)
    },
  },
  forelock: {
    when: 'before',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 66, 0.98)
      pen.tint('umber').blob([
        [x - 0.26, y - 0.02],
        [x, y - 0.24],
        [x + 0.28, y - 0.06],
        [x + 0.34, y + 0.2],
        [x + 0.22, y + 0.4, 1],
        [x + 0.1, y + 0.2],
        [x - 0.04, y + 0.36, 1],
        [x - 0.12, y + 0.16],
        [x - 0.26, y + 0.26, 1],
      ])
    },
  },
  horsemane: {
    when: 'behind',
    draw: (pen, view) => {
      const s = Math.sin(rad(view.yaw))
      const x = -s * 0.6
      // Locks down the back of the neck, each ending in a tip.
      pen.tint('umber').blob([
        [0, -1.06],
        [x - 0.56, -1.06],
        [x - 1, -0.74],
        [x - 1.08, -0.38],
        [x - 0.96, -0.22, 1],
        [x - 1.18, 0.06],
        [x - 1.16, 0.4],
        [x - 1, 0.52, 1],
        [x - 1.16, 0.8],
        [x - 1.02, 1.1],
        [x - 0.72, 1.2, 1],
        [x - 0.4, 1],
        [x, 0.5],
        [x + 0.6 * (1 - s), 0.8],
        [x + 0.9 * (1 - s), 0.2],
        [x + 0.8 * (1 - s), -0.7],
      ])
      // Strands, where there is room for them.
      for (const [d, from, to] of [
        [0.86, -0.5, 0.24],
        [0.9, 0.3, 0.82],
      ] as const)
        pen.line(
          [
            [x - d + 0.06, from],
            [x - d - 0.06, (from + to) / 2],
            [x - d + 0.04, to],
          ],
          pen.at.sw * 0.8,
        )
    },
  },
  spikes: {
    when: 'behind',
    draw: (pen, view, spec) => {
      // From the brow down the back of the head, each a little smaller than the one above it.
      const [w, h] = spec.skull ?? [0.94, 0.94]
      const back = view.yaw < -12 ? 1 : -1
      const row = Math.abs(view.yaw) > 12 ? [6, 32, 58, 84] : [-28, 0, 28]
      for (const [i, deg] of row.entries()) {
        const at = (by: number, out: number): P => {
          const a = rad(deg + by)
          return [back * Math.sin(a) * w * out, h - 0.96 - Math.cos(a) * h * out]
        }
        const k = row.length > 3 ? 1 - i * 0.1 : i === 1 ? 1 : 0.85
        pen.tint('sap').blob([at(-15, 0.9), at(-11 * k, 1.1), at(3, 1 + 0.36 * k), at(11 * k, 1.1), at(15, 0.9)])
      }
    },
  },
  fleece: {
    when: 'behind',
    draw: (pen, view) => {
      const px = pen.at.scale
      const x = -Math.sin(rad(view.yaw)) * 0.3
      const locks = Array.from({ length: 11 }, (_, i) =>
        ring([x + 0.98 * Math.cos(rad(150 + i * 24)), -0.1 + 0.98 * Math.sin(rad(150 + i * 24)), 0.3], px),
      )
      pen.tint('cloud').poly(unite([ring([x, -0.06, 1.06], px), ...locks], px))
    },
  },
  goatee: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.see([0, 0.8, 0.6])
      pen.blob([
        [x - 0.22, y - 0.1],
        [x + 0.22, y - 0.1],
        [x + 0.12, y + 0.4],
        [x, y + 0.62, 1],
        [x - 0.12, y + 0.4],
      ])
    },
  },
  'mammoth tusks': {
    when: 'before',
    draw: (pen, view) =>
      sides(view, (q) => {
        const [x, y] = view.see([q * 0.5, 0.5, 0.8])
        const out = view.profile ? 1 : q
        pen.tint('cream').blob([
          [x - 0.12, y - 0.1],
          [x + 0.12, y - 0.1],
          [x + out * 0.34, y + 0.5],
          [x + out * 0.8, y + 0.62, 1],
          [x + out * 0.2, y + 0.8],
        ])
      }),
  },
  fins: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 88, 0.9)
      pen.blob([
        [x - 0.5, y + 0.2],
        [x - 0.44, y - 0.4, 1],
        [x - 0.1, y - 0.24],
        [x + 0.06, y - 0.5, 1],
        [x + 0.26, y - 0.14],
        [x + 0.42, y + 0.1],
      ])
      sides(view, (q) => {
        const [u, v] = view.on(q * 88, -4, 0.96)
        const out = Math.sign(u) || q
        pen.blob([
          [u - out * 0.1, v - 0.2, 1],
          [u + out * 0.5, v - 0.42, 1],
          [u + out * 0.42, v],
          [u + out * 0.5, v + 0.36, 1],
          [u - out * 0.1, v + 0.24, 1],
        ])
      })
    },
  },
  'shark fin': {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 96, 0.94)
      pen.blob([
        [x - 0.4, y + 0.1, 1],
        [x - 0.36, y - 0.4],
        [x - 0.5, y - 0.7, 1],
        [x + 0.1, y - 0.4],
        [x + 0.42, y + 0.1, 1],
      ])
    },
  },
  lure: {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 70, 0.96)
      pen.line(
        [
          [x, y],
          [x + 0.1, y - 0.6],
          [x + 0.5, y - 0.7],
        ],
        pen.at.sw,
      )
      pen.tint('gamboge').ell(x + 0.56, y - 0.62, 0.2)
    },
  },
  tongue: {
    when: 'before',
    draw: (pen, view) => {
      const [x, y] = view.see([0, 0.5, 1.0])
      pen.line(
        [
          [x, y],
          [x + 0.04, y + 0.3, 1],
          [x - 0.1, y + 0.46],
        ],
        pen.at.sw,
      )
      pen.line(
        [
          [x + 0.04, y + 0.3],
          [x + 0.18, y + 0.46],
        ],
        pen.at.sw,
      )
    },
  },
  'brow dome': {
    when: 'behind',
    draw: (pen, view) => {
      const [x, y] = view.on(0, 60, 0.84)
      pen.ell(x, y, 0.5, 0.4)
    },
  },
  'pointed hood': {
    when: 'behind',
    draw: (pen) => {
      pen.blob('-0.8,-0.5! -0.5,-1.2 0,-1.9! 0.5,-1.2 0.8,-0.5!')
    },
  },
  star: {
    when: 'behind',
    draw: (pen) => {
      const points: Knot[] = Array.from({ length: 10 }, (_, i) => {
        const a = rad(i * 36 - 90)
        const r = i % 2 ? 0.9 : 1.6
        return [r * Math.cos(a), r * Math.sin(a)]
      })
      pen.blob(points)
    },
  },
  /** All around, as on a pufferfish. */
  spines: { when: 'behind', draw: (pen, view) => bristle(pen, view, 272) },
  /** Over the brow and down to the ears: beside the cheeks they would be a lion's mane. */
  quills: { when: 'behind', draw: (pen, view) => bristle(pen, view, 196) },
}

/** One coat with many short points around so many degrees of the head, each swelling before it ends: longer ones would be rays, with outlines of their own petals. */
function bristle(pen: Pen, view: View, around: number): void {
  const x = -Math.sin(rad(view.yaw)) * 0.22
  const n = Math.round((pen.at.scale > 40 ? 15 : 11) * (around / 232))
  const step = around / n
  const at = (i: number, r: number, corner?: number): Knot => {
    const a = rad(270 - around / 2 + i * step)
    const [u, v] = [x + Math.cos(a) * r * 1.08, -0.02 + Math.sin(a) * r]
    return corner ? [u, v, 1] : [u, v]
  }
  const points = Array.from({ length: n }, (_, i): Knot[] => [
    at(i, 1.08, 1),
    at(i + 0.16, 1.22),
    at(i + 0.5, 1.4, 1),
    at(i + 0.84, 1.22),
  ]).flat()
  pen.tint('bark').blob([...points, at(n, 1.08, 1), [x, 0.2, 1]])
}
