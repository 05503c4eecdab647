/** Keepsakes for a shelf. */

import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { block, placed, type Stock } from './books.ts'
export const KEEPSAKES: Readonly<Record<string, Stock>> = {
  globe: {
    w: 88,
    draw: (x, y) => {
      const c = y - 62
      return (
        block(x - 5, y - 22, 10, 16, 3.4) +
        shape(placed(x, y, 1)('-30,0! -22,-10 0,-13 22,-10 30,0!'), 3.8) +
        shape([...arc(x, c, 47, -1.2, 2.3, 24), ...arc(x, c, 39, 2.3, -1.2, 24)], 3) +
        circle(x, c, 35, 4.2) +
        shape(placed(x, c, 1)('-26,-16 -8,-26 4,-16 -2,-2 -12,4 -14,18 -22,6'), 3) +
        shape(placed(x, c, 1)('10,-10 26,-14 31,2 20,18 12,8'), 3)
      )
    },
  },
  clock: {
    w: 84,
    draw: (x, y) => {
      const c = y - 52
      let out =
        line(
          [
            [x - 22, y - 14],
            [x - 30, y - 2],
          ],
          6,
        ) +
        line(
          [
            [x + 22, y - 14],
            [x + 30, y - 2],
          ],
          6,
        )
      for (const e of [-1, 1]) out += shape(ellipse(x + e * 25, c - 36, 16, 12, 24, e * 0.6), 3.6)
      out += circle(x, c, 40, 4.6) + circle(x, c, 30, 3.4)
      for (let i = 0; i < 12; i++) {
        const a = (i * Math.PI) / 6
        out += line(
          [
            [x + 24 * Math.cos(a), c + 24 * Math.sin(a)],
            [x + 29 * Math.cos(a), c + 29 * Math.sin(a)],
          ],
          2.8,
        )
      }
      return (
        out +
        line(
          [
            [x, c],
            [x, c - 18],
          ],
          3.4,
        ) +
        line(
          [
            [x, c],
            [x + 12, c + 7],
          ],
          3.4,
        )
      )
    },
  },
  frame: {
    w: 84,
    draw: (x, y, h) => {
      const H = Math.min(h - 14, 104)
      let out = block(x - 36, y - H, 72, H, 4.6) + block(x - 25, y - H + 11, 50, H - 22, 3.6)
      const in0 = rect(x - 25, y - H + 11, 50, H - 22)
      out += clipMarks(
        [
          { poly: ellipse(x + 10, y - H + 30, 9), sw: 3 },
          {
            poly: curve([
              [x - 50, y],
              [x - 26, y - 36],
              [x - 8, y - 52],
              [x + 6, y - 30],
              [x + 30, y - 20],
              [x + 40, y],
            ]),
            sw: 3,
          },
          {
            poly: curve([
              [x - 40, y],
              [x - 4, y - 28],
              [x + 14, y - 40],
              [x + 50, y - 10],
            ]),
            sw: 3,
          },
        ],
        [in0],
        3,
        40,
      )
      return out
    },
  },
  hourglass: {
    w: 58,
    draw: (x, y) =>
      block(x - 24, y - 11, 48, 11, 3.8) +
      block(x - 24, y - 96, 48, 11, 3.8) +
      shape(
        placed(x, y, 1)('-18,-84! 18,-84! 16,-66 4,-50 4,-46 16,-30 18,-12! -18,-12! -16,-30 -4,-46 -4,-50 -16,-66'),
        4,
      ) +
      line(
        curve(
          [
            [x - 15, y - 64],
            [x, y - 60],
            [x + 15, y - 64],
          ],
          false,
        ),
        3,
      ) +
      shape(placed(x, y, 1)('-14,-13! 0,-30 14,-13!'), 3),
  },
  lantern: {
    w: 62,
    draw: (x, y, _h) => {
      return (
        shape(arc(x, y - 92, 15, Math.PI, TAU, 12), 4, 'none') +
        shape(
          [
            [x - 26, y - 78],
            [x, y - 98],
            [x + 26, y - 78],
          ],
          4,
        ) +
        block(x - 22, y - 78, 44, 66, 4) +
        line(
          [
            [x, y - 78],
            [x, y - 58],
          ],
          3,
        ) +
        shape(placed(x, y - 20, 1)('0,-34! 11,-16 7,-3 -7,-3 -11,-16'), 3.4) +
        block(x - 28, y - 13, 56, 13, 4)
      )
    },
  },
  owl: {
    w: 66,
    draw: (x, y) => {
      let out =
        shape(placed(x, y, 1)('-24,-84! -10,-74 10,-74 24,-84! 30,-58 30,-22 16,0! -16,0! -30,-22 -30,-58'), 4.2) +
        shape(placed(x, y, 1)('0,-44! 17,-30 13,-6 0,-3 -13,-6 -17,-30'), 3.2)
      for (const e of [-1, 1]) out += circle(x + e * 13, y - 58, 11.5, 3.4) + dot(x + e * 12, y - 58, 4.6)
      return (
        out +
        shape(placed(x, y, 1)('-5,-50! 5,-50! 0,-40!'), 2.6) +
        line(
          curve(
            [
              [x - 8, y - 24],
              [x, y - 19],
              [x + 8, y - 24],
            ],
            false,
          ),
          2.8,
        )
      )
    },
  },
  camera: {
    w: 92,
    draw: (x, y) =>
      block(x - 16, y - 68, 32, 16, 3.8) +
      block(x - 40, y - 54, 80, 54, 4.4) +
      line(
        [
          [x - 40, y - 40],
          [x + 40, y - 40],
        ],
        3,
      ) +
      circle(x, y - 25, 21, 4) +
      circle(x, y - 25, 11, 3.4) +
      block(x + 23, y - 50 + 0, 0.1, 0.1, 0),
  },
  yarn: {
    w: 96,
    draw: (x, y) => {
      let out = ''
      for (const [u, v, q] of [
        [-24, -23, 22],
        [24, -23, 22],
        [0, -58, 22],
      ] as const) {
        out += circle(x + u, y + v, q, 4)
        for (const k of [-0.45, 0.1, 0.6])
          out += line(
            curve(
              [
                [x + u - q * 0.9 * Math.sqrt(1 - k * k * 0.8), y + v + k * q],
                [x + u, y + v + k * q - 9],
                [x + u + q * 0.9 * Math.sqrt(1 - k * k * 0.8), y + v + k * q],
              ],
              false,
            ),
            2.8,
          )
      }
      return out
    },
  },
}
