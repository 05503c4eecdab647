/** One house of a row, as they are built in many countries. All stand on `base`, `w` wide from `x`. */
import type { Rng } from '../../ink/random.ts'
import { arc, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { slates } from '../monument/parts.ts'
import { boarded, machiya, riad } from './far-houses.ts'
import { parisian } from './parisian.ts'
import type { House } from './row-house.ts'
import { archway, awning, balcony, climber, door, shuttered } from './wall-parts.ts'
import { block, flowerBox, pane } from './windows.ts'

/** Beams and plaster under a steep roof, each floor a little wider than the one below. */
const timbered: House = (x, w, base, rng, floors = rng.int(2, 3)) => {
  const [fh, ground] = [rng.between(112, 124), rng.between(128, 140)]
  const top = base - ground - floors * fh
  const peak = top - rng.between(150, 200)
  let out = ''
  const gable: Poly = [
    [x - 6, top],
    [x + w / 2, peak],
    [x + w + 6, top],
  ]
  out += shape(rect(x, top, w, base - top), 6)
  for (let k = 0; k < floors; k++) {
    const y = top + k * fh
    const posts = [x, x + w / 3, x + (2 * w) / 3, x + w - 12]
    for (const [i, from] of [x + 12, x + w / 3 + 12, x + (2 * w) / 3 + 12].entries()) {
      const to = posts[i + 1]!
      if (i === 1 || (w > 176 && k % 2 === 1)) {
        const wide = Math.min(52, to - from - 6)
        const u = (from + to) / 2 - wide / 2
        out += pane(u, y + 26, wide, fh - 56, k % 2, [0.5])
        if (rng.chance(0.6)) out += flowerBox(u, y + fh - 32, wide, rng)
      } else out += brace(from, to, y + 12, y + fh, (i + k) % 2 === 0)
    }
    for (const u of posts) out += block(u, y, 12, fh, 3.6)
    out += block(x - 7, y - 3, w + 14, 14, 4)
  }
  out += shape(gable, 6) + brace(x + w * 0.24, x + w * 0.76, peak + (top - peak) * 0.56, top, true)
  out += block(x + w / 2 - 17, top - 66, 34, 50, 4) + block(x + 4, top - 12, w - 8, 12, 3.8)
  return out + front(x, w, base, ground, rng)
}

/** Two crossed beams, or one across. */
function brace(x0: number, x1: number, y0: number, y1: number, isCross: boolean): string {
  const beam = (a: [number, number], b: [number, number]): string => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const run = Math.hypot(dx, dy)
    const [u, v] = [(-dy / run) * 5.5, (dx / run) * 5.5]
    return shape(
      [
        [a[0] + u, a[1] + v],
        [b[0] + u, b[1] + v],
        [b[0] - u, b[1] - v],
        [a[0] - u, a[1] - v],
      ],
      3.4,
    )
  }
  return beam([x0 + 4, y1 - 6], [x1 - 4, y0 + 6]) + (isCross ? beam([x0 + 4, y0 + 6], [x1 - 4, y1 - 6]) : '')
}

/** A door beside a shop window under an awning. */
function front(x: number, w: number, base: number, high: number, rng: Rng): string {
  const isLeft = rng.chance(0.5)
  const at = isLeft ? x + 40 : x + w - 40
  const from = isLeft ? x + 78 : x + 12
  const wide = w - 90
  let out = block(x - 4, base - high, w + 8, 14, 4) + door(at, base, 42, high - 36)
  if (wide > 40)
    out += pane(from, base - high + 60, wide, high - 84, 0) + awning(from - 4, base - high + 20, wide + 8, 30)
  return out
}

/** Plaster, shutters and little balconies under a roof of round tiles. */
const southern: House = (x, w, base, rng, floors = rng.int(2, 3)) => {
  const [fh, ground] = [rng.between(116, 130), rng.between(138, 150)]
  const top = base - ground - floors * fh
  let out = shape(rect(x, top, w, base - top), 6)
  const columns = w > 158 ? 2 : 1
  for (let k = 0; k < floors; k++)
    for (let i = 0; i < columns; i++) {
      const wide = columns > 1 ? 30 : 44
      const u = x + (w * (i + 0.5)) / columns - wide / 2
      const y = top + 26 + k * fh
      const kind = rng.chance(0.4) ? 1 : 0
      out += shuttered(u, y, wide, fh - 52, kind)
      if (k === floors - 1 && columns === 1) out += balcony(u - 30, y + fh - 50, wide + 60, 40)
      else out += flowerBox(u - 4, y + fh - 52, wide + 8, rng)
    }
  // Where the plaster has gone, bricks.
  for (let k = 0; k < 3; k++) {
    const [u, v] = [x + rng.between(8, w - 60), top + rng.between(20, base - top - 200)]
    if (columns === 1 && Math.abs(u + 24 - x - w / 2) > 54)
      out += block(u, v, 24, 13, 3) + block(u + 12, v + 13, 24, 13, 3)
  }
  const roof: Poly = [
    [x - 12, top],
    [x + 10, top - 66],
    [x + w - 10, top - 66],
    [x + w + 12, top],
  ]
  out += slates(roof, 30)
  const isLeft = rng.chance(0.5)
  const at = isLeft ? x + 44 : x + w - 44
  out += door(at, base, 50, 104)
  if (w > 140)
    out +=
      pane(isLeft ? x + 88 : x + 14, base - 100, w - 102, 62, 1) +
      awning(isLeft ? x + 84 : x + 10, base - 126, w - 94, 22)
  return out + (rng.chance(0.6) ? climber(isLeft ? x + w - 14 : x + 14, base, rng.between(240, 380), 0, rng) : '')
}

/** White cubes, a dome on some, steps outside, round-headed doors and vines. */
const aegean: House = (x, w, base, rng) => {
  const high = rng.between(300, 470)
  const top = base - high
  let out = ''
  const kind = rng.int(0, 2)
  if (kind === 0) {
    const r = w * 0.36
    out += shape(rect(x + w / 2 - r, top - 46, 2 * r, 50), 5.5)
    out += shape([...arc(x + w / 2, top - 46, r, Math.PI, TAU, 24)], 5.5)
    for (const k of [0.34, 0.72]) {
      const rib: Poly = arc(0, 0, r, Math.PI, TAU, 20).map(([u, v]) => [x + w / 2 + u * k, top - 46 + v])
      out += line(rib, 3.6)
    }
    const y = top - 46 - r
    out +=
      circle(x + w / 2, y - 8, 9, 3.6) +
      block(x + w / 2 - 4, y - 48, 8, 32, 3.4) +
      block(x + w / 2 - 13, y - 40, 26, 8, 3.2)
  } else if (kind === 1) {
    // A wall with bells.
    out += shape(archway(x + w / 2, top + 4, w * 0.62, 120), 5.5) + shape(archway(x + w / 2, top - 14, w * 0.34, 76), 4)
    out +=
      circle(x + w / 2, top - 34, 15, 4) +
      block(x + w / 2 - 4, top - 150, 8, 34, 3.4) +
      block(x + w / 2 - 13, top - 140, 26, 8, 3.2)
  } else for (let u = x + 6; u < x + w - 20; u += 34) out += block(u, top - 20, 20, 24, 3.8)
  out += shape(rect(x, top, w, high), 6) + block(x - 4, top, w + 8, 16, 4)
  for (let y = top + 44; y < base - 220; y += 106) {
    out += shuttered(x + w / 2 - 18, y, 36, 62, 1) + flowerBox(x + w / 2 - 22, y + 62, 44, rng)
  }
  // Steps up to a door.
  const isLeft = rng.chance(0.5)
  const at = isLeft ? x + w * 0.68 : x + w * 0.32
  out += door(at, base - 44, 48, 96)
  for (let i = 0; i < 3; i++) out += block(at - 40 - i * 12, base - 44 + i * 15, 80 + i * 24, 15, 3.6)
  return out + climber(isLeft ? x + 18 : x + w - 18, base, rng.between(230, 330), isLeft ? 24 : -24, rng)
}

/** Brick terraces: tall windows, pillars before the door, railings, pots on the chimneys. */
const terrace: House = (x, w, base, rng, floors = 3) => {
  const fh = 108
  const top = base - 146 - floors * fh
  let out = block(x + w * 0.3, top - 84, w * 0.4, 70, 4.4)
  for (const k of [0.36, 0.5, 0.64]) out += block(x + w * k - 8, top - 108, 16, 26, 3.4)
  out += shape(rect(x, top, w, base - top), 6) + block(x - 4, top - 18, w + 8, 20, 4.4)
  const columns = w > 150 ? 3 : 2
  for (let k = 0; k < floors; k++) {
    const y = top + 24 + k * fh
    for (let i = 0; i < columns; i++) {
      const u = x + (w * (i + 0.5)) / columns
      const wide = Math.min(36, w / columns - 20)
      out += shape(rect(u - wide / 2 - 6, y - 12, wide + 12, 12), 3.2) + pane(u - wide / 2, y, wide, fh - 48, 0, [0.5])
      out += k === floors - 1 ? '' : block(u - wide / 2 - 4, y + fh - 48, wide + 8, 9, 3.2)
    }
    if (k === floors - 1) out += balcony(x + 8, y + fh - 40, w - 16, 30)
    else for (let i = 0; i < columns - 1; i++) out += block(x + (w * (i + 1)) / columns - 14, y + 34, 28, 13, 3)
  }
  const isLeft = rng.chance(0.5)
  const at = isLeft ? x + 46 : x + w - 46
  const y = base - 122
  for (const side of [-1, 1]) out += block(at + side * 35 - 6, y + 8, 12, 122, 3.6)
  out += block(at - 48, y - 12, 96, 20, 4) + door(at, base - 14, 40, 92) + block(at - 50, base - 14, 100, 14, 3.6)
  const from = isLeft ? x + 102 : x + 10
  if (w > 150) out += pane(from, y + 12, w - 112, 66, 0, [0.5]) + balcony(from - 4, base, w - 104, 32)
  return out
}

export const HOUSES: Readonly<Record<string, House>> = {
  timbered,
  southern,
  aegean,
  terrace,
  machiya,
  riad,
  boarded,
  parisian,
}
