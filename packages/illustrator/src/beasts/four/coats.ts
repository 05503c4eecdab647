/** What a body carries besides its skin: shells, quills, fleece, manes, plates. */
import { type Field, rope, taper } from '../rig/clay.ts'
import { add, angle, dir, even, last, leftOf, mix, type P, ringOf, unit } from '../rig/geom.ts'
import { frame, poly, through } from '../rig/ink.ts'
import { boxOf, trace, xy } from '../rig/trace.ts'
import { backLine, has, type Kit, onTorso, toSkin } from './kit.ts'
import { flowing, standing } from './manes.ts'
import { quills } from './quills.ts'
import { armor, overlapping, shell } from './shells.ts'

export function behindBody(k: Kit): void {
  k.ink.part('back')
  if (has(k, 'plates')) plates(k)
  if (has(k, 'tall-spikes')) tallSpikes(k)
  else if (has(k, 'scutes') || has(k, 'spikes')) spikes(k)
  if (has(k, 'fin')) fin(k)
  if (has(k, 'sail')) sail(k)
  if (has(k, 'club')) k.ink.tint(k.b.coat.horn).shape(through(ringOf(last(k.s.tail), 16, 12.5, 10), true))
  if (has(k, 'spade')) spade(k)
  if (has(k, 'mane-brush')) standing(k)
  if (has(k, 'udder') && k.pose.hip !== 'ground') udder(k)
}

function udder(k: Kit): void {
  const { ink, b, s } = k
  const p = add(mix(s.hip, s.mid, 0.62), s.up, -b.belly * 0.98)
  const g = (x: number, y: number) => xy(add(p, [x, y]))
  ink
    .tint('pink')
    .shape(
      `M${g(-14, -9)}C${g(-15, 6)} ${g(-10, 10)} ${g(-6.5, 10)}Q${g(-6.5, 15)} ${g(-4, 15)}Q${g(-1.5, 15)} ${g(-1.5, 10.6)}L${g(3, 10.6)}Q${g(3, 15)} ${g(5.5, 15)}Q${g(8, 15)} ${g(8, 9.6)}C${g(12, 8)} ${g(14, 2)} ${g(13, -9)}Z`,
    )
}

function plates(k: Kit): void {
  const { ink, b, s } = k
  const line = backLine(k, true, true)
  const n = 8
  ink.tint(b.coat.horn ?? 'orange')
  for (let i = 0; i < n; i++) {
    const u = 0.12 + (0.84 * i) / (n - 1)
    const [p, out] = line[Math.round((line.length - 1) * u)]!
    const r = 5.5 + 16 * Math.sin(Math.PI * Math.min(1, u * 1.02))
    const t: P = [-out[1], out[0]]
    const g = (x: number, y: number) => xy(add(add(p, out, y * r), t, x * r))
    ink.shape(
      `M${g(-0.42, -0.4)}C${g(-0.98, 0.42)} ${g(-0.6, 0.98)} ${g(0, 1.5)}C${g(0.6, 0.98)} ${g(0.98, 0.42)} ${g(0.42, -0.4)}Z`,
    )
    if (ink.fits(r * 0.4)) ink.line(`M${g(0, 0.5)}L${g(0, 1.02)}`, 0.8)
  }
  const q = s.tail[s.tail.length - 3]!
  for (const a of [100, 130]) ink.shape(poly(add(q, [-3, 0]), add(add(q, dir(a), 20), [-4, 0]), add(q, [5, 0])))
}

function spikes(k: Kit): void {
  const tall = has(k, 'spikes')
  const line = backLine(k, tall, k.b.tail.kind === 'thick')
  const r = (tall ? 5.4 : 4.4) * (k.ink.fits(6) ? 1 : 1.7)
  const n = k.ink.fits(6) ? 13 : 8
  k.ink.tint(k.b.coat.horn ?? k.b.coat.body)
  let d = ''
  for (let i = 0; i < n; i++) {
    const [p, out] = line[Math.round((line.length - 1) * (0.04 + (0.93 * i) / (n - 1)))]!
    const t: P = [-out[1], out[0]]
    const g = (x: number, y: number) => add(add(p, out, y * r), t, x * r)
    d += poly(g(-1, -0.4), g(-0.5, 1.35), g(1, -0.4))
  }
  k.ink.shape(d)
}

/** Asked for by name they are what is seen first: as high as half the body, from neck to tail, each with its rib. */
function tallSpikes(k: Kit): void {
  const line = backLine(k, true, k.b.tail.kind === 'thick')
  const n = 9
  k.ink.tint(k.b.coat.horn ?? k.b.coat.body)
  for (let i = 0; i < n; i++) {
    const u = 0.06 + (0.88 * i) / (n - 1)
    const [p, out] = line[Math.round((line.length - 1) * u)]!
    const r = k.b.belly * (0.3 + 0.42 * Math.sin(Math.PI * u))
    const t: P = [-out[1], out[0]]
    const g = (x: number, y: number) => add(add(p, out, y * r), t, x * r)
    k.ink.shape(poly(g(-0.55, -0.4), g(0, 1.5), g(0.55, -0.4)))
    if (k.ink.fits(r * 0.4)) k.ink.line(`M${xy(g(0, 0.3))}L${xy(g(0, 0.95))}`, 0.8)
  }
}

/** A high fin on rays, from neck to tail. */
function sail(k: Kit): void {
  const { ink, b } = k
  const line = backLine(k, b.sprawl === true, b.sprawl === true).slice(b.sprawl ? 14 : 0)
  const at = (u: number, high: number): P => {
    const [p, out] = line[Math.round((line.length - 1) * u)]!
    return add(p, out, high)
  }
  const us = [0, 0.16, 0.34, 0.52, 0.7, 0.86, 1]
  const high = b.belly * (b.sprawl ? 2.3 : 1.7)
  const top = us.map((u) => at(u, high * Math.sin(Math.PI * (0.06 + u * 0.88))))
  ink.tint(b.coat.horn ?? b.coat.body).shape(through([...top, at(0.9, -4), at(0.5, -4), at(0.1, -4)], true))
  for (const i of [1, 2, 3, 4, 5]) ink.line(`M${xy(at(us[i]!, 0))}L${xy(mix(at(us[i]!, 0), top[i]!, 0.8))}`, 0.8)
}

/** The tip of a dragon's tail. */
export function spade(k: Kit): void {
  const { tail } = k.s
  const tip = last(tail)
  const e = unit(tail[tail.length - 4]!, tip)
  const n = leftOf(e)
  const g = (x: number, y: number) => xy(add(add(tip, e, x), n, y))
  k.ink
    .tint(k.b.coat.horn ?? k.b.coat.body)
    .shape(
      `M${g(-3, 0)}C${g(-6, 8)} ${g(0, 11)} ${g(3, 10)}Q${g(8, 6)} ${g(18, 0)}Q${g(8, -6)} ${g(3, -10)}C${g(0, -11)} ${g(-6, -8)} ${g(-3, 0)}Z`,
    )
}

/** A soft fin along back and tail. */
function fin(k: Kit): void {
  const line = backLine(k, false, true)
  const upper = line.filter((_, i) => i % 7 === 0 && i < 50)
  const high = upper.map(([p, out], i) => add(p, out, 9 * Math.sin(Math.PI * Math.min(1, 0.2 + i / upper.length))))
  const low = upper.map(([p, out]) => add(p, out, -3)).reverse()
  k.ink.tint(k.b.coat.light ?? k.b.coat.body).shape(through([...high, ...low], true))
}

export function overBody(k: Kit): void {
  const { ink, s, b } = k
  if (has(k, 'bib') || (b.head.cheeks ?? 0) > 0.12) bib(k)
  if (has(k, 'socks') && k.pose.hip !== 'ground')
    for (const l of [s.legs.nf, s.legs.nh]) {
      const q = mix(l.ankle, l.sole, 0.1)
      const g = (x: number, y: number) => xy(add(add(q, l.toe, x * l.r[2]), l.axis, y))
      ink.clip(k.body, () => ink.line(`M${g(-1.6, 0)}Q${g(0, 3)} ${g(1.6, 0)}`, 0.8))
    }
  if (has(k, 'pouch')) {
    const edge = toSkin(k.trunk, mix(s.mid, s.shoulder, 0.12), [-s.up[0], -s.up[1]])
    const g = frame(edge, b.belly * 1.15, -angle(s.hip, s.shoulder))
    ink.clip(k.body, () => ink.tint(b.coat.light).shape(g.d('M-.5 .1C-.5 -.5 -.2 -.62 .2 -.56L.34 .1Z'), 0.85))
  }
}

/** Locks of fur on the chest, below a face that is turned to the reader. */
function bib(k: Kit): void {
  const { s, b, ink, pose } = k
  if (b.head.view !== 'front' || pose.curl || pose.look === 'back' || pose.hip === 'ground') return
  const g = frame(add(add(s.shoulder, unit(s.hip, s.shoulder), b.chest * 0.5), s.up, b.chest * 0.1), b.chest)
  ink.clip(k.body, () =>
    ink
      .tint(b.coat.light ?? b.coat.body)
      .shape(
        g.d(
          'M-.8 -1.6C-.9 -.6 -.76 .1 -.5 .06Q-.36 .5 -.06 .64Q.1 .5 .16 .24Q.34 .66 .66 .74Q.8 .4 .76 .1L1.6 -.2L1.4 -1.6Z',
        ),
        0.85,
      ),
  )
}

export function onBack(k: Kit): void {
  if (has(k, 'shell')) shell(k)
  if (has(k, 'armor')) armor(k)
  if (has(k, 'overlapping')) overlapping(k)
  if (has(k, 'wool')) wool(k)
  const { rump, chest, len } = k.b
  // As far as the body is round.
  if (has(k, 'shag')) shag(k, -(rump / len) * 0.86, 1 + (chest / len) * 0.5)
  if (has(k, 'shag-front')) shag(k, 0.5, 1.2)
  if (has(k, 'quills') || has(k, 'spines')) quills(k)
  if (has(k, 'mane-horse') && k.pose.look !== 'back') flowing(k)
}

function wool(k: Kit): void {
  const { ink, b, s } = k
  // A long woolly neck is part of the fleece.
  const long = b.neck.len > 30
  const upTo = s.neck.slice(0, -3)
  const collar = rope(upTo, taper(upTo.length, b.neck.r0, b.neck.r1), 4)
  const fleece: Field = long ? (x, y) => Math.min(k.torso(x, y), collar(x, y)) : k.torso
  const ring = trace(fleece, boxOf([s.hip, s.shoulder, ...s.neck], b.belly * 2.2))[0]!
  ink.tint(b.coat.light ?? 'cream').shape(
    bumps(
      even(ring, long ? 20 : 12, true).map(([x, y]): P => [x, Math.min(y, -5)]),
      long ? 0.3 : 0.46,
    ),
  )
  if (ink.detail === 'simple') return
  const curls: [number, number][] = [
    [0.2, 0.3],
    [0.55, 0.4],
    [0.85, 0.1],
    [0.35, -0.25],
    [0.68, -0.3],
    [0.05, -0.1],
  ]
  for (const [u, v] of curls) {
    const c = onTorso(k, u, v)
    const g = (x: number, y: number) => xy(add(c, [x, y]))
    ink.line(`M${g(-5, -1)}C${g(-5, -7)} ${g(5, -7)} ${g(5, 0)}C${g(4, 4)} ${g(-1, 3)} ${g(0, 0)}`, 0.8)
  }
}

/** Scallops along a ring that keeps its inside on the right. */
function bumps(ring: readonly P[], bulge: number): string {
  let d = `M${xy(ring[0]!)}`
  ring.forEach((a, i) => {
    const z = ring[(i + 1) % ring.length]!
    const t = unit(a, z)
    const n = leftOf(t)
    const w = Math.hypot(z[0] - a[0], z[1] - a[1])
    const over = (p: P, k: number) => add(add(p, n, w * bulge * 1.3), t, k * w)
    const above = ([x, y]: P): P => [x, Math.min(y, 1)]
    d += `C${xy(above(over(a, -0.08)))} ${xy(above(over(z, 0.08)))} ${xy(z)}`
  })
  return `${d}Z`
}

/** Long hair that hangs in locks from the back and over the flank, between two places along the spine. */
function shag(k: Kit, from: number, to: number): void {
  const { ink, b } = k
  const wide = to - from
  const n = Math.max(3, Math.round(wide * 5))
  const at = (u: number, v: number): P => {
    const [x, y] = onTorso(k, from + u * wide, v)
    return [x, Math.min(y, -2)]
  }
  let d = through(Array.from({ length: 7 }, (_, i) => at(i / 6, i === 0 || i === 6 ? 0.6 : 1.14)))
  for (let i = 0; i < n; i++) {
    const u = 1 - i / n
    const next = 1 - (i + 1) / n
    d += `Q${xy(at(u + 0.02, -0.6))} ${xy(at((u + next) / 2, -0.95 - (i % 2) * 0.2))}Q${xy(at(next, -0.6))} ${xy(at(next, i === n - 1 ? 0.3 : -0.45))}`
  }
  ink.tint(b.coat.mane ?? b.coat.body).shape(`${d}Z`)
  if (ink.detail === 'simple') return
  for (let u = 0.16; u < 1; u += 1 / n) ink.line(through([at(u + 0.04, 0.4), at(u, 0), at(u - 0.02, -0.4)]), 0.75)
}
