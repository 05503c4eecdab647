/** A castle as one sees it from afar: round towers under tiled cones, walls with battlements, a gate. `x` is the middle, `y` the foot, `w` the whole width. */
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { arched, type House } from './landmarks.ts'

export const castle: House = (x, y, w) => {
  const u = w / 100
  const at = (a: number, b: number): Point => [x + a * u, y - b * u]
  const tower = (a: number, foot: number, wide: number, high: number, roof: number, hasFlag = false): string =>
    round(at(a, foot), wide * u, high * u, roof * u, u, hasFlag)
  let out = ''
  // The keep behind, with its tall towers.
  out += tower(-15, 30, 11, 42, 26) + tower(17, 30, 11, 48, 28, true)
  out += battlements(at(-16, 30), at(18, 30), 34 * u, u) + tower(1, 40, 14, 46, 32, true)
  for (const a of [-8, 10]) out += shape(arched(...at(a, 44), 5 * u, 11 * u), 3.8)
  // The walls before it.
  out += tower(-29, 14, 12, 44, 26) + tower(31, 14, 12, 40, 24)
  out += battlements(at(-44, 0), at(44, 0), 34 * u, u)
  out += tower(-43, 0, 15, 50, 30, true) + tower(43, 0, 15, 50, 30, true)
  out += tower(-16, 0, 13, 42, 20) + tower(16, 0, 13, 42, 20)
  out += gate(at(0, 0), u)
  return out
}

/** A tower with courses of stone, a window and a roof of tiles. */
function round([x, y]: Point, w: number, h: number, roof: number, u: number, hasFlag: boolean): string {
  const body: Poly = curve(
    `${x - w / 2},${y}! ${x - w / 2},${y - h}! ${x + w / 2},${y - h}! ${x + w / 2},${y}! ${x},${y + w * 0.08}`,
  )
  let out = shape(body, 4.4)
  const marks: Mark[] = []
  for (const [du, dv] of [
    [-0.34, 0.16],
    [0.02, 0.3],
    [-0.3, 0.5],
  ] as const)
    marks.push({ poly: rect(x + du * w, y - dv * h - 8, Math.max(22, w * 0.3), 17), whole: true })
  if (w > 52) out += clipMarks(marks, [body], 3.2)
  out += shape(arched(x, y - h * 0.58, Math.max(15, w * 0.3), Math.max(26, h * 0.24)), 3.8)
  out += shape(rect(x - w * 0.58, y - h - 6 * (u / 4), w * 1.16, Math.max(15, 4 * u)), 4)
  const foot = y - h - 6 * (u / 4)
  const top = foot - roof
  const cone: Poly = curve(
    `${x - w * 0.66},${foot}! ${x - w * 0.24},${foot - roof * 0.5} ${x},${top}! ${x + w * 0.24},${foot - roof * 0.5} ${x + w * 0.66},${foot}! ${x},${foot + w * 0.1}`,
  )
  out += shape(cone, 4.6)
  const rows: Mark[] = [0.26, 0.52].map((t) => ({
    poly: curve(
      [
        [x - w, foot - roof * t],
        [x, foot - roof * t + w * 0.1],
        [x + w, foot - roof * t],
      ],
      false,
    ),
    open: true,
  }))
  out += clipMarks(rows, [cone], 3.3)
  if (hasFlag)
    out +=
      line(
        [
          [x, top],
          [x, top - 6.4 * u],
        ],
        4.4,
      ) +
      shape(
        curve(
          `${x},${top - 6.4 * u}! ${x + 4 * u},${top - 6 * u} ${x + 8 * u},${top - 4.8 * u}! ${x + 4 * u},${top - 3.6 * u} ${x},${top - 2.4 * u}!`,
        ),
        3.8,
      )
  return out + circle(x, top, Math.max(4, 0.9 * u), 3, '#000')
}

function battlements([x0, y]: Point, [x1]: Point, h: number, u: number): string {
  const top: Poly = []
  const step = 4.4 * u
  const count = Math.round((x1 - x0) / step / 2) * 2 + 1
  for (let i = 0; i < count; i++) {
    const [a, b] = [x0 + ((x1 - x0) * i) / count, x0 + ((x1 - x0) * (i + 1)) / count]
    const v = y - h + (i % 2 ? 3.6 * u : 0)
    top.push([a, v], [b, v])
  }
  const wall: Poly = [...top, [x1, y], [x0, y]]
  const marks: Mark[] = [
    {
      poly: [
        [x0, y - h + 7.4 * u],
        [x1, y - h + 7.4 * u],
      ],
      open: true,
    },
  ]
  for (let i = 0; i < 8; i++)
    marks.push({ poly: rect(x0 + 4 * u + i * 11 * u, y - h * (i % 2 ? 0.34 : 0.58), 6 * u, 3.6 * u), whole: true })
  return shape(wall, 4.6) + clipMarks(marks, [wall], 3.3)
}

function gate([x, y]: Point, u: number): string {
  const arch = arched(x, y, 15 * u, 24 * u)
  const marks: Mark[] = []
  for (const k of [-4, 0, 4])
    marks.push({
      poly: [
        [x + k * u, y],
        [x + k * u, y - 30 * u],
      ],
      open: true,
    })
  for (const k of [6, 12, 18])
    marks.push({
      poly: [
        [x - 10 * u, y - k * u],
        [x + 10 * u, y - k * u],
      ],
      open: true,
    })
  return shape(arched(x, y, 20 * u, 27 * u), 4.6) + shape(arch, 4.2) + clipMarks(marks, [arch], 3.6)
}
