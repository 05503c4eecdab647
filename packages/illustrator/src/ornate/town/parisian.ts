/** A house of Paris: tall windows behind iron balconies, flowers on the rails, dormers in a steep roof. */
import { ellipse } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { slates } from '../monument/parts.ts'
import type { House } from './row-house.ts'
import { door } from './wall-parts.ts'
import { block, flowerBox, pane } from './windows.ts'

/** Wider houses have more windows. */
const COLUMN = 104

export const parisian: House = (x, w, base, rng, floors = 3) => {
  const scale = w > 500 ? 1.24 : 1
  const [fh, ground] = [122 * scale, 136 * scale]
  const top = base - ground - floors * fh
  const columns = Math.max(2, Math.round(w / (COLUMN * scale)))
  const step = w / columns
  const wide = Math.min(54 * scale, step - 40)
  let out = mansard(x, w, top, columns, scale)
  out += shape(
    [
      [x, top],
      [x + w, top],
      [x + w, base],
      [x, base],
    ],
    6,
  )
  out += block(x - 8, top - 8, w + 16, 18, 4.6)
  for (let k = 0; k < floors; k++) {
    const y = top + 24 + k * fh
    const sill = y + fh - 34
    for (let i = 0; i < columns; i++) {
      const u = x + step * (i + 0.5)
      out += k % 2 ? hood(u, y, wide) : block(u - wide / 2 - 8, y - 14, wide + 16, 12, 3.6)
      out += pane(u - wide / 2, y, wide, fh - 36, k % 2 ? 0 : 1, [0.24, 0.6])
      if (k === 1) continue
      out += flowerBox(u - wide / 2 - 8, sill - 36, wide + 16, rng) + railing(u - wide / 2 - 12, sill, wide + 24, 36)
    }
    // The floor where the rich lived has one balcony from end to end.
    if (k === 1) {
      for (let i = 0; i < columns; i += 1) out += flowerBox(x + step * (i + 0.5) - wide / 2, sill - 42, wide, rng)
      out += railing(x + 10, sill, w - 20, 42)
      for (let i = 0; i <= columns; i++) out += console(x + 18 + ((w - 36) * i) / columns, sill + 11)
    }
    if (k < floors - 1 && k !== 1) out += block(x, sill + 16, w, 10, 3.4)
  }
  return out + front(x, w, base, ground, columns, scale)
}

/** A gable over a window. */
const hood = (x: number, y: number, w: number): string =>
  shape(
    [
      [x - w / 2 - 12, y - 4],
      [x, y - 26],
      [x + w / 2 + 12, y - 4],
    ],
    3.6,
  )

const console = (x: number, y: number): string =>
  shape(
    [
      [x - 8, y],
      [x + 8, y],
      [x + 5, y + 22],
      [x - 5, y + 22],
    ],
    3.2,
  )

/** Wrought iron: rings between bars, a rail above and a ledge below. */
function railing(x: number, y: number, w: number, high: number): string {
  const fields = Math.max(2, Math.round(w / 30))
  const step = w / fields
  let out = block(x, y - high, w, high, 4) + block(x - 6, y, w + 12, 11, 4)
  for (let i = 0; i < fields; i++) {
    const u = x + step * (i + 0.5)
    out += shape(ellipse(u, y - high / 2, step * 0.36, high * 0.34, 24), 3.2)
    if (i)
      out += line(
        [
          [u - step / 2, y - high],
          [u - step / 2, y],
        ],
        3.4,
      )
  }
  return out
}

/** Steep and slated, a dormer over every other window, chimneys behind. */
function mansard(x: number, w: number, top: number, columns: number, scale: number): string {
  const high = 118 * scale
  const roof: Poly = [
    [x - 6, top],
    [x + 22, top - high],
    [x + w - 22, top - high],
    [x + w + 6, top],
  ]
  let out = ''
  for (const t of columns > 3 ? [0.2, 0.8] : [0.74]) {
    const u = x + w * t
    out += block(u - 34, top - high - 58, 68, 66, 4.6)
    for (const dx of [-22, 0, 22]) out += block(u + dx - 7, top - high - 82, 14, 24, 3.4)
  }
  out += slates(roof, 34 * scale) + block(x + 16, top - high - 10, w - 32, 14, 4.4)
  const step = w / columns
  for (let i = 0; i < columns; i++) {
    if (columns > 3 && i % 2 === 1 && i !== columns - 1) continue
    const u = x + step * (i + 0.5)
    const [a, h] = [Math.min(30 * scale, step / 2 - 14), 84 * scale]
    out += block(u - a, top - h + 4, a * 2, h - 4, 4.4)
    out += pane(u - a + 9, top - h + 16, a * 2 - 18, h - 24, 0, [0.5])
    out += shape(
      [
        [u - a - 8, top - h + 6],
        [u, top - h - 24],
        [u + a + 8, top - h + 6],
      ],
      4.4,
    )
  }
  return out
}

/** A door between arched windows, on courses of stone. */
function front(x: number, w: number, base: number, high: number, columns: number, scale: number): string {
  let out = block(x - 6, base - high, w + 12, 16, 4.4)
  const step = w / columns
  const middle = Math.floor(columns / 2)
  for (let i = 0; i < columns; i++) {
    const u = x + step * (i + 0.5)
    if (i === middle) {
      out += door(u, base - 8, 54 * scale, high - 44) + block(u - 44 * scale, base - 12, 88 * scale, 12, 3.8)
      for (const side of [-1, 1]) out += lamp(u + side * 50 * scale, base - high * 0.6)
    } else {
      const wide = Math.min(58 * scale, step - 30)
      out +=
        pane(u - wide / 2, base - high + 34, wide, high - 74, 1) +
        block(u - wide / 2 - 6, base - 40, wide + 12, 11, 3.4)
    }
  }
  return out
}

const lamp = (x: number, y: number): string =>
  shape(
    [
      [x - 9, y - 18],
      [x + 9, y - 18],
      [x + 6, y + 10],
      [x - 6, y + 10],
    ],
    3.4,
  ) + circle(x, y - 25, 7, 3.2)
