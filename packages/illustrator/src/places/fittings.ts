/** What is built into a room and tells at once which one it is: shelves, counters, columns. The middle stays free for those who play. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, ell, line, path, pen, rect, rot } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { isApart } from './clear.ts'

/** The line where the wall meets the floor. */
export const FLOOR = 765

/** What stands on one board, from x0 to x1 with its foot at y and at most h high. */
export type Goods = (rng: Rng, x0: number, x1: number, y: number, h: number) => string

export const books: Goods = (rng, x0, x1, y, h) => {
  let out = ''
  let x = x0 + 4
  while (x < x1 - 34) {
    const w = rng.between(27, 42)
    const high = h * rng.between(0.66, 0.92)
    if (x + w > x1 - 4) break
    const leans = rng.chance(0.1) && x + w + 24 < x1
    const book = tint(
      `any${rng.int(1, 6)}`,
      rect(x, y - high, w, high, SW.bg, 3) +
        (w > 33 ? line(pen`M${x} ${y - high * 0.78}h${w}M${x} ${y - high * 0.22}h${w}`, SW.bg * 0.8) : ''),
    )
    out += leans ? rot(11, x, y, book) : book
    x += w + (leans ? 24 : rng.chance(0.12) ? 20 : 0)
  }
  return out
}

export const jars: Goods = (rng, x0, x1, y, h) => {
  let out = ''
  for (let x = x0 + 34; x < x1 - 26; x += rng.between(60, 78)) {
    const [w, high] = [rng.between(40, 50), h * rng.between(0.5, 0.74)]
    out += tint(
      'glass',
      path(
        pen`M${x - w / 2} ${y}V${y - high + 10}Q${x - w / 2} ${y - high} ${x - w * 0.3} ${y - high}H${x + w * 0.3}Q${x + w / 2} ${y - high} ${x + w / 2} ${y - high + 10}V${y}Z`,
        SW.bg,
      ) +
        tint(`any${rng.int(1, 6)}`, rect(x - w * 0.36, y - high - 15, w * 0.72, 17, SW.bg, 4)) +
        tint('cream', rect(x - w * 0.3, y - high * 0.56, w * 0.6, Math.max(19, high * 0.3), SW.bg, 3)),
    )
  }
  return out
}

export const boxes: Goods = (rng, x0, x1, y, h) => {
  let out = ''
  for (let x = x0 + 8; x < x1 - 50; ) {
    const [w, high] = [Math.min(rng.between(44, 74), x1 - x - 8), h * rng.between(0.46, 0.84)]
    out += tint(
      `any${rng.int(1, 6)}`,
      rect(x, y - high, w, high, SW.bg, 3) +
        (rng.chance(0.5)
          ? circ(x + w / 2, y - high / 2, 13, SW.bg * 0.9)
          : line(pen`M${x} ${y - high * 0.66}h${w}`, SW.bg * 0.9)),
    )
    x += w + rng.between(4, 12)
  }
  return out
}

export const bottles: Goods = (rng, x0, x1, y, h) => {
  let out = ''
  for (let x = x0 + 36; x < x1 - 30; x += rng.between(66, 82)) {
    const k = h * rng.between(0.6, 0.8)
    const round = rng.chance(0.5)
    out += tint(
      'glass',
      round
        ? path(
            pen`M${x - 9} ${y - k}V${y - k * 0.6}A${k * 0.34} ${k * 0.34} 0 1 0 ${x + 9} ${y - k * 0.6}V${y - k}Z`,
            SW.bg,
          )
        : path(
            pen`M${x - 9} ${y - k}V${y - k * 0.62}L${x - 27} ${y}H${x + 27}L${x + 9} ${y - k * 0.62}V${y - k}Z`,
            SW.bg,
          ),
    )
    out += tint(`any${rng.int(1, 6)}`, line(pen`M${x - 20} ${y - k * 0.24}q20 8 40 0`, SW.bg * 0.9))
  }
  return out
}

/** A case of boards with goods on every one. */
export function shelves(
  { rng, detail }: Ask,
  x0: number,
  x1: number,
  y0: number,
  rows: number,
  goods: readonly Goods[],
): string {
  const foot = FLOOR + 14
  const high = (foot - 26 - y0) / rows
  let out =
    tint('wood', rect(x0, y0, x1 - x0, foot - y0, SW.bg)) +
    tint('bark', rect(x0 + 14, y0 + 16, x1 - x0 - 28, foot - y0 - 42, SW.bg))
  for (let row = 0; row < rows; row++) {
    const y = y0 + (row + 1) * high
    if (detail !== 'simple') out += (goods[row % goods.length] as Goods)(rng, x0 + 16, x1 - 16, y - 5, high - 26)
    out += tint('wood', rect(x0 + 8, y - 6, x1 - x0 - 16, 15, SW.bg, 2))
  }
  return out + tint('wood', rect(x0 - 10, y0 - 14, x1 - x0 + 20, 24, SW.bg, 4))
}

/** A row of cupboards with a worktop. */
export function counter(
  { detail }: Ask,
  x0: number,
  x1: number,
  top: number,
  doors: number,
  pigment = 'cream',
): string {
  const foot = FLOOR + 18
  const w = (x1 - x0) / doors
  let out =
    tint(pigment, rect(x0, top, x1 - x0, foot - top - 16, SW.bg)) +
    tint('slate', rect(x0 + 8, foot - 16, x1 - x0 - 16, 16, SW.bg))
  for (let i = 0; i < doors; i++) {
    const x = x0 + i * w
    const drawer = i % 3 === 1
    const panels = drawer ? [0, 1, 2] : [0]
    for (const n of panels) {
      const high = (foot - top - 52) / panels.length
      const y = top + 24 + n * high
      out += tint(pigment, rect(x + 9, y, w - 18, high - 8, SW.bg, 5))
      if (detail !== 'simple')
        out += drawer
          ? line(pen`M${x + w * 0.36} ${y + high * 0.42}h${w * 0.28}`, SW.bg * 1.4)
          : tint('straw', circ(x + (i % 2 ? 24 : w - 24), y + high * 0.4, 10, SW.bg))
    }
  }
  return out + tint('wood', rect(x0 - 8, top - 8, x1 - x0 + 16, 26, SW.bg, 5))
}

/** A fluted column from the floor to beyond the upper edge. */
export const column = (x: number, w: number): string =>
  tint(
    'stone',
    rect(x - w / 2, -10, w, FLOOR + 6, SW.bg) +
      line([0.25, 0.5, 0.75].map((t) => pen`M${x - w / 2 + w * t} 96V${FLOOR - 44}`).join(''), SW.bg * 0.8) +
      rect(x - w * 0.66, 60, w * 1.32, 34, SW.bg, 6) +
      rect(x - w * 0.6, FLOOR - 46, w * 1.2, 24, SW.bg, 6) +
      rect(x - w * 0.72, FLOOR - 24, w * 1.44, 36, SW.bg, 4),
  )

/** A lamp that hangs from the ceiling, over nobody's head as if it were a hat. */
export function pendant({ outline = [] }: Ask, x: number, y: number, w: number): string {
  const at = [0, 110, 220]
    .map((by) => x + by)
    .find((u) => isApart({ x0: u - w / 2, x1: u + w / 2, y0: 0, y1: y + w * 0.16 }, outline))
  return at === undefined ? '' : hangingLamp(at, y, w)
}

const hangingLamp = (x: number, y: number, w: number): string =>
  line(pen`M${x} -10V${y - w * 0.5}`, SW.bg) +
  tint('straw', ell(x, y + 4, w * 0.16, w * 0.12, SW.bg)) +
  tint(
    'brick',
    path(
      pen`M${x - w * 0.5} ${y}Q${x - w * 0.42} ${y - w * 0.42} ${x - w * 0.1} ${y - w * 0.5}H${x + w * 0.1}Q${x + w * 0.42} ${y - w * 0.42} ${x + w * 0.5} ${y}Z`,
      SW.bg,
    ) +
      line(
        pen`M${x - w * 0.24} ${y}Q${x - w * 0.2} ${y - w * 0.36} ${x - w * 0.04} ${y - w * 0.48}M${x + w * 0.24} ${y}Q${x + w * 0.2} ${y - w * 0.36} ${x + w * 0.04} ${y - w * 0.48}`,
        SW.bg * 0.8,
      ),
  )

/** A curtain from above the page to the floor, gathered in folds; dir is 1 on the left side. */
export function drape(x: number, w: number, dir: number, pigment: string, foot = FLOOR + 30): string {
  const folds = 4
  const edge = (t: number) => x + dir * w * t
  let out = ''
  for (let i = folds - 1; i >= 0; i--) {
    const [a, b] = [edge(i / folds), edge((i + 1) / folds)]
    out += path(
      pen`M${a} -10H${b}C${b + dir * 10} 240 ${b - dir * w * 0.06} 480 ${b - dir * i * 5} ${foot}Q${(a + b) / 2} ${foot + 16} ${a - dir * i * 4} ${foot}Z`,
      SW.bg,
    )
  }
  return tint(pigment, out)
}

/** A large board on the wall, with its frame. */
export const board = (x0: number, y0: number, x1: number, y1: number, face: string): string =>
  tint('wood', rect(x0, y0, x1 - x0, y1 - y0, SW.bg, 6)) +
  tint(face, rect(x0 + 18, y0 + 18, x1 - x0 - 36, y1 - y0 - 36, SW.bg)) +
  tint('wood', rect(x0 + 60, y1 - 4, x1 - x0 - 120, 18, SW.bg, 4))

/** A stretch of stonework: a few courses here and there, not the whole wall. */
export function courses({ rng }: Ask, y1 = 640): string {
  let out = ''
  for (const [x, y] of [
    [70, 150],
    [930, 230],
    [110, 470],
    [880, 520],
    [420, 90],
    [640, 330],
  ] as const) {
    const [u, v] = [x + rng.between(-30, 30), Math.min(y1, y + rng.between(-24, 24))]
    out +=
      rect(u - 62, v - 26, 60, 27, SW.bg, 3) + rect(u, v - 26, 60, 27, SW.bg, 3) + rect(u - 32, v + 3, 60, 27, SW.bg, 3)
  }
  return tint('stone', out)
}
