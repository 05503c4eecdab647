/** Houses of a countryside: a gable toward us and a long side under its roof. `x` is the middle, `y` the foot, `w` the whole width. */
import type { Rng } from '../../ink/random.ts'
import { cloud } from '../kit/cloud.ts'
import { rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { castle } from './castle.ts'
import { arched, barn, church, type House, quad, ruin, windmill } from './landmarks.ts'

interface Look {
  /** Of the walls, as shares of the width. */
  high: number
  pitch: number
  wall?: 'logs' | 'boards' | 'stones' | 'timber'
  roof?: 'tiles' | 'thatch'
  chimney?: boolean
  tower?: boolean
}

function walls(poly: Poly, wall: Look['wall'], w: number, x: number, y: number, h: number): string {
  const marks: Mark[] = []
  if (wall === 'logs' || wall === 'boards')
    for (let v = y - w * 0.075; v > y - h; v -= w * 0.075)
      marks.push({
        poly: [
          [x - w, v],
          [x + w, v],
        ],
        open: true,
      })
  if (wall === 'timber')
    for (const u of [-0.5, -0.3, -0.1, 0.02, 0.2, 0.38, 0.5])
      marks.push({
        poly: [
          [x + u * w, y],
          [x + u * w, y - h],
        ],
        open: true,
      })
  if (wall === 'stones')
    for (const [u, v, s] of [
      [-0.46, 0.1, 0.07],
      [-0.2, 0.3, 0.07],
      [0.06, 0.34, 0.08],
      [0.3, 0.06, 0.08],
      [0.42, 0.36, 0.07],
      [-0.42, 0.42, 0.06],
      [0.1, 0.05, 0.07],
    ] as const)
      if (s * w > 13)
        marks.push({ poly: rect(x + u * w, y - v * h - s * w * 0.5, s * w, Math.max(14, s * w * 0.5)), whole: true })
  return shape(poly, 4.6) + clipMarks(marks, [poly], 3.3)
}

const house =
  ({ high, pitch, wall, roof = 'tiles', chimney = true, tower = false }: Look): House =>
  (x, y, w, rng) => {
    const [l, m, r] = [x - w / 2, x - w * 0.14, x + w / 2]
    const h = w * high
    const [eave, top] = [y - h, y - h - w * pitch]
    const apex = (l + m) / 2
    const over = w * 0.045
    let out = ''
    if (tower) {
      out += shape(rect(r - w * 0.3, eave - w * 0.42, w * 0.22, w * 0.6), 4.6)
      out += shape(
        [
          [r - w * 0.34, eave - w * 0.42],
          [r - w * 0.19, eave - w * 0.54],
          [r - w * 0.04, eave - w * 0.42],
        ],
        4.6,
      )
      out += shape(arched(r - w * 0.19, eave - w * 0.2, w * 0.07, w * 0.13), 3.6)
    }
    if (chimney) {
      // Over several small ones their smoke would be a heap.
      if (w > 200)
        out += [0, 1, 2]
          .map((i) =>
            shape(cloud([r - w * (0.2 - i * 0.12), top - w * (0.22 + i * 0.17)], (w / 400) * (0.62 + i * 0.3)), 3.6),
          )
          .join('')
      out +=
        shape(rect(r - w * 0.26, top - w * 0.11, w * 0.1, w * 0.24), 4.2) +
        shape(rect(r - w * 0.28, top - w * 0.13, w * 0.14, w * 0.045), 3.6)
    }
    out += walls(quad([m, eave], [r, eave], [r, y], [m, y]), wall, w, x, y, h)
    out += walls(
      [
        [l, y],
        [l, eave],
        [apex, top + over],
        [m, eave],
        [m, y],
      ],
      wall,
      w,
      x,
      y,
      h * 1.9,
    )
    const slope = quad(
      [apex, top],
      [r - w * 0.05, top],
      [r + over, eave + over * 0.6],
      [m + over * 0.4, eave + over * 0.6],
    )
    out += shape(slope, 4.8)
    const marks: Mark[] = []
    if (roof === 'tiles') {
      const n = w > 190 ? 4 : 3
      for (let i = 1; i < n; i++) {
        const t = i / n
        marks.push({
          poly: [
            [apex, top + (eave - top) * t],
            [r + 60, top + (eave - top) * t],
          ],
          open: true,
        })
      }
      for (let i = 0; i < n; i++)
        for (let k = 0; k < 14; k++) {
          const [v0, v1] = [top + ((eave - top) * i) / n, top + ((eave - top) * (i + 1)) / n]
          const u = apex + (k + (i % 2 ? 0.5 : 0)) * w * 0.1
          if (w > 150)
            marks.push({
              poly: [
                [u, v0],
                [u + w * 0.02, v1],
              ],
              open: true,
            })
        }
    } else
      for (const t of [0.3, 0.62])
        marks.push({
          poly: Array.from(
            { length: 30 },
            (_, i): Point => [apex - 10 + i * w * 0.028, top + (eave - top) * t + (i % 2 ? 5 : -3)],
          ),
          open: true,
        })
    out += clipMarks(marks, [slope], 3.2)
    // The edge of the gable's roof.
    out += shape(
      [
        [l - over, eave + over],
        [apex, top - over * 0.2],
        [m + over, eave + over],
        [m - over * 0.1, eave + over],
        [apex, top + over * 1.5],
        [l + over * 0.1, eave + over],
      ],
      4,
    )
    const pane = Math.max(16, w * 0.1)
    const windows = rng.chance(0.5) ? [0.1, 0.24, 0.38] : [0.08, 0.38]
    for (const u of windows) out += window(x + u * w, y - h * 0.56, pane, w)
    if (windows.length === 2) out += door(x + 0.23 * w, y, w * 0.11, h * 0.62)
    else out += door(apex, y, w * 0.12, h * 0.62)
    if (windows.length === 2) out += window(apex, y - h * 0.5, pane, w)
    return out + (w > 200 ? circle(apex, eave - w * pitch * 0.28, w * 0.034, 3.4) : '')
  }

const door = (x: number, y: number, w: number, h: number): string => shape(arched(x, y, Math.max(17, w), h), 4)
const window = (x: number, y: number, s: number, w: number): string =>
  shape(rect(x - s / 2, y - s * 0.6, s, s * 1.2), 3.8) +
  (w > 230
    ? line(
        [
          [x, y - s * 0.6],
          [x, y + s * 0.6],
        ],
        3,
      ) +
      line(
        [
          [x - s / 2, y],
          [x + s / 2, y],
        ],
        3,
      )
    : '')

/** A hut on stilts over the water. */
export const stiltHouse: House = (x, y, w, rng) => {
  let out = ''
  for (const u of [-0.42, -0.14, 0.14, 0.42]) out += shape(rect(x + u * w - 6, y - w * 0.22, 12, w * 0.3), 3.8)
  out +=
    line(
      [
        [x - w * 0.4, y],
        [x - w * 0.16, y - w * 0.2],
      ],
      4,
    ) +
    line(
      [
        [x + w * 0.16, y - w * 0.2],
        [x + w * 0.4, y],
      ],
      4,
    )
  out += house({ high: 0.34, pitch: 0.24, wall: 'boards', chimney: false })(x, y - w * 0.22, w, rng)
  return out + shape(rect(x - w * 0.56, y - w * 0.25, w * 1.12, 16), 4)
}

const cottage = house({ high: 0.3, pitch: 0.3, wall: 'stones', roof: 'thatch' })
export const HOUSES: Readonly<Record<string, House>> = {
  farmhouse: house({ high: 0.36, pitch: 0.16, tower: true, wall: 'stones' }),
  villa: house({ high: 0.36, pitch: 0.16, tower: true, chimney: false }),
  cottage,
  house: house({ high: 0.34, pitch: 0.26 }),
  cabin: house({ high: 0.32, pitch: 0.28, wall: 'logs' }),
  'log cabin': house({ high: 0.32, pitch: 0.28, wall: 'logs' }),
  hut: house({ high: 0.28, pitch: 0.3, wall: 'boards', roof: 'thatch' }),
  chalet: house({ high: 0.36, pitch: 0.24, wall: 'boards' }),
  barn,
  church,
  chapel: church,
  windmill,
  mill: windmill,
  'mill house': house({ high: 0.5, pitch: 0.28, wall: 'stones' }),
  ruin,
  castle,
  'castle ruin': ruin,
  abbey: ruin,
  'stilt house': stiltHouse,
}

/** Any building of the world, as it is drawn elsewhere, where we have none of our own here. */
export const building = (name: string, x: number, y: number, w: number, rng: Rng): string =>
  HOUSES[name]?.(x, y, w, rng) ?? standing(name, () => 4.6)?.(x, y, w * 1.1, w * 1.1) ?? ''
