/** A ship under sail before the sun. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { lead, pane, rays } from './pieces.ts'
export function ship(rng: Rng): Mark[] {
  const out: Mark[] = []
  const sx = rng.between(470, 560)
  const sy = 330
  const dir = rng.chance(0.5) ? 1 : -1
  const at = (x: number) => 512 + dir * (x - 512)
  out.push(
    ...rays(sx, sy, 100, 26),
    pane(ellipse(sx, sy, 250)),
    ...rays(sx, sy, 100, 26, Math.PI / 26).map((m) => ({ ...m, p: m.poly.slice(0, 6) })),
    pane(ellipse(sx, sy, 104)),
    pane(ellipse(sx, sy, 70)),
  )
  // clouds
  for (const [x, y, s] of [
    [220, 520, 1],
    [820, 470, 0.9],
    [330, 250, 0.7],
    [720, 220, 0.75],
  ] as const)
    out.push(
      pane(
        move(
          curve([
            [-90, 30],
            [-96, 2],
            [-62, -14],
            [-48, -46],
            [-8, -44],
            [14, -64],
            [52, -46],
            [58, -18],
            [92, -6],
            [90, 30],
          ]),
          x + rng.between(-16, 16),
          y,
          0,
          s,
        ),
      ),
      lead(
        move(
          curve(
            [
              [-50, 30],
              [-44, 4],
              [-14, 0],
              [4, -20],
              [30, -6],
            ],
            false,
          ),
          x,
          y,
          0,
          s,
        ),
        4,
      ),
    )
  // far sea
  out.push(pane(rect(0, 690, 1024, 400)))
  const wave = (y: number, amp: number, wl: number, ph: number): Poly => {
    const t: Poly = []
    for (let x = 0; x <= 1024; x += 6) {
      const u = ((x + ph) / wl) % 1
      t.push([x, y - amp * Math.abs(Math.sin(Math.PI * u)) ** 0.8])
    }
    return [...t, [1024, 1100], [0, 1100]]
  }
  for (const [x, w] of [
    [300, 40],
    [420, 60],
    [620, 50],
    [760, 60],
  ] as const)
    out.push(
      lead(
        [
          [x, 690],
          [x - w, 760],
        ],
        4.5,
      ),
    )
  const P2 = (s: string) => curve(s).map(([x, y]) => [at(x), y] as Point)
  // ship, painted before the near waves
  const hull = P2('236,668! 300,690 420,700 640,700 730,676 800,630! 792,700 750,780 700,830! 340,830! 280,770 248,720')
  const plank = (k: number) =>
    lead(
      curve(
        [
          [244 + k * 0.3, 690 + k],
          [420, 724 + k],
          [640, 724 + k],
          [788 - k * 0.35, 668 + k],
        ],
        false,
      ).map(([x, y]) => [at(x), y] as Point),
      4,
    )
  const mast = (x: number, y0: number) => pane(rect(at(x) - 7, y0, 14, 700 - y0), 4)
  out.push(mast(370, 300), mast(530, 210), mast(668, 330))
  out.push(
    lead(
      [
        [at(800), 630],
        [at(900), 560],
      ],
      7,
    ),
    lead(
      [
        [at(900), 560],
        [at(668), 350],
      ],
      3.5,
    ),
    lead(
      [
        [at(900), 560],
        [at(530), 240],
      ],
      3.5,
    ),
  )
  const sail = (x: number, y: number, w: number, h: number, w2: number) => {
    const b = 26
    const p = curve([
      { x: x - w / 2, y, corner: true },
      { x, y: y + 5 },
      { x: x + w / 2, y, corner: true },
      { x: x + w2 / 2 + b, y: y + h * 0.55 },
      { x: x + w2 / 2 + 6, y: y + h, corner: true },
      { x: x + 14, y: y + h - 16 },
      { x: x - w2 / 2 + 6, y: y + h, corner: true },
      { x: x - w2 / 2 + b, y: y + h * 0.5 },
    ]).map(([u, v]) => [at(u), v] as Point)
    out.push(pane(p))
    for (const k of [-0.25, 0, 0.25])
      out.push(
        ...[
          lead(
            curve(
              [
                [at(x + k * w), y + 3],
                [at(x + (k * (w + w2)) / 2 + b * 0.9), y + h * 0.55],
                [at(x + k * w2 + 10), y + h - 12 + Math.abs(k) * 20],
              ],
              false,
            ),
            4,
          ),
        ],
      )
    out.push(
      lead(
        curve(
          [
            [at(x - (w + w2) / 4 + 16), y + h * 0.42],
            [at(x + 20), y + h * 0.48],
            [at(x + (w + w2) / 4 + 19), y + h * 0.42],
          ],
          false,
        ),
        4,
      ),
    )
  }
  sail(370, 330, 120, 110, 150)
  sail(370, 456, 160, 170, 190)
  sail(530, 240, 130, 110, 160)
  sail(530, 366, 176, 130, 204)
  sail(530, 512, 214, 150, 236)
  sail(668, 370, 100, 100, 126)
  sail(668, 486, 136, 150, 156)
  for (const [x, y] of [
    [370, 300],
    [530, 210],
    [668, 330],
  ] as const)
    out.push(
      pane(
        curve([
          { x: at(x), y: y - 4, corner: true },
          { x: at(x + 30), y: y - 14 },
          { x: at(x + 66), y: y - 2, corner: true },
          { x: at(x + 40), y: y + 12 },
          { x: at(x + 60), y: y + 26, corner: true },
          { x: at(x + 24), y: y + 20 },
          { x: at(x), y: y + 26, corner: true },
        ]),
        4,
      ),
    )
  out.push(pane(hull, 7), plank(16), plank(52))
  for (let x = 330; x < 740; x += 62) out.push(pane(ellipse(at(x), 760, 14), 4))
  let y = 800
  let _k = 0
  for (const [amp, wl] of [
    [34, 128],
    [40, 150],
    [44, 170],
  ] as const) {
    const ph = rng.between(0, 150)
    out.push(pane(wave(y, amp, wl, ph), 6))
    for (let x = -ph + wl * 0.5; x < 1024; x += wl) {
      const ym = y - amp
      out.push(
        lead(
          curve(
            [
              [x - wl * 0.38, y + 8],
              [x - wl * 0.12, ym + 22],
              [x + wl * 0.14, ym + 26],
              [x + wl * 0.1, ym + 46],
              [x - wl * 0.02, ym + 42],
            ],
            false,
          ),
          4,
        ),
      )
      out.push(
        lead(
          [
            [x + wl * 0.5, y],
            [x + wl * 0.42, y + 26],
          ],
          4.5,
        ),
      )
    }
    y += 62
    _k++
  }
  for (let x = 80; x < 1000; x += 118)
    out.push(
      lead(
        curve(
          [
            [x, 880],
            [x + 24, 920],
            [x + 6, 1000],
          ],
          false,
        ),
        4.5,
      ),
    )
  return out
}
