/** What is on the walls of a narrow street, in its own slant. */
import { circle, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'

/** A band of tiles with a diamond in each. */
export function tilesOn(quad: Quad, on: On, y: number): string {
  const wide = Math.abs(on(0, y)[0] - on(1, y)[0])
  const count = Math.floor(wide / 24)
  let out = count ? shape(quad(0, 1, y, y + 56), 3.8) : ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count]
    if (i) out += line([on(a, y), on(a, y + 56)], 3.2)
    out += shape(
      [on(a + 0.2 / count, y + 28), on((a + b) / 2, y + 46), on(b - 0.2 / count, y + 28), on((a + b) / 2, y + 10)],
      3.2,
    )
  }
  return out
}

export type On = (share: number, y: number) => Point
export type Quad = (a: number, b: number, low: number, top: number) => Poly

/** Bars and shutters where there is room for them; flowers before it. */
export function window(quad: Quad, on: On, a: number, b: number, sill: number, hasBox: boolean): string {
  const top = sill + 150
  const wide = Math.abs(on(a, sill)[0] - on(b, sill)[0])
  let out = ''
  const fold = (b - a) * 0.26
  if (wide > 26)
    for (const [from, to] of [
      [a - fold, a],
      [b, b + fold],
    ] as const) {
      out += shape(quad(from, to, sill, top), 3.8)
      for (const y of [sill + 50, sill + 100]) out += line([on(from, y), on(to, y)], 3)
    }
  out += shape(quad(a, b, sill, top), 4)
  if (wide > 22) out += line([on((a + b) / 2, sill), on((a + b) / 2, top)], 3.2)
  if (wide > 16) out += line([on(a, sill + 80), on(b, sill + 80)], 3.2)
  if (!hasBox || wide < 30) return out
  const r = wide * 0.24
  for (const t of [0.1, 0.5, 0.9]) {
    const [x, y] = on(a + (b - a) * t, sill + 14)
    out += circle(x, y - (t === 0.5 ? r * 0.6 : 0), Math.max(7.5, r), 3.4)
    if (r > 18) out += circle(x, y - (t === 0.5 ? r * 0.6 : 0), r * 0.5, 3)
  }
  return out + shape(quad(a - 0.04, b + 0.04, sill - 34, sill + 6), 3.8)
}

/** Arched, of boards, with a step. */
export function door(on: On, a: number, b: number): string {
  const arch = (grow: number): Poly => {
    const [from, to, top] = [a - grow * 0.04, b + grow * 0.04, 250 + grow * 26]
    const bow = Array.from({ length: 11 }, (_, i): Point => {
      const t = i / 10
      return on(from + (to - from) * t, top + 60 * Math.sin(t * Math.PI))
    })
    return [on(from, 20), ...bow, on(to, 20)]
  }
  const wide = Math.abs(on(a, 0)[0] - on(b, 0)[0])
  let out = (wide > 30 ? shape(arch(1), 4.2) : '') + shape(arch(0), 4)
  if (wide > 26) for (const t of [0.33, 0.66]) out += line([on(a + (b - a) * t, 20), on(a + (b - a) * t, 300)], 3.2)
  if (wide > 40) out += circle(...on(b - (b - a) * 0.16, 150), 11, 3.4)
  return out + shape([on(a - 0.06, 0), on(b + 0.06, 0), on(b + 0.06, 22), on(a - 0.06, 22)], 3.8)
}
