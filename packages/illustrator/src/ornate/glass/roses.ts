/** Five roses with their stems and leaves. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, TAU, walk } from '../kit/points.ts'
import { roseHead } from '../plants/rose-head.ts'
import { lead, pane, rays } from './pieces.ts'

/** Where the roses are, and how large: the last ones lie in front. */
const HEADS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [512, 330, 128],
    [300, 520, 108],
    [726, 540, 108],
    [430, 700, 84],
    [640, 730, 80],
  ],
  [
    [420, 320, 120],
    [650, 480, 132],
    [320, 590, 108],
    [560, 730, 92],
  ],
  [[512, 440, 190]],
  [
    [400, 400, 148],
    [640, 590, 140],
  ],
  [
    [512, 270, 96],
    [330, 420, 96],
    [690, 420, 96],
    [420, 590, 92],
    [610, 590, 92],
    [290, 700, 76],
    [740, 700, 76],
  ],
]

export function roses(rng: Rng): Mark[] {
  const out: Mark[] = []
  const [rx, ry] = [rng.pick([400, 512, 624]), rng.between(360, 480)]
  out.push(...rays(rx, ry, 62, rng.pick([18, 22, 26]), 0.05), pane(ellipse(rx, ry, 64)))
  for (const q of [210, 330, 450, 570, 690]) out.push(lead(arc(rx, ry, q, 0, TAU, 90)))
  const heads: [number, number, number][] = rng
    .pick(HEADS)
    .map(([x, y, q]) => [x! + rng.between(-14, 14), y! + rng.between(-14, 14), q!])
  for (const [x, y] of heads) {
    const s = curve(
      [
        [x, y],
        [x * 0.75 + 512 * 0.25 + rng.between(-20, 20), y * 0.5 + 480],
        [512 + (x - 512) * 0.16, 1000],
      ],
      false,
      14,
    )
    out.push(pane(band(s, 15), 4.5))
    for (const w of walk(s, 112, 150))
      if (w.y < 850)
        for (const k of [-1, 1]) {
          const a = w.a + Math.PI + k * 1.9 + rng.between(-0.2, 0.2)
          const l = rng.between(92, 120)
          const lf = leaf(w.x, w.y, l, 54, a, 0.5, k * 0.06)
          out.push(
            pane(lf, 5),
            lead(
              [
                [w.x, w.y],
                [w.x + l * Math.cos(a) * 0.98, w.y + l * Math.sin(a) * 0.98],
              ],
              4,
            ),
          )
          for (const u of [0.35, 0.62])
            for (const e of [-1, 1])
              out.push(
                lead(
                  [
                    [w.x + l * u * Math.cos(a), w.y + l * u * Math.sin(a)],
                    [
                      w.x + l * (u + 0.16) * Math.cos(a + (e * 0.17) / (u + 0.1)),
                      w.y + l * (u + 0.16) * Math.sin(a + (e * 0.17) / (u + 0.1)),
                    ],
                  ],
                  3.5,
                ),
              )
        }
  }
  for (const [x, y, q] of heads) {
    for (let i = 0; i < 5; i++) out.push(pane(leaf(x, y, q * 1.3, q * 0.44, (i * TAU) / 5 + 0.5, 0.7), 4.5))
    out.push(...roseHead(x, y, q, rng))
  }
  return out
}
