/** The skyline of a city: towers in three rows, a bridge, and the water before them. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { nightSky } from '../town/sky.ts'
import { suspensionBridge } from './suspension-bridge.ts'

const QUAY = 800

/** `asked` are landmarks, in the middle of the first row. */
export function skyline(rng: Rng, asked: readonly string[], isNight: boolean, hasBridge = false): string {
  let out = isNight ? nightSky(rng) : heavens(rng)
  for (const [foot, low, high, least, most] of [
    [QUAY, 440, 620, 74, 108],
    [QUAY, 300, 470, 88, 128],
    [QUAY, 150, 300, 96, 150],
  ] as const)
    for (let x = 14 + rng.between(-30, 0); x < 1010; ) {
      const w = rng.between(least, most)
      out += tower(x, foot, w, rng.between(low, high), rng)
      x += w + (low > 400 ? rng.between(10, 40) : 0)
    }
  for (const [i, name] of asked.entries())
    out += fittedDrawing(name, () => 4.6)?.(asked.length === 1 ? 512 : 300 + i * 420, QUAY - 230, 330, 460) ?? ''
  return page(
    out + water(rng, !hasBridge) + (hasBridge ? suspensionBridge(QUAY + 76) : '') + paperAround(rect(14, 14, 996, 996)),
  )
}

function heavens(rng: Rng): string {
  const [x, y] = [rng.pick([180, 512, 840]), 150]
  let out = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU
    out += line(
      [
        [x + 110 * Math.cos(a), y + 110 * Math.sin(a)],
        [x + 1100 * Math.cos(a), y + 1100 * Math.sin(a)],
      ],
      3,
    )
  }
  return out + circle(x, y, 110, 5) + circle(x, y, 84, 4)
}

type Top = (x: number, y: number, w: number) => string
const TOPS: readonly Top[] = [
  () => '',
  (x, y, w) =>
    shape(
      [
        [x, y],
        [x + w / 2, y - w * 0.8],
        [x + w, y],
      ],
      4.4,
    ) +
    line(
      [
        [x + w / 2, y - w * 0.8],
        [x + w / 2, y - w * 1.3],
      ],
      4.4,
    ),
  (x, y, w) =>
    shape([...arc(x + w / 2, y, w / 2, Math.PI, TAU, 18)], 4.4) +
    line(
      [
        [x + w / 2, y - w / 2],
        [x + w / 2, y - w * 0.86],
      ],
      4.4,
    ),
  (x, y, w) =>
    shape(rect(x + w * 0.14, y - w * 0.3, w * 0.72, w * 0.3), 4.4) +
    shape(rect(x + w * 0.32, y - w * 0.58, w * 0.36, w * 0.28), 4.4) +
    line(
      [
        [x + w / 2, y - w * 0.58],
        [x + w / 2, y - w],
      ],
      4.4,
    ),
  (x, y, w) =>
    shape(
      [
        [x, y],
        [x, y - w * 0.5],
        [x + w, y],
      ],
      4.4,
    ),
  (x, y, w) =>
    shape(rect(x + w * 0.2, y - w * 0.46, w * 0.5, w * 0.3), 4.2) +
    line(
      [
        [x + w * 0.28, y - w * 0.16],
        [x + w * 0.28, y],
      ],
      4.2,
    ) +
    line(
      [
        [x + w * 0.62, y - w * 0.16],
        [x + w * 0.62, y],
      ],
      4.2,
    ),
]

type Front = (x: number, y: number, w: number, h: number) => string
const FRONTS: readonly Front[] = [
  // Panes in rows.
  (x, y, w, h) =>
    panes(x, y, w, h, Math.max(2, Math.round(w / 34)), 36, (u, v, a, b) =>
      shape(rect(u + a * 0.2, v + b * 0.2, a * 0.6, b * 0.62), 3.2),
    ),
  // Bands of windows.
  (x, y, w, h) => panes(x, y, w, h, 1, 34, (u, v, a, b) => shape(rect(u + 9, v + b * 0.26, a - 18, b * 0.5), 3.2)),
  // Ribs.
  (x, y, w, h) =>
    panes(x, y, w, h, Math.max(3, Math.round(w / 26)), h, (u, v, a, b) =>
      shape(rect(u + a * 0.2, v + 12, a * 0.6, b - 12), 3.2),
    ),
  // Arched windows.
  (x, y, w, h) =>
    panes(x, y, w, h, Math.max(2, Math.round(w / 40)), 50, (u, v, a, b) =>
      shape(
        [
          [u + a * 0.22, v + b * 0.86],
          ...arc(u + a / 2, v + b * 0.44, a * 0.28, Math.PI, TAU, 10),
          [u + a * 0.78, v + b * 0.86],
        ],
        3.2,
      ),
    ),
  // Lattice.
  (x, y, w, h) =>
    panes(
      x,
      y,
      w,
      h,
      1,
      w,
      (u, v, a, b) =>
        line(
          [
            [u, v],
            [u + a, v + b],
          ],
          3.4,
        ) +
        line(
          [
            [u + a, v],
            [u, v + b],
          ],
          3.4,
        ) +
        line(
          [
            [u, v + b],
            [u + a, v + b],
          ],
          3.4,
        ),
    ),
]

function panes(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  tall: number,
  draw: (u: number, v: number, a: number, b: number) => string,
): string {
  const rows = Math.max(1, Math.floor(h / tall))
  let out = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) out += draw(x + (i * w) / columns, y + (j * h) / rows, w / columns, h / rows)
  return out
}

function tower(x: number, foot: number, w: number, h: number, rng: Rng): string {
  const y = foot - h
  return rng.pick(TOPS)(x, y, w) + shape(rect(x, y, w, h), 5) + rng.pick(FRONTS)(x, y + 8, w, h - 12)
}

/** Waves, and a bridge on arches before the quay. */
function water(rng: Rng, hasBoats: boolean): string {
  let out = shape(rect(14, QUAY, 996, 230), 5)
  for (let i = 0; i < 5; i++) {
    const y = QUAY + 56 + i * 36
    out += line(
      Array.from({ length: 52 }, (_, k): Point => [k * 20 + 10, y + 8 * Math.sin(k * 0.9 + i * 1.7)]),
      3.4,
    )
  }
  out += shape(rect(14, QUAY - 14, 996, 36), 5)
  for (let x = 14 + 62; x < 1010; x += 62)
    out += line(
      [
        [x, QUAY - 14],
        [x, QUAY + 22],
      ],
      3.6,
    )
  for (const [x, scale] of hasBoats
    ? ([
        [rng.between(190, 330), 1],
        [rng.between(640, 820), 0.8],
      ] as const)
    : [])
    out += boat(x, QUAY + 130, scale)
  return out
}
const boat = (x: number, y: number, s: number): string => {
  const at = (poly: Poly): Poly => poly.map(([u, v]) => [x + u * s, y + v * s])
  return (
    shape(at(curve('-90,0! 90,0! 66,38 -60,38')), 4.6) +
    shape(
      at([
        [-4, -8],
        [-4, -128],
        [76, -8],
      ]),
      4.4,
    ) +
    shape(
      at([
        [-12, -8],
        [-12, -106],
        [-66, -8],
      ]),
      4.4,
    )
  )
}
