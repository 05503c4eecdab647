/** Doors, roofs, walls and signs that buildings are made of. */
import type { Spot } from '../../art/art.ts'
import { isSaidOf } from '../../art/part-looks.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { arched, corners, fits, knots, puffs, said } from '../shapes.ts'

/** A row of round tiles across a roof. */
export function tiles(p: Pen, x0: number, x1: number, y: number, n: number): void {
  p.line(
    puffs(
      Array.from({ length: n + 1 }, (_, i) => [x1 + ((x0 - x1) * i) / n, y] as const),
      0.7,
      false,
    ),
  )
}

/** A pointed roof from (x0, y) to (x1, y) with its ridge at `top`, tiled where there is room. */
export function gable(p: Pen, s: Spot, x0: number, x1: number, y: number, top: number, tint = 'roof'): void {
  const mid = (x0 + x1) / 2
  p.tint(tint)
    .as('roof')
    .blob(corners(`${x0} ${y}, ${mid} ${top}, ${x1} ${y}`))
  const step = 17
  const rows = Math.floor((y - top) / step)
  // Tiles would go across a pattern.
  if (!fits(p, s, step * 0.8) || isSaidOf('roof', s.attributes)) return
  for (let row = 1; row < rows; row++) {
    const half = ((x1 - x0) / 2) * (1 - row / rows)
    const n = Math.max(1, Math.round((half * 2) / step))
    tiles(p, mid - half, mid + half, y - ((y - top) * row) / rows, n)
  }
}

/** A sloping roof seen from its long side: narrower at the ridge. */
export function longRoof(
  p: Pen,
  s: Spot,
  x0: number,
  x1: number,
  y: number,
  top: number,
  inset: number,
  tint = 'roof',
): void {
  p.tint(tint)
    .as('roof')
    .blob(corners(`${x0} ${y}, ${x0 + inset} ${top}, ${x1 - inset} ${top}, ${x1} ${y}`))
  const step = 17
  const rows = Math.max(2, Math.floor((y - top) / step))
  // Tiles would go across a pattern.
  if (!fits(p, s, step * 0.8) || isSaidOf('roof', s.attributes)) return
  for (let row = 1; row < rows; row++) {
    const dx = (inset * row) / rows
    tiles(p, x0 + dx, x1 - dx, y - ((y - top) * row) / rows, Math.round((x1 - x0 - 2 * dx) / step))
  }
}

export function door(p: Pen, s: Spot, x: number, y: number, w: number, h: number, tint = 'wood', round = true): void {
  p.tint(tint).as('door')
  if (round) p.blob(arched(x, y, w, h))
  else p.box4(x - w / 2, y - h, w, h)
  if (fits(p, s, w * 0.45)) p.tint('glass').ell(x, y - h * 0.68, w * 0.22)
  p.ink(x + w * 0.3, y - h * 0.4, Math.max(w * 0.06, 2.4 / p.at.scale))
}

/** Two leaves of a door with handles. */
export function doors(p: Pen, x: number, y: number, w: number, h: number, tint = 'wood', round = false): void {
  p.tint(tint).as('door')
  if (round) p.blob(arched(x, y, w, h))
  else p.box4(x - w / 2, y - h, w, h)
  p.line(knots(`${x} ${y - h}, ${x} ${y}`))
  p.ink(x - w * 0.12, y - h * 0.42, w * 0.045, w * 0.06).ink(x + w * 0.12, y - h * 0.42, w * 0.045, w * 0.06)
}

/** A flag on a pole from (x, y) upward. */
export function pennant(p: Pen, x: number, y: number, h: number, tint = 'rose'): void {
  p.line(knots(`${x} ${y}, ${x} ${y - h}`), p.at.sw * 1.1)
  p.tint(tint).blob(corners(`${x} ${y - h}, ${x + h * 0.8} ${y - h * 0.76}, ${x} ${y - h * 0.5}`))
}

/** The toothed top of a wall, from left to right. */
export function battlement(x0: number, x1: number, y: number, n: number, h: number): Knot[] {
  const w = (x1 - x0) / (2 * n - 1)
  return Array.from({ length: n }, (_, i): Knot[] => {
    const x = x0 + 2 * i * w
    return [
      [x, y, 1],
      [x, y - h, 1],
      [x + w, y - h, 1],
      [x + w, y, 1],
    ]
  }).flat()
}

/** A few stones or bricks in a wall: two lines and the joint between them, at each place. */
export function bricks(p: Pen, s: Spot, at: string, w = 16): void {
  // A wall that is all of bricks has no room for single ones.
  if (!fits(p, s, w) || said(s, 'brick', 'bricked', 'bricks', 'stone', 'cobblestone')) return
  for (const [x, y] of knots(at))
    p.line(knots(`${x - w} ${y}, ${x + w} ${y}`))
      .line(knots(`${x} ${y}, ${x} ${y + w * 0.6}`))
      .line(knots(`${x - w * 0.4} ${y + w * 0.6}, ${x + w * 0.6} ${y + w * 0.6}`))
}

/** A striped awning with a wavy edge. */
export function awning(p: Pen, x0: number, x1: number, y: number, h: number, n: number, tint = 'coral'): void {
  const w = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w
    p.tint(i % 2 ? 'white' : tint).blob(
      knots(
        `${x} ${y}!, ${x + w} ${y}!, ${x + w} ${y + h}!, ${x + w * 0.9} ${y + h + w * 0.3}, ${x + w / 2} ${y + h + w * 0.5}, ${x + w * 0.1} ${y + h + w * 0.3}, ${x} ${y + h}!`,
      ),
    )
  }
}

/** A bush at the foot of a wall. */
export function shrub(p: Pen, x: number, y: number, r: number): void {
  p.tint('bush').blob(
    puffs(
      [
        [x - r, y],
        [x - r * 0.8, y - r * 0.7],
        [x, y - r],
        [x + r * 0.8, y - r * 0.7],
        [x + r, y],
      ],
      0.6,
      false,
    ),
  )
}

/** A cane of candy before a corner of a house, its crook outward, striped where it is large enough. */
export function cane(p: Pen, s: Spot, side: number): void {
  const at = (text: string): Knot[] => knots(text).map(([x, y, c]) => [x * side, y, c ?? 0])
  p.tint('white').blob(
    at('54 0!, 54 -40, 59 -51, 73 -57, 87 -51, 92 -40, 92 -33!, 79 -33!, 79 -40, 73 -45, 67 -40, 67 0!'),
  )
  if (!fits(p, s, 10)) return
  for (const stripe of ['54 -8, 67 -13', '54 -24, 67 -29', '54 -39, 67 -43', '73 -57, 73 -45', '90 -46, 79 -40'])
    p.line(at(stripe))
}
