/** Drops of paisley, large and small, with blossoms in between. */
import type { Rng } from '../ink/random.ts'
import { grow } from './kit/clip.ts'
import { arc, curve, ellipse, leaf } from './kit/curves.ts'
import { circle, dot, line, page, shape } from './kit/marks.ts'
import type { Spot } from './kit/packing.ts'
import {
  area,
  box,
  dense,
  distance,
  inside,
  largest,
  length,
  move,
  type Point,
  type Poly,
  type Step,
  TAU,
  walk,
} from './kit/points.ts'
import { Room } from './kit/room.ts'
import { blossom, SMALLEST_BLOSSOM } from './plants/blossom.ts'

const BOTEH = curve('6,-104 30,-98 42,-76 32,-54! 30,-36 52,-8 66,34 56,76 20,100 -24,96 -58,66 -68,22 -60,-24 -36,-72')
const closedWalk = (p: Poly, step: number) => {
  const c = [...p, p[0]!]
  const L = length(c)
  const n = Math.max(3, Math.round(L / step))
  return walk(c, L / n - 1e-6, L / n / 2).slice(0, n)
}
/** Where an outline bends inward, what stands on it would pile up: of those, the first stays. `to` is how far off its middle is. */
function spaced(steps: readonly Step[], gap: number, to = 0): Step[] {
  const kept: Point[] = []
  return steps.filter(({ x, y, a }) => {
    const at: Point = [x - Math.sin(a) * to, y + Math.cos(a) * to]
    if (kept.some((other) => distance(other, at) < gap)) return false
    kept.push(at)
    return true
  })
}
/** What a flower leaves free of a drop: round ones, each where there is most room. */
function beads(within: Poly, flower: Spot, rng: Rng): string {
  const taken = [flower]
  const { x0, y0, x1, y1 } = box(within)
  let out = ''
  for (let k = 0; k < 9; k++) {
    let found: Spot = { x: 0, y: 0, r: 0 }
    for (let i = 0; i < 70; i++) {
      const at: Point = [rng.between(x0, x1), rng.between(y0, y1)]
      let r = Math.min(...taken.map((other) => distance(at, [other.x, other.y]) - other.r))
      if (r <= found.r || !inside(at, within)) continue
      for (const edge of within) r = Math.min(r, distance(at, edge))
      if (r > found.r) found = { x: at[0], y: at[1], r }
    }
    const r = Math.min(20, found.r - 5)
    if (r < 9.6) break
    taken.push({ ...found, r })
    out += circle(found.x, found.y, r, 3.2)
  }
  return out
}
function boteh(p: Poly, s: number, rng: Rng): string {
  let out = ''
  if (s > 0.75)
    for (const w of spaced(closedWalk(p, 25), 22, -7 * Math.sign(area(p))))
      out += shape(ellipse(w.x, w.y, 14.5, 14.5, 24), 3.3)
  out += shape(p, s > 0.75 ? 6 : 4.4)
  const bandKinds = rng.shuffle(['beads', 'petals', 'rungs', 'scallop'])
  let at = 0
  let k = 0
  let ring = p
  while (k < 3) {
    const kind = bandKinds[k]!
    const w = kind === 'beads' ? 26 : kind === 'petals' ? 30 : kind === 'rungs' ? 20 : 24
    const next = largest(grow([p], -(at + w)))
    const mid = largest(grow([p], -(at + w / 2)))
    if (!next || !mid || Math.abs(area(next)) < 2600) break
    // In a narrow place the band is not as wide as elsewhere: what would not fit is left out.
    const band = [...dense([...ring, ring[0]!], 8, false), ...dense([...next, next[0]!], 8, false)]
    const room = ([x, y]: Point): number =>
      band.reduce((least, e) => Math.min(least, Math.hypot(e[0] - x, e[1] - y)), 1e9)
    const isWide = ({ x, y, a }: Step, to: number): boolean =>
      room([x - Math.sin(a) * to, y + Math.cos(a) * to]) > w / 2 - 3.5
    if (kind === 'beads')
      for (const q of spaced(closedWalk(mid, 25), 22)) if (isWide(q, 0)) out += circle(q.x, q.y, 9.6, 3)
    if (kind === 'rungs')
      for (const q of spaced(closedWalk(ring, 21), 17, w * Math.sign(area(ring))))
        if (isWide(q, (w / 2) * Math.sign(area(ring))))
          out += line(
            [
              [q.x, q.y],
              [q.x - Math.sin(q.a) * w * Math.sign(area(ring)), q.y + Math.cos(q.a) * w * Math.sign(area(ring))],
            ],
            3,
          )
    const sgn = Math.sign(area(ring))
    if (kind === 'petals')
      for (const q of spaced(closedWalk(next, 25), 21, -13 * sgn))
        if (isWide(q, (-w / 2) * sgn)) out += shape(leaf(q.x, q.y, w - 4, 19, q.a - (Math.PI / 2) * sgn, 0.5), 3)
    if (kind === 'scallop')
      for (const q of spaced(closedWalk(next, 30), 28, -7 * sgn))
        if (isWide(q, (-w / 2) * sgn))
          out += shape(move(arc(0, 0, 14.4, Math.PI, TAU, 12), q.x, q.y, q.a + (sgn < 0 ? Math.PI : 0)), 3)
    out += shape(next, 4)
    ring = next
    at += w
    k++
  }
  const b = box(ring)
  const big = Math.abs(area(ring))
  // The roomiest place in it.
  let best: Point = [0, 0]
  let br = 0
  for (let i = 0; i < 160; i++) {
    const q: Point = [rng.between(b.x0, b.x1), rng.between(b.y0, b.y1)]
    let m = 1e9
    for (const e of ring) m = Math.min(m, Math.hypot(e[0] - q[0], e[1] - q[1]))
    if (m > br && inside(q, ring)) {
      br = m
      best = q
    }
  }
  const room = br - 6
  if (big > 1500 && br > 20)
    out += room > SMALLEST_BLOSSOM ? blossom(best[0], best[1], room, 10, rng) : circle(best[0], best[1], br * 0.5, 3.3)
  return out + beads(ring, { x: best[0], y: best[1], r: room > SMALLEST_BLOSSOM ? room : br * 0.5 }, rng)
}
export function paisley(rng: Rng): string {
  let out = ''
  const list: { p: Poly; s: number }[] = []
  const room = new Room(24)
  for (const [s, n] of [
    [2.1, 3],
    [1.6, 4],
    [1.2, 6],
    [0.9, 9],
    [0.66, 12],
  ] as const)
    for (let i = 0; i < n; i++)
      for (let t = 0; t < 260; t++) {
        const fl = rng.chance(0.5) ? -1 : 1
        const x = rng.between(60, 964)
        const y = rng.between(60, 964)
        const p = move(
          BOTEH.map(([u, v]) => [u * fl, v] as Point),
          x,
          y,
          rng.between(0, TAU),
          s,
        )
        if (room.at(x, y) < 40 * s || !room.fits(p, s > 0.75 ? 21 : 7)) continue
        room.takeShape(s > 0.75 ? grow([p], 16)[0]! : p)
        list.push({ p, s })
        break
      }
  for (const { p, s } of list) out += boteh(p, s, rng)
  for (let k = 0; k < 260; k++) {
    const g = room.roomiest()
    const R = Math.min(g.r - 5, rng.between(36, 64))
    if (R < 11) break
    room.takeCircle(g.x, g.y, R)
    out +=
      R > SMALLEST_BLOSSOM
        ? blossom(g.x, g.y, R, 10, rng)
        : circle(g.x, g.y, R - 1, 3.3) + (R > 21 ? circle(g.x, g.y, 9.4, 3.3) : R > 14.5 ? dot(g.x, g.y, 3.2) : '')
  }
  return page(out)
}
