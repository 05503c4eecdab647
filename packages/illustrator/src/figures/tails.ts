/** Tails, from the lower back. */
import type { Pen } from '../art/pen.ts'
import type { Body } from './body.ts'
import { lerp, type P, spline } from './geometry.ts'
import type { Look } from './look.ts'
import { tube, unite } from './outline.ts'

type At = (x: number, y: number) => P

/** A tail that gets thinner along a curve. */
const whip = (points: readonly P[], r0: number, r1: number): P[] => {
  const curve = spline(points, 5)
  return tube(curve.map(([x, y], i) => [x, y, lerp(r0, r1, i / (curve.length - 1))] as const))
}

/** Returns where the tail ends. */
export function drawTail(pen: Pen, b: Body, look: Look): P {
  const base = b.on(0.94, -0.7)
  const k = b.h * 0.01
  // Behind somebody bent over or lying the tail goes with the spine, though less; on the ground it must not sink in.
  const [chest, hip] = [b.at('chest'), b.at('hip')]
  const lean = Math.atan2(chest[0] - hip[0], hip[1] - chest[1])
  const bent = Math.abs(lean) < 0.6 ? 0 : lean * 0.72
  const [c, s] = [Math.cos(bent), Math.sin(bent)]
  const p: At = (x, y) => [base[0] - (x * c + y * s) * k, Math.min(base[1] + (y * c - x * s) * k, -3 * k)]
  if (!look.tail) return base
  pen.tint(look.tailTint ?? look.skin)
  switch (look.tail) {
    case 'puff':
      pen.ell(...p(3.5, 0), 4.6 * k)
      return p(8, 0)
    case 'stub':
      pen.poly(whip([p(-4, 0), p(4, 1), p(8, -3)], 2.6 * k, 1.4 * k))
      return p(8, -3)
    case 'bushy': {
      pen.blob([
        p(-4, 0),
        p(9, 6),
        p(21, 6),
        p(31, -3),
        p(36, -17),
        [...p(35, -32), 1],
        p(27, -25),
        p(20, -13),
        p(12, -7),
        p(3, -7),
      ])
      // The tip is of another color, behind an edge of locks.
      pen.line(
        [
          [...p(34.6, -9), 1],
          p(31.5, -9),
          [...p(30, -13), 1],
          p(27.4, -11),
          [...p(26, -16), 1],
          p(24, -14),
          [...p(23.4, -18.6), 1],
        ],
        pen.at.sw * 0.8,
      )
      return p(35, -32)
    }
    case 'ringed': {
      pen.blob([p(-4, 0), p(8, 6), p(20, 5), p(30, -4), p(32, -14), p(26, -14), p(18, -6), p(6, -4)])
      for (const [a, c] of [
        [p(11, 6), p(12, -5)],
        [p(19, 5.4), p(18, -6)],
        [p(28, -1.5), p(23, -11)],
      ] as const)
        pen.line([a, c], pen.at.sw * 0.85)
      return p(32, -14)
    }
    case 'plume': {
      // Up behind the back, its end curled away from it.
      pen.blob([
        p(-3, 2),
        p(8, 8),
        p(22, 5),
        p(32, -6),
        p(34, -20),
        p(32, -31),
        [...p(38, -34), 1],
        p(44, -43),
        p(41, -54),
        p(29, -59),
        p(16, -53),
        p(9, -40),
        p(10, -26),
        p(13, -14),
        p(9, -8),
        p(1, -6),
      ])
      pen.line([p(9, 1), p(19, -4), p(23, -18), p(20, -34), p(24, -45), p(32, -47), p(34, -42)], pen.at.sw * 0.8)
      return p(41, -54)
    }
    case 'fishy':
      pen.blob([p(-3, -2), p(8, 1), [...p(22, -10), 1], p(18, 1), [...p(22, 12), 1], p(8, 6), p(-3, 5)])
      pen.line([p(10, 2), p(17, 1)], pen.at.sw * 0.8)
      return p(18, 1)
    case 'sting':
      pen.poly(whip([p(-4, 0), p(10, 4), p(20, -4), p(22, -20), p(14, -30)], 3 * k, 2 * k))
      pen.blob([p(18, -30), p(13, -35), [...p(4, -30), 1], p(12, -27)])
      return p(4, -30)
    case 'long':
      pen.poly(whip([p(-4, 0), p(6, 5), p(13, 3), p(17, -5), p(17, -13), p(20, -19), p(24, -21)], 2.5 * k, 1.8 * k))
      return p(24, -21)
    case 'tuft':
      pen.poly(whip([p(-4, 0), p(7, 5), p(14, 3), p(18, -5), p(18, -12)], 2 * k, 1.6 * k))
      pen.blob([p(16, -11), p(14, -17), [...p(20, -25), 1], p(23, -17), p(20.5, -11)])
      return p(20, -25)
    case 'thin':
      pen.poly(whip([p(-4, 0), p(6, 6), p(13, 5), p(18, -1), p(25, -3)], 1.8 * k, 1.2 * k))
      return p(25, -3)
    case 'curl':
      pen.poly(
        unite([
          whip([p(-3, 1), p(4, 2), p(9, -1), p(10, -7), p(6, -9)], 1.7 * k, 1.6 * k),
          whip([p(6, -9), p(3.4, -5), p(7, -2), p(12, -4), p(15, -7)], 1.6 * k, 1.3 * k),
        ]),
      )
      return p(15, -7)
    case 'thick':
      pen.poly(whip([p(-7, -1), p(6, 5), p(15, 8), p(24, 8.5), p(33, 5)], 8.4 * k, 1.2 * k))
      return p(33, 5)
    case 'horse':
      pen.blob([p(-3, -2), p(6, -4), p(14, 2), p(17, 14), [...p(16, 27), 1], p(9, 20), p(4, 10)])
      pen.line([p(8, 0), p(12, 10), p(12.5, 18)], pen.at.sw * 0.8)
      return p(16, 27)
    case 'sickle': {
      for (const [x, y, w] of [
        [26, -2, 5],
        [27, -14, 5.5],
        [20, -26, 5.5],
      ] as const)
        pen.blob([
          p(-2, 0),
          p(x * 0.5, y * 0.9 - w),
          p(x, y - w * 0.4),
          [...p(x + 3, y + 8), 1],
          p(x * 0.66, y * 0.5 + w),
        ])
      return p(27, -14)
    }
    case 'fan':
      for (const [x, y] of [
        [16, 9],
        [20, 1],
        [18, -8],
      ] as const)
        pen.blob([p(-3, -3), p(x * 0.6, y - 4.4), p(x, y - 2.6), p(x + 2.4, y + 0.8), p(x - 1, y + 3.4), p(-2, 4)])
      return p(20, 1)
    case 'long feathers':
      for (const [x, y] of [
        [25, 14],
        [29, 7],
      ] as const)
        pen.blob([
          p(-3, -3),
          p(x * 0.6, y * 0.6 - 3.4),
          p(x, y - 2.4),
          p(x + 2.4, y + 0.6),
          p(x - 1, y + 2.6),
          p(-2, 4),
        ])
      return p(29, 7)
    case 'plumes':
      pen.blob([
        p(-4, 4),
        p(4, 9),
        p(11, 11),
        p(14, 6),
        p(20, 6),
        p(20, 0),
        p(25, -4),
        p(20, -8),
        p(20, -14),
        p(13, -13),
        p(8, -17),
        p(2, -12),
        p(-4, -8),
      ])
      pen.line([p(6, 6), p(10, 2), p(8, -3)], pen.at.sw * 0.8)
      pen.line([p(12, -1), p(16, -5), p(13, -9)], pen.at.sw * 0.8)
      return p(25, -4)
    case 'flat':
      pen.blob([p(-3, -3), p(8, -3), p(18, -9), p(31, -12), p(39, -5), p(37, 5), p(26, 9), p(12, 7), p(-2, 4)])
      for (const x of [16, 25, 34])
        pen.line([p(x - 4, -8 - (x - 16) * 0.16), p(x + 3, 6 - (x - 16) * 0.1)], pen.at.sw * 0.8)
      for (const x of [17, 27]) pen.line([p(x + 5, -9.6), p(x - 3, 7)], pen.at.sw * 0.8)
      return p(39, -5)
  }
}
