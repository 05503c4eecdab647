/** Tails that are shapes of their own; thick ones are part of the body's clay. */
import { rope } from '../rig/clay.ts'
import { add, last, leftOf, mix, type P, ringOf, spline, unit } from '../rig/geom.ts'
import { fluff, frame, through } from '../rig/ink.ts'
import { boxOf, outline, xy } from '../rig/trace.ts'
import { braid } from './braids.ts'
import { has, type Kit } from './kit.ts'

export function tail(k: Kit): void {
  const { ink, b, s } = k
  const t = b.tail
  ink.tint(t.kind === 'horse' ? (b.coat.mane ?? b.coat.body) : (b.coat.tail ?? b.coat.body))
  switch (t.kind) {
    case 'none':
    case 'thick':
      break
    case 'rope':
      ink.shape(skin(k, () => t.r ?? 3))
      break
    case 'spiral':
      ink.tube(through(spline(s.tail, 2)), t.r ?? 3)
      break
    case 'curl':
      if ((t.r ?? 3) < 2.5) corkscrew(k)
      else ink.tube(through(spline(s.tail, 3)), t.r ?? 3)
      break
    case 'coil':
      ink.shape(skin(k, (u) => (t.r ?? 4) * (1 - 0.62 * u), 0.6))
      break
    case 'bun':
      bun(k)
      break
    case 'stub':
      ink.shape(skin(k, (u) => (t.r ?? 3) * (1 - 0.55 * u)))
      break
    case 'tuft':
      tufted(k)
      break
    case 'bush':
    case 'plume':
      bushy(k)
      break
    case 'ring':
      ringed(k)
      break
    case 'squirrel':
      squirrel(k)
      break
    case 'puff':
      if ((t.len ?? 0) > 14) ink.shape(skin(k, () => 2.6))
      ink.shape(fluff(ringOf(last(s.tail), t.r ?? 6, t.r ?? 6, 7), 0.5))
      break
    case 'horse':
      flowing(k)
      break
    case 'paddle':
      paddle(k)
      break
  }
}

function skin(k: Kit, radius: (u: number) => number, melted = 2, points: readonly P[] = k.s.tail): string {
  const n = points.length
  const radii = points.map((_, i) => radius(i / (n - 1)))
  const clay = rope(points, radii, melted)
  const floor = k.pose.hang ? Infinity : 0
  return outline((x, y) => Math.max(clay(x, y), y - floor), boxOf(points, Math.max(...radii) + 6))
}

function tufted(k: Kit): void {
  const { ink, b, s } = k
  const r = b.tail.r ?? 3
  ink.shape(skin(k, (u) => r * (1 - 0.25 * u)))
  const tip = last(s.tail)
  const e = unit(s.tail[s.tail.length - 3]!, tip)
  const n = leftOf(e)
  const g = (x: number, y: number) => xy(add(add(tip, e, x * r), n, y * r))
  ink
    .tint(b.coat.mane ?? b.coat.body)
    .shape(`M${g(-1, 0.9)}C${g(1, 3)} ${g(3, 2)} ${g(5.5, 0)}C${g(3, -2)} ${g(1, -3)} ${g(-1, -0.9)}Z`)
}

/** Where along the tail, how far to its left. */
const beside = (points: readonly P[], u: number, w: number): P => {
  const i = Math.round((points.length - 1) * u)
  const e = unit(points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!)
  return add(points[i]!, leftOf(e), w)
}

function bushy(k: Kit): void {
  const { ink, b, s } = k
  const r = b.tail.r ?? 3
  const count = b.tail.count ?? 1
  const wide = (u: number) => r * (0.4 + 1.1 * Math.sin(Math.PI * Math.min(1, u * 0.86 + 0.06)) - 0.25 * u)
  for (let i = 0; i < count; i++) {
    const spread = count === 1 ? 0 : (i / (count - 1) - 0.5) * 76
    const points = s.tail.map((p) => {
      const [x, y] = turned(p, s.tail[0]!, spread)
      return [x, Math.min(y, -r)] as P
    })
    const d = skin(k, wide, 3, points)
    ink.tint(b.coat.tail ?? b.coat.body).shape(d)
    if (has(k, 'stripe-skunk')) {
      // White along the middle, open at the root where it goes on from the back.
      const middle = points.slice(0, -2)
      ink
        .clip(d, () =>
          ink.tint('white').shape(
            skin(k, (u) => wide(u) * 0.44, 3, middle),
            0.85,
          ),
        )
        .line(d, 1)
      continue
    }
    if (b.tail.kind === 'plume' || count > 1) {
      ink.line(through([beside(points, 0.3, r * 0.2), beside(points, 0.6, r * 0.3), beside(points, 0.8, 0)]), 0.75)
      continue
    }
    const q = points[Math.round(points.length * 0.68)]!
    const e = unit(points[points.length - 4]!, last(points))
    const at = (x: number, y: number) => add(add(q, leftOf(e), y * r * 2), e, x)
    const zig = [-1, -0.5, 0, 0.5, 1].map((u, j) => xy(at(j % 2 ? 4 : 0, u)))
    ink.clip(d, () =>
      ink.tint(b.coat.light ?? 'cream').shape(`M${zig.join('L')}L${xy(at(60, 1.4))}L${xy(at(60, -1.4))}Z`, 0.85),
    )
    ink.line(d, 1)
  }
}

function turned(p: P, o: P, deg: number): P {
  const a = (deg * Math.PI) / 180
  const [x, y] = [p[0] - o[0], p[1] - o[1]]
  return [o[0] + x * Math.cos(a) - y * Math.sin(a), o[1] + x * Math.sin(a) + y * Math.cos(a)]
}

function ringed(k: Kit): void {
  const { ink, b, s } = k
  const r = b.tail.r ?? 3
  const d = skin(k, (u) => r * (0.75 + 0.5 * u))
  ink.shape(d)
  const wide = ink.fits((b.tail.len ?? 50) * 0.085)
  ink.clip(d, () => {
    for (const u of wide ? [0.3, 0.5, 0.7, 0.9] : [0.4, 0.75]) {
      const at = (v: number, w: number) => beside(s.tail, Math.min(1, u + v), w * r * 2)
      const end = at(0.09, 0)
      ink
        .tint(b.coat.mark ?? 'umber')
        .shape(`M${xy(at(0, 1))}L${xy(at(0, -1))}L${xy(add(at(0.09, -1), [0, 0]))}L${xy(end)}L${xy(at(0.09, 1))}Z`, 0.8)
    }
  })
  ink.line(d, 1)
}

function squirrel(k: Kit): void {
  const { ink, b, s } = k
  // Asleep it lies before the face, which must be seen.
  const r = (b.tail.r ?? 10) * (k.pose.curl ? 0.56 : 1)
  const d = skin(k, (u) => r * (0.5 + 0.95 * Math.sin(Math.PI * Math.min(1, u * 0.6 + 0.14))), 4)
  ink.shape(d)
  if (k.pose.curl) return
  const middle = s.tail.slice(Math.round(s.tail.length * 0.3), -2)
  ink.tint(b.coat.light ?? 'cream').shape(
    skin(k, (u) => r * (0.2 + 0.42 * Math.sin(Math.PI * (0.1 + u * 0.7))), 4, middle),
    0.8,
  )
}

/** Rolled up on the rump: a round area with a turn in it. */
function bun(k: Kit): void {
  const r = k.b.tail.r ?? 8
  const [x, y] = k.s.tail[0]!
  const g = frame([x - r * 0.5, y - r * 0.6], r)
  k.ink.shape(through(ringOf(g.at(0, 0), r, r, 8), true))
  k.ink.line(g.d('M.62 .2C.5 .66 -.34 .7 -.5 .14C-.56 -.36 .1 -.6 .26 -.12C.28 .1 .06 .2 -.06 .06'), 0.85)
}

/** A thin tail in a loop: a line, since the hole in a tube would be a speck. */
function corkscrew(k: Kit): void {
  const o = k.s.tail[0]!
  const L = (k.b.tail.len ?? 36) * 0.5
  const g = (x: number, y: number) => xy(add(o, [-x * L, -y * L]))
  k.ink.line(
    `M${g(-0.1, -0.1)}C${g(0.5, -0.2)} ${g(0.95, 0.1)} ${g(0.9, 0.5)}C${g(0.86, 0.86)} ${g(0.36, 0.84)} ${g(0.4, 0.5)}C${g(0.44, 0.2)} ${g(0.9, 0.14)} ${g(1.3, 0.36)}`,
    1.5,
  )
}

/** Long hair with a swung, parted end. */
function flowing(k: Kit): void {
  const { ink, b, s } = k
  const r = b.tail.r ?? 8
  if (b.tail.braided) {
    braid(ink, s.tail.slice(0, -3), r * 0.84)
    return
  }
  const p = (u: number, w: number) => beside(s.tail, u, w * r)
  const tip = last(s.tail)
  const [near, far] = [add(tip, [-r * 0.5, r * 0.7]), add(tip, [r * 0.7, -r * 0.1])]
  const above = ([x, y]: P): P => [x, Math.min(y, -1)]
  ink
    .shape(
      `${through([p(0.02, -0.5), p(0.3, -1.2), p(0.62, -1.35), p(0.88, -0.7), above(near)])}Q${xy(above(add(mix(near, far, 0.5), [0, -r * 0.8])))} ${xy(above(far))}${through(
        [above(far), p(0.84, 0.9), p(0.6, 0.8), p(0.3, 0.7), p(0.02, 0.5)],
      ).replace(/^M\S+ \S+?(?=C)/, '')}Z`,
    )
    .line(through([p(0.22, -0.2), p(0.5, -0.5), p(0.8, -0.3)]))
}

function paddle(k: Kit): void {
  const { ink, b, s } = k
  const o = s.tail[0]!
  const v = unit(o, s.tail[3]!)
  const m = leftOf(v)
  const L = b.tail.len ?? 40
  const c = add(o, v, L * 0.62)
  const at = (x: number, y: number) => add(add(c, v, x), m, y)
  const above = ([x, y]: P): P => [x, Math.min(y, -1)]
  const d = through(
    ringOf([0, 0], L * 0.5, (b.tail.r ?? 7) * 1.6, 10).map(([x, y]) => above(at(x, y))),
    true,
  )
  ink.shape(d)
  // A net where its meshes can be colored, else a few bars.
  const net = ink.fits(4.4)
  const gap = net ? 8 : 12
  let marks = ''
  for (let i = -3; i <= 3; i++) {
    marks += `M${xy(at(i * gap - 12, -14))}L${xy(at(i * gap + 12, 14))}`
    if (net) marks += `M${xy(at(i * gap + 12, -14))}L${xy(at(i * gap - 12, 14))}`
  }
  ink.clip(d, () => ink.line(marks, 0.7))
  ink.line(d, 1)
}
