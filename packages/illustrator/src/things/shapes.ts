/** What the drawings of things share: outlines written as text, and the small shapes that come back in many of them. */
import type { Point, Spot } from '../art/art.ts'
import type { Knot, Pen } from '../art/pen.ts'
import { ROOM } from '../ink/svg.ts'

const read = new Map<string, readonly Knot[]>()

/** Knots written as '0 -10, 5 -8, 5 0!': a pair each, an exclamation mark makes it a corner. */
export function knots(text: string): readonly Knot[] {
  const known = read.get(text)
  if (known) return known
  const made = text.split(',').map((pair): Knot => {
    const [x = Number.NaN, y = Number.NaN] = pair.replace('!', '').trim().split(/\s+/).map(Number)
    return pair.includes('!') ? [x, y, 1] : [x, y]
  })
  read.set(text, Object.freeze(made))
  return made
}

/** The same with every knot a corner. */
export const corners = (text: string): readonly Knot[] => knots(text).map(([x, y]) => [x, y, 1] as const)

/** A whole outline from its right half, written from top to bottom; knots on the middle line are not doubled. */
export function mirrored(text: string): readonly Knot[] {
  const half = knots(text)
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Knot => [-x, y, corner ?? 0])
    .reverse()
  return [...half, ...left]
}

/** An outline moved to (x, y), made larger and turned clockwise by degrees. */
export function placed(outline: readonly Knot[], x: number, y: number, scale = 1, turn = 0): Knot[] {
  const c = Math.cos((turn * Math.PI) / 180) * scale
  const s = Math.sin((turn * Math.PI) / 180) * scale
  return outline.map(([u, v, corner]) => [x + u * c - v * s, y + u * s + v * c, corner ?? 0] as const)
}

/** Whether a white area that many units wide leaves room to color at the size the thing is drawn in. */
export const fits = (p: Pen, s: Spot, units: number): boolean =>
  units * p.at.scale > (14 + p.at.sw) * (s.detail === 'simple' ? 1.5 : 1)

export const said = (s: Spot, ...words: string[]): boolean => words.some((word) => s.attributes?.includes(word))

/** Points around an oval, the first one on top. */
export const around = (x: number, y: number, rx: number, ry: number, n: number, from = 0): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((from - 90 + (360 * i) / n) * Math.PI) / 180
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const
  })

/** Outward bumps from point to point, clockwise. `bulge` is how far they stand out, in halves of their width. */
export function puffs(points: readonly Point[], bulge = 0.8, closed = true): Knot[] {
  const n = points.length
  return points.flatMap(([x, y], i): Knot[] => {
    if (!closed && i === n - 1) return [[x, y, 1]]
    const [u, v] = points[(i + 1) % n] as Point
    const [dx, dy] = [(u - x) / 2, (v - y) / 2]
    const on = (t: number, k: number): Knot => [x + dx + dx * t + dy * k * bulge, y + dy + dy * t - dx * k * bulge]
    return [[x, y, 1], on(-0.87, 0.5), on(-0.5, 0.87), on(0, 1), on(0.5, 0.87), on(0.87, 0.5)]
  })
}

/** A row of bumps hanging from a level line, from right to left: icing, awnings, lace. */
export function drips(x0: number, x1: number, y: number, depths: readonly number[]): Knot[] {
  const w = (x1 - x0) / depths.length
  return depths.flatMap((d, i): Knot[] => {
    const x = x1 - i * w
    return [
      [x, y, 1],
      [x - w * 0.1, y + d * 0.65],
      [x - w * 0.5, y + d],
      [x - w * 0.9, y + d * 0.65],
      [x - w, y, 1],
    ]
  })
}

/** A mark too small to color is a dot of ink instead. */
const dotted = (p: Pen, x: number, y: number, r: number, share: number, sw: number): boolean => {
  if (r * share * p.at.scale - sw > 14) return false
  if (r * p.at.scale > 3) p.ink(x, y, Math.min(r * 0.6, 4 / p.at.scale))
  return true
}

export function star(p: Pen, x: number, y: number, r: number, points = 5, inner = 0.46, turn = 0, sw = p.at.sw): void {
  if (dotted(p, x, y, r, 1.35, sw)) return
  const rim = around(x, y, r, r, points * 2, turn)
  p.blob(
    rim.map(([u, v], i) => (i % 2 ? [x + (u - x) * inner, y + (v - y) * inner, 1] : [u, v, 1])),
    sw,
  )
}

const HEART = mirrored('0 -0.52!, 0.3 -0.9, 0.72 -0.92, 1 -0.55, 0.82 -0.02, 0.42 0.5, 0 0.92!')

export function heart(p: Pen, x: number, y: number, r: number, turn = 0, sw = p.at.sw): void {
  if (!dotted(p, x, y, r, 1.7, sw)) p.blob(placed(HEART, x, y, r, turn), sw)
}

/** A leaf that grows from (x, y) toward `turn` (0 is upward), with a vein where there is room. */
export function leaf(p: Pen, x: number, y: number, long: number, wide: number, turn: number): void {
  const w = wide / 2
  // A leaf without room for color is a stroke of the pen.
  if (long * p.at.scale - p.at.sw < 17)
    return void p.line(placed(knots(`0 0, 0 ${-long * 0.8}`), x, y, 1, turn), p.at.sw * 1.5)
  const half = `0 ${-long}!, ${w * 0.75} ${-long * 0.72}, ${w} ${-long * 0.42}, ${w * 0.55} ${-long * 0.12}, 0 0!`
  p.blob(placed(mirrored(half), x, y, 1, turn))
  if (w * p.at.scale > ROOM * 0.7) p.line(placed(knots(`0 0, 0 ${-long * 0.72}`), x, y, 1, turn))
}

/** Petals around a middle; where single petals would be specks they become one shape, and where that would be a speck too, a spot. */
export function bloom(
  p: Pen,
  x: number,
  y: number,
  r: number,
  n: number,
  center = 0.34,
  tint = '',
  middle = 'pollen',
): void {
  const w = Math.min(0.62, (2.3 / n) * (1 + center * 0.3)) * r
  if (tint) p.tint(tint)
  if (r * (1 - center) * p.at.scale - p.at.sw < 15) {
    if (r * 2 * p.at.scale < 30) return void p.ell(x, y, Math.max(r * 0.8, 11 / p.at.scale))
    p.blob(puffs(around(x, y, r * 0.78, r * 0.78, n), 0.75))
    return void p.tint(middle).spot(x, y, r * 0.3)
  }
  for (let i = 0; i < n; i++) {
    const a = (360 * i) / n
    p.blob(
      placed(
        [
          [0, 0],
          [w * 0.45, -r * 0.45],
          [w * 0.5, -r * 0.75],
          [0, -r],
          [-w * 0.5, -r * 0.75],
          [-w * 0.45, -r * 0.45],
        ],
        x,
        y,
        1,
        a,
      ),
    )
  }
  if (r * p.at.scale > 55)
    for (let i = 0; i < n; i++) p.line(placed(knots(`0 ${-r * 0.5}, 0 ${-r * 0.74}`), x, y, 1, (360 * i) / n))
  p.tint(middle).spot(x, y, r * center)
}

/** A flame that stands on (x, y). */
export function flame(p: Pen, x: number, y: number, h: number): void {
  if (h * p.at.scale - p.at.sw < 17) return void p.ink(x, y - h * 0.46, h * 0.19, h * 0.42)
  p.tint('fire').blob(placed(mirrored('0 -1!, 0.2 -0.62, 0.32 -0.3, 0.2 -0.04, 0 0'), x, y, h))
}

/** A candle from its foot up, burning. */
export function candle(p: Pen, x: number, y: number, w: number, h: number, tint = 'cream', lit = true): void {
  p.tint(tint).box4(x - w / 2, y - h, w, h)
  if (!lit) return
  p.line([
    [x, y - h],
    [x, y - h - w * 0.35],
  ])
  flame(p, x, y - h - w * 0.2, w * 2.3)
}

/** A ribbon tied in a bow, r to each side. */
export function bow(p: Pen, x: number, y: number, r: number): void {
  for (const side of [1, -1]) {
    const at = (text: string) => knots(text).map(([u, v, c]): Knot => [x + u * r * side, y + v * r, c ?? 0])
    p.blob(at('0.05 0.1!, 0.25 0.45, 0.62 0.98!, 0.72 0.72!, 0.98 0.7!, 0.5 0.3, 0.15 0.02!'))
    p.blob(at('0 0!, 0.4 -0.42, 0.85 -0.52, 1 -0.2, 0.95 0.25, 0.55 0.3'))
    if (r * p.at.scale > 34) p.line(at('0.2 0, 0.42 -0.1, 0.6 -0.12'))
  }
  p.ell(x, y, r * 0.22, r * 0.24)
}

export function spiral(p: Pen, x: number, y: number, r: number, turns: number, from = 0, sw = p.at.sw * 0.85): void {
  const n = Math.round(turns * 10)
  p.line(
    Array.from({ length: n + 1 }, (_, i) => {
      const a = ((from + (360 * turns * i) / n) * Math.PI) / 180
      const q = r * (1 - (i / n) * 0.86)
      return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const
    }),
    sw,
  )
}

/** The outline of a door or window with a round head; (x, y) is the middle of its foot. */
export const arched = (x: number, y: number, w: number, h: number): Knot[] => {
  const r = w / 2
  const k = y - h + r
  return [
    [x - r, y, 1],
    [x - r, k, 1],
    [x - r * 0.87, k - r * 0.5],
    [x - r * 0.5, k - r * 0.87],
    [x, k - r],
    [x + r * 0.5, k - r * 0.87],
    [x + r * 0.87, k - r * 0.5],
    [x + r, k, 1],
    [x + r, y, 1],
  ]
}

/** A window by the middle of its foot, with bars where the panes stay large enough. */
export function pane(p: Pen, s: Spot, x: number, y: number, w: number, h: number, round = false): void {
  p.tint('glass')
  if (round) p.blob(arched(x, y, w, h))
  else p.box4(x - w / 2, y - h, w, h)
  if (!fits(p, s, w / 2)) return
  const sill = round ? y - h * 0.45 : y - h / 2
  p.line([
    [x, y - h],
    [x, y],
  ]).line([
    [x - w / 2, sill],
    [x + w / 2, sill],
  ])
}

/** A friendly face: two eyes and a smile, r to each side. */
export function face(p: Pen, x: number, y: number, r: number): void {
  const e = Math.max(r * 0.16, 3 / p.at.scale)
  p.ink(x - r * 0.55, y - r * 0.1, e, e * 1.25).ink(x + r * 0.55, y - r * 0.1, e, e * 1.25)
  if (e * p.at.scale > 6) p.light(x - r * 0.5, y - r * 0.18, e * 0.34).light(x + r * 0.6, y - r * 0.18, e * 0.34)
  p.line([
    [x - r * 0.3, y + r * 0.28],
    [x, y + r * 0.48],
    [x + r * 0.3, y + r * 0.28],
  ])
}

/** A wall or trunk with openings that what is behind it can be seen through. */
export function holed(p: Pen, outline: readonly Knot[], ...holes: readonly (readonly Knot[])[]): void {
  const turning = (shape: readonly Knot[]) =>
    Math.sign(
      shape.reduce((sum, [x, y], i) => {
        const [u, v] = shape[(i + 1) % shape.length] as Knot
        return sum + x * v - u * y
      }, 0),
    )
  p.fuse(() => {
    p.blob(outline)
    for (const hole of holes) p.blob(turning(hole) === turning(outline) ? [...hole].reverse() : hole)
  })
}

const CLOVER = mirrored('0 -46!, 8 -56, 22 -58, 31 -46, 29 -34, 16 -16, 0 0!')

/** One heart of a clover, its tip at (x, y), with the paler band that clovers have. */
export function cloverLeaf(p: Pen, x: number, y: number, k: number, turn: number): void {
  p.tint('leaf').blob(placed(CLOVER, x, y, k, turn))
  if (k * p.at.scale > 1.4)
    p.tint('lime').blob(placed(mirrored('0 -30!, 5 -37, 14 -39, 20 -32, 17 -24, 9 -12, 0 -6!'), x, y, k, turn))
}

/** A coin that faces us, with its rim and a star where there is room. */
export function coin(p: Pen, x: number, y: number, r: number, squash = 1): void {
  p.tint('gamboge').ell(x, y, r, r * squash)
  if ((r * 0.72 * squash - r * 0.4) * p.at.scale < 6) return
  p.tint('straw').ell(x, y, r * 0.72, r * 0.72 * squash)
  if (squash > 0.9) star(p.tint('gamboge'), x, y, r * 0.46)
}
