/** Parts that many things have. All in the units of whoever draws. */
import type { Point, Spot } from '../art/art.ts'
import { type Knots, knotsOf } from '../art/knots.ts'
import type { Knot, Pen } from '../art/pen.ts'

export const said = (spot: Spot, ...words: string[]): boolean => words.some((word) => spot.attributes?.includes(word))

const MOST = 10

/** How many of a part were asked for: "5 candles". */
export function counted(spot: Spot, part: string, usual: number): number {
  const asked = spot.attributes?.find((word) => /^\d/.test(word) && word.replace(/s$/, '').endsWith(` ${part}`))
  return Math.min(MOST, Number.parseInt(asked ?? '', 10) || usual)
}

const PATTERN =
  /^(striped|spotted|dotted|polka-dot|checkered|starry|heart-patterned|rose-patterned|flowered|flowery|floral|star-emblem|heart-emblem|flower-emblem|rose-emblem|zigzag|swirly|rainbow|\S+-printed)$/

/** Whether a pattern will be laid over it: its own marks would be seen through that. */
export const isPatterned = ({ attributes = [] }: Spot): boolean => attributes.some((word) => PATTERN.test(word))

/** x, y on a circle; a quarter turn is 90, upward is -90. */
export function around(x: number, y: number, r: number, degrees: number): readonly [number, number] {
  const a = (degrees * Math.PI) / 180
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

/** The knots of a circle, for openings. */
export const disc = (x: number, y: number, r: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 12 }, (_, i) => around(x, y, r, i * 30))

/** n numbers from a to b, both included. */
export const steps = (a: number, b: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => (n < 2 ? a : a + ((b - a) * i) / (n - 1)))

/** Lines across a ring, which part it into n fields, where these are large enough. */
export function segments(
  p: Pen,
  x: number,
  y: number,
  outer: readonly [number, number],
  inner: readonly [number, number],
  n: number,
): void {
  const [rx, ry] = outer
  if (!p.fits((Math.min(rx, ry * 2) * 6) / n) || (rx - inner[0]) * p.scale < 12) return
  for (let i = 0; i < n; i++) {
    const [c, s] = around(0, 0, 1, ((i + 0.5) * 360) / n)
    p.line([
      [x + c * rx, y + s * ry],
      [x + c * inner[0], y + s * inner[1]],
    ])
  }
}

/** A small circle, a dot of ink where it would be too small to color. */
export function button(p: Pen, x: number, y: number, r: number): void {
  if (p.fits(r * 2)) p.ell(x, y, r)
  else p.ink(x, y, Math.min(r * 0.5, 4 / p.scale))
}

/** A tire with its rim. Where there is no room for sectors it has none. */
export function wheel(p: Pen, x: number, y: number, r: number, spokes = 5, rim = 'stone'): void {
  p.tint('slate').as('wheel').ell(x, y, r)
  if (r * p.scale > 26) p.tint(rim).ell(x, y, r * 0.66)
  if (p.fits(r * 0.42))
    for (let i = 0; i < spokes; i++) {
      const a = (i * 360) / spokes - 90
      p.line([around(x, y, r * 0.2, a), around(x, y, r * 0.66, a)])
    }
  p.tint('gamboge')
  button(p, x, y, r * 0.25)
}

/** A wheel for mud and rocks: lugs all around its tire, bolts on its rim. */
export function lugged(p: Pen, x: number, y: number, r: number, rim = 'stone'): void {
  const n = 14
  p.tint('slate').as('wheel')
  p.fuse(() => {
    p.ell(x, y, r * 0.89)
    for (let i = 0; i < n; i++) p.within(x, y, (i * 360) / n, r, () => p.card(-0.14, -1, 0.28, 0.24, 0.05))
  })
  p.tint(rim).ell(x, y, r * 0.56)
  if (p.fits(r * 0.28))
    for (let i = 0; i < 6; i++) p.line([around(x, y, r * 0.22, i * 60 - 90), around(x, y, r * 0.56, i * 60 - 90)])
  p.tint('gamboge')
  button(p, x, y, r * 0.22)
}

/** The fender over a wheel, in the color of the body. */
export function arch(p: Pen, x: number, y: number, r: number): void {
  p.blob(`${x - r},${y}! ${x - r * 0.72},${y - r * 0.72} ${x},${y - r} ${x + r * 0.72},${y - r * 0.72} ${x + r},${y}!`)
}

/** A wheel with thin spokes: bicycles, carriages. */
export function spoked(p: Pen, x: number, y: number, r: number, spokes = 8, thick = 0.8): void {
  p.tint('slate').as('wheel').ell(x, y, r)
  if (r * p.scale > 34) p.tint('stone').ell(x, y, r * thick)
  const n = p.fits(r * 0.42) ? spokes : p.fits(r * 0.3) ? 4 : 0
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n + 11
    p.line([around(x, y, r * 0.14, a), around(x, y, r * thick, a)])
  }
  p.tint('gamboge')
  button(p, x, y, r * 0.18)
}

/** The track of a digger, with the wheels it runs on and, where there is room, the links around them. */
export function track(p: Pen, x0: number, x1: number, h: number, wheels = 4): void {
  p.tint('slate').card(x0, -h, x1 - x0, h, h / 2)
  const linked = p.fits(h * 0.2)
  if (linked) {
    for (const x of steps(x0 + h / 2, x1 - h / 2, Math.round((x1 - x0 - h) / (h * 0.38)) + 1))
      p.line(`${x},${-h} ${x},${-h * 0.8}`).line(`${x},${-h * 0.2} ${x},0`)
    for (const [x, turn] of [
      [x0 + h / 2, 90],
      [x1 - h / 2, -90],
    ] as const)
      for (const a of [45, 90, 135]) p.line([around(x, -h / 2, h * 0.3, a + turn), around(x, -h / 2, h / 2, a + turn)])
    p.tint('stone').card(x0 + h * 0.2, -h * 0.8, x1 - x0 - h * 0.4, h * 0.6, h * 0.3)
  }
  const r = h * (linked ? 0.22 : 0.3)
  for (const x of steps(x0 + h / 2, x1 - h / 2, wheels)) p.tint(linked ? 'gamboge' : 'stone').ell(x, -h / 2, r)
}

export function star(p: Pen, x: number, y: number, r: number, inner = 0.46, sw?: number): void {
  p.poly(
    Array.from({ length: 10 }, (_, i) => around(x, y, i % 2 ? r * inner : r, i * 36 - 90)),
    sw,
  )
}

export function heart(p: Pen, x: number, y: number, r: number): void {
  p.within(x, y, 0, r, () =>
    p.blob('0,-0.5! 0.35,-0.9 0.85,-0.75 0.95,-0.25 0.6,0.35 0,0.95! -0.6,0.35 -0.95,-0.25 -0.85,-0.75 -0.35,-0.9'),
  )
}

export function flame(p: Pen, x: number, y: number, h: number): void {
  p.tint('fire').within(x, y, 0, h, () =>
    p.blob('0,-1! 0.2,-0.62 0.36,-0.3 0.2,-0.04 0,0 -0.2,-0.04 -0.36,-0.3 -0.2,-0.62'),
  )
}

export function flower(p: Pen, x: number, y: number, r: number, petals = 5, tint = 'rose'): void {
  p.tint(tint)
  p.fuse(() => {
    for (let i = 0; i < petals; i++) p.ell(...around(x, y, r * 0.62, (i * 360) / petals - 90), r * 0.42)
  })
  p.tint('gamboge').ell(x, y, r * 0.44)
}

/** A leaf from its stem at (x, y), pointing along `turn` (0 is to the right). */
export function leaf(p: Pen, x: number, y: number, length: number, turn: number, tint = 'leaf'): void {
  p.tint(tint).within(x, y, turn, length, () => {
    p.blob('0,0! 0.3,-0.24 0.65,-0.2 1,0! 0.65,0.2 0.3,0.24')
    if (p.fits(0.4)) p.line('0.06,0 0.7,0')
  })
}

/** A friendly face: two eyes and a smile. */
export function face(p: Pen, x: number, y: number, r: number): void {
  for (const s of [-1, 1]) {
    p.ink(x + s * r * 0.42, y - r * 0.1, r * 0.13, r * 0.17)
    if (r * 0.13 * p.scale > 4) p.light(x + s * r * 0.42 + r * 0.04, y - r * 0.16, r * 0.045)
  }
  p.line(`${x - r * 0.3},${y + r * 0.25} ${x},${y + r * 0.45} ${x + r * 0.3},${y + r * 0.25}`)
}

/** A steering wheel seen from the side. */
export function steering(p: Pen, x: number, y: number, r: number): void {
  p.tint('slate').bar(`${x - r * 0.35},${y - r} ${x},${y} ${x + r * 0.35},${y + r}`, r * 0.16)
}

/** Points of something drawn level that is put on the page turned, as Pen.within does. */
export function turned<T extends Record<string, Point>>(
  x: number,
  y: number,
  turn: number,
  points: T,
): Record<keyof T, Point> {
  const c = Math.cos((turn * Math.PI) / 180)
  const s = Math.sin((turn * Math.PI) / 180)
  const move = ([u, v]: Point): Point => [x + u * c - v * s, y + u * s + v * c]
  return Object.fromEntries(Object.entries(points).map(([name, point]) => [name, move(point)])) as Record<
    keyof T,
    Point
  >
}

/** What is read may not come out mirrored, whichever way the thing faces. */
export const legible = (p: Pen, knots: Knots): readonly Knot[] =>
  knotsOf(knots).map(([x, y, corner]) => [p.at.facing === 'left' ? -x : x, y, corner ?? 0])

const DOT = (p: Pen, x: number, y: number, r: number) => p.ell(x, y, r * 0.9)
const MOTIFS = [
  DOT,
  (p: Pen, x: number, y: number, r: number) => star(p, x, y, r * 1.1, 0.5),
  heart,
  (p: Pen, x: number, y: number, r: number) => p.poly(`${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`),
] as const

/**
 * A bare surface with the pattern that was asked for, on intricate pages with one of our choice: stripes, or one small motif as large
 * as it must be to be colored.
 */
export function adorn(p: Pen, spot: Spot, x0: number, y0: number, x1: number, y1: number): void {
  if (said(spot, 'striped', 'stripy')) {
    for (const x of steps(x0, x1, Math.max(2, Math.round(((x1 - x0) * p.scale) / 30)))) p.line(`${x},${y0} ${x},${y1}`)
    return
  }
  const dotted = said(spot, 'dotted', 'spotted', 'polka-dot')
  if (spot.detail !== 'intricate' && !dotted) return
  const motif = dotted ? DOT : spot.rng.pick(MOTIFS)
  const r = 13.5 / p.scale
  const [w, h] = [x1 - x0, y1 - y0]
  const [columns, rows] = [Math.floor(w / (r * 3.2)), Math.floor(h / (r * 3))]
  p.tint(spot.rng.pick(['straw', 'pink', 'mist', 'mint', 'lilac']))
  for (let j = 0; j < rows; j++) {
    const n = columns > 1 ? columns - (j % 2) : columns
    for (let i = 0; i < n; i++) motif(p, x0 + w / 2 + (i - (n - 1) / 2) * (w / columns), y0 + ((j + 0.5) * h) / rows, r)
  }
}
