/** Tables and seats of a vanity: drawers, a skirt of cloth, a console; a stool or a pouf. */
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point } from '../kit/points.ts'

/** The top of the table, and where the floor begins. */
export const TOP = 640
export const FLOOR = 930

const top = (): string => shape(rect(50, TOP, 924, 30), 5.4)

/** Two rows of drawers at each side, curved legs. */
export function drawers(): string {
  let out = ''
  for (const x of [72, 692]) {
    for (const u of [x + 22, x + 238])
      out += shape(
        curve(
          `${u - 16},${TOP + 200}! ${u + 16},${TOP + 200}! ${u + 8},${FLOOR - 40} ${u + 16},${FLOOR + 14}! ${u - 14},${FLOOR + 14}! ${u - 6},${FLOOR - 40}`,
        ),
        4.6,
      )
    for (const y of [TOP + 30, TOP + 128]) {
      out += shape(rect(x, y, 260, 98), 5) + shape(rect(x + 16, y + 14, 228, 70), 4)
      for (const s of [-1, 1])
        for (const k of [-0.5, 0.5])
          out += shape(leaf(x + 130 + s * 30, y + 49, 60, 24, (s > 0 ? 0 : Math.PI) + k * 0.8, 0.5), 3.4)
      out += circle(x + 130, y + 49, 17, 4.4)
    }
  }
  return (
    out +
    shape(rect(332, TOP + 30, 360, 56), 5) +
    shape(rect(350, TOP + 42, 324, 32), 4) +
    circle(512, TOP + 58, 11, 3.8) +
    top()
  )
}

/** Cloth in swags to the floor. */
export function skirt(): string {
  let out = shape(curve(`70,${TOP + 20}! 954,${TOP + 20}! 970,${FLOOR + 30}! 54,${FLOOR + 30}!`), 5)
  for (let i = 1; i < 16; i++) {
    const x = 62 + i * 56.5
    out += line(
      curve(
        [
          [512 + (x - 512) * 0.98, TOP + 90],
          [x + (i % 2 ? 6 : -6), TOP + 180],
          [x, FLOOR + 30],
        ],
        false,
      ),
      3.6,
    )
  }
  for (let i = 0; i < 6; i++) {
    const x = 66 + i * 148.6
    out += shape(
      [
        [x, TOP + 20],
        ...arc(x + 74.3, TOP + 20, 74.3, Math.PI, 0, 20).map(([u, v]): Point => [u, TOP + 20 + (v - TOP - 20) * 0.9]),
      ],
      4.6,
    )
    out += line(
      arc(x + 74.3, TOP + 20, 48, Math.PI, 0, 16).map(([u, v]): Point => [u, TOP + 20 + (v - TOP - 20) * 0.86]),
      3.6,
    )
  }
  for (let i = 1; i < 6; i++)
    for (const s of [-1, 1]) out += shape(leaf(66 + i * 148.6, TOP + 44, 44, 30, s > 0 ? 0.25 : Math.PI - 0.25, 0.7), 4)
  for (let i = 1; i < 6; i++) out += circle(66 + i * 148.6, TOP + 44, 12, 3.8)
  return out + top()
}

/** One long drawer on four legs. */
export function consoleTable(): string {
  let out = ''
  for (const x of [110, 330, 694, 914])
    out += shape(
      curve(
        `${x - 20},${TOP + 120}! ${x + 20},${TOP + 120}! ${x + 9},${TOP + 210} ${x + 13},${FLOOR - 20} ${x + 22},${FLOOR + 16}! ${x - 22},${FLOOR + 16}! ${x - 13},${FLOOR - 20} ${x - 9},${TOP + 210}`,
      ),
      4.6,
    )
  out += shape(rect(74, TOP + 30, 876, 100), 5)
  for (const x of [88, 380, 672]) {
    out += shape(rect(x, TOP + 44, 264, 72), 4) + circle(x + 132, TOP + 80, 16, 4.2)
    for (const s of [-1, 1]) out += shape(leaf(x + 132 + s * 30, TOP + 80, 84, 34, s > 0 ? 0 : Math.PI, 0.4), 3.6)
  }
  return out + top()
}

export const stool = (): string => {
  let out = ''
  for (const s of [-1, 1])
    out += shape(
      curve(
        `${512 + s * 92},850! ${512 + s * 70},850! ${512 + s * 80},920 ${512 + s * 104},990! ${512 + s * 126},990! ${512 + s * 104},920`,
      ),
      4.6,
    )
  out += shape(curve('396,850! 390,812 420,790 512,782 604,790 634,812 628,850!'), 5)
  for (const x of [454, 512, 570]) out += circle(x, 818, 11, 3.6)
  return out + shape(rect(388, 848, 248, 22), 4.6)
}
export const pouf = (): string => {
  let out = shape(curve('392,850! 380,930 400,996! 624,996! 644,930 632,850!'), 5)
  for (let i = 1; i < 8; i++)
    out += line(
      curve(
        [
          [392 + i * 30, 850],
          [386 + i * 31.5, 930],
          [400 + i * 28, 996],
        ],
        false,
      ),
      3.6,
    )
  out += shape(curve('392,856 400,806 512,786 624,806 632,856 512,880'), 5)
  return out + circle(512, 828, 14, 4)
}
