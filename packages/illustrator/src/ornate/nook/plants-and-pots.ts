/** Plants, pots and jars for a shelf. */

import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import { block, bloom, placed, pot, type Stock } from './books.ts'
export const POTTED: Readonly<Record<string, Stock>> = {
  trailing: {
    w: 76,
    draw: (x, y, _h, rng) => {
      let out = ''
      for (const e of [-1, 1]) {
        const p = curve(
          [
            [x + e * 8, y - 48],
            [x + e * 26, y - 72],
            [x + e * 38, y - 50],
            [x + e * 36, y - 12],
          ],
          false,
          6,
        )
        out += line(p, 3.2)
        for (let i = 6; i < p.length; i += 4)
          out += shape(leaf(p[i]![0], p[i]![1], 24, 17, Math.PI / 2 - e * (i % 8 === 6 ? 0.9 : -0.5), 0.5), 3)
      }
      for (let i = 0; i < 5; i++)
        out += shape(leaf(x, y - 46, rng.between(30, 40), 17, -Math.PI / 2 + (i - 2) * 0.5, 0.5), 3.2)
      return out + pot(x, y, 48, 46)
    },
  },
  snake: {
    w: 66,
    draw: (x, y, h) => {
      let out = ''
      const L = Math.min(h - 54, 74)
      for (const [k, l] of [
        [-0.42, 0.74],
        [0.42, 0.78],
        [-0.18, 0.95],
        [0.2, 1],
        [0, 0.7],
      ] as const) {
        out +=
          shape(leaf(x + k * 22, y - 46, L * l, 20, -Math.PI / 2 + k, 0.4), 3.6) +
          line(
            [
              [x + k * 22, y - 46],
              [
                x + k * 22 + L * l * 0.7 * Math.cos(-Math.PI / 2 + k),
                y - 46 + L * l * 0.7 * Math.sin(-Math.PI / 2 + k),
              ],
            ],
            2.8,
          )
      }
      return out + pot(x, y, 50, 48)
    },
  },
  cactus: {
    w: 64,
    draw: (x, y, h) => {
      const t = Math.min(h - 20, 116)
      let out =
        shape(
          curve([
            [x - 17, y - 40],
            [x - 17, y - t + 16],
            [x, y - t],
            [x + 17, y - t + 16],
            [x + 17, y - 40],
          ]),
          4,
        ) +
        shape(
          curve([
            [x + 15, y - 66],
            [x + 34, y - 66],
            [x + 33, y - 96],
            [x + 24, y - 100],
            [x + 21, y - 80],
            [x + 15, y - 80],
          ]),
          3.6,
        ) +
        line(
          [
            [x, y - t + 12],
            [x, y - 48],
          ],
          3,
        )
      for (const u of [-9, 9])
        for (let v = 0; v < 3; v++)
          out += line(
            [
              [x + u - 3, y - 62 - v * 16],
              [x + u + 3, y - 66 - v * 16],
            ],
            2.6,
          )
      return out + bloom(x, y - t, 17) + pot(x, y, 50, 44)
    },
  },
  vase: {
    w: 78,
    draw: (x, y, h, _rng) => {
      let out = ''
      const t = Math.min(h - 8, 138)
      for (const [k, l] of [
        [-0.5, 0.8],
        [0.5, 0.84],
        [0, 1],
      ] as const) {
        const e: Point = [x + k * 52, y - t * l + 22]
        out +=
          line(curve([[x, y - 60], [x + k * 22, y - 80], e], false), 4) +
          vein(x + k * 16, y - 72, 26, 14, -Math.PI / 2 + k * 2.2 + 0.3, { sw: 3 }) +
          bloom(e[0], e[1], 24)
      }
      return (
        out +
        placed(
          x,
          y,
          1,
        )('-12,-66 12,-66 9,-54 26,-34 22,-8 14,0 -14,0 -22,-8 -26,-34 -9,-54'.replace(/^/, '')).reduce(
          (a) => a,
          shape(placed(x, y, 1)('-12,-66! 12,-66! 9,-54 27,-32 22,-8 13,0! -13,0! -22,-8 -27,-32 -9,-54'), 4),
        ) +
        line(
          curve(
            [
              [x - 25, y - 38],
              [x, y - 32],
              [x + 25, y - 38],
            ],
            false,
          ),
          3,
        ) +
        line(
          curve(
            [
              [x - 25, y - 20],
              [x, y - 14],
              [x + 25, y - 20],
            ],
            false,
          ),
          3,
        )
      )
    },
  },
  teapot: {
    w: 112,
    draw: (x, y) =>
      shape(placed(x, y, 1)('-38,-52 -60,-54 -60,-26 -34,-18 -36,-26 -50,-32 -50,-44 -36,-42'), 3.6) +
      shape(placed(x, y, 1)('30,-26! 46,-34 50,-56 62,-58! 58,-34 46,-12 30,-8!'), 3.8) +
      shape(placed(x, y, 1)('-26,-62 26,-62 40,-36 34,-8 22,0! -22,0! -34,-8 -40,-36'), 4.4) +
      shape(placed(x, y, 1)('-26,-62! -16,-74 0,-77 16,-74 26,-62!'), 3.8) +
      circle(x, y - 83, 8, 3.4) +
      bloom(x, y - 32, 22),
  },
  mug: {
    w: 68,
    draw: (x, y) =>
      shape(ellipse(x + 20, y - 25, 20, 19, 26), 3.4) +
      shape(ellipse(x + 20, y - 25, 11.5, 11, 22), 3.2) +
      block(x - 22, y - 48, 42, 48, 4.2) +
      shape(placed(x - 1, y - 24, 0.7)('0,14! -16,-2 -12,-16 0,-8! 12,-16 16,-2'), 3) +
      line(
        curve(
          [
            [x - 8, y - 56],
            [x - 12, y - 66],
            [x - 6, y - 76],
          ],
          false,
        ),
        3,
      ) +
      line(
        curve(
          [
            [x + 6, y - 56],
            [x + 2, y - 66],
            [x + 8, y - 76],
          ],
          false,
        ),
        3,
      ),
  },
  jar: {
    w: 62,
    draw: (x, y) => {
      let out =
        shape(placed(x, y, 1)('-22,-62 22,-62 28,-48 28,-8 20,0! -20,0! -28,-8 -28,-48'), 4.2) +
        block(x - 23, y - 76, 46, 15, 4)
      for (const [u, v] of [
        [-14, -12],
        [4, -11],
        [18, -14],
        [-6, -28],
        [12, -30],
        [-17, -31],
        [2, -46],
        [-14, -48],
        [17, -47],
      ])
        out += circle(x + u!, y + v!, 8.4, 3)
      return out
    },
  },
  candle: {
    w: 50,
    draw: (x, y, h) => {
      const t = Math.min(60, h - 56)
      return (
        shape(placed(x, y - t - 14, 1)('0,-28! 10,-10 6,0 -6,0 -10,-10'), 3.4) +
        line(
          [
            [x, y - t - 14],
            [x, y - t - 5],
          ],
          3,
        ) +
        block(x - 14, y - t - 4, 28, t - 8, 4) +
        shape(
          curve(
            [
              [x - 14, y - t + 14],
              [x - 6, y - t + 10],
              [x - 2, y - t + 22],
              [x + 4, y - t + 10],
              [x + 14, y - t + 12],
            ],
            false,
          ),
          3,
          'none',
        ) +
        shape(placed(x, y, 1)('-24,-13! 24,-13! 15,0! -15,0!'), 4)
      )
    },
  },
}
