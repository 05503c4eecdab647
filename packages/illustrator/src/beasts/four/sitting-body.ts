/** The body of an animal that sits facing the reader, with its paws. */
import { rope } from '../rig/clay.ts'
import { type P, ringOf, spline } from '../rig/geom.ts'
import { frame, through } from '../rig/ink.ts'
import { boxOf, outline } from '../rig/trace.ts'
import { has } from './kit.ts'
import type { Seat } from './seat.ts'
import { isShaggy, locked } from './shaggy.ts'
import { forelegMarks, sittingCoat } from './sitting-coat.ts'
import type { Sits } from './types.ts'

const SIDES = [1, -1] as const

/** The outline below the head: narrow at the throat, round at the hips. Runs the way ovals do, so that both can be one area. */
function pear({ k, o, w, h }: Seat, throat: number, hips: number): string {
  const half = (m: 1 | -1): P[] => [
    [m * throat * 0.7, -h - 0.2],
    [m * throat, -h + 0.12],
    [m * (throat + (w - throat) * 0.62), -hips - (h - hips) * 0.4],
    [m * w, -hips],
    [m * w * 0.94, -0.16],
    [m * w * 0.66, -0.05],
  ]
  const ring = [...half(1), ...half(-1).toReversed()].map(([x, y]) => o.at(x, y))
  if (!isShaggy(k.b, k.said)) return through(ring, true)
  return locked(spline([...ring, ring[0]!], 6).slice(0, -1), o.s * 0.3, -o.s * 0.3)
}

const oval = ({ o }: Seat, x: number, y: number, rx: number, ry: number): string =>
  through(
    ringOf([x, y], rx, ry, 10).map(([u, v]) => o.at(u, Math.min(v, 0))),
    true,
  )

/** Two lines between three toes. */
function toes({ k, o }: Seat, x: number, y: number, rx: number, ry: number): void {
  if (!k.ink.fits(o.s * rx * 0.7)) return
  for (const d of [-0.34, 0.34])
    k.ink.line(
      o.d(`M${x + d * rx} ${y + ry * 0.92}Q${x + d * rx * 0.7} ${y + ry * 0.4} ${x + d * rx} ${y + ry * 0.02}`),
      0.8,
    )
}

/** Straight forelegs in the middle, a thigh and a hind paw at either side. */
export function onHaunches(t: Seat): string {
  const { k, o, w, h } = t
  const { ink, b } = k
  const socks = has(k, 'socks')
  const body = pear(t, 0.46, 0.5)
  const thighs = SIDES.map((m) => oval(t, m * (w - 0.3), -0.42, 0.36, 0.42))
  ink.part('torso').tint(b.coat.body).shape(body)
  for (const d of thighs) ink.shape(d)
  const whole = body + thighs.join('')
  ink.clip(whole, () => sittingCoat(t))
  for (const m of SIDES) {
    const x = m * (w - 0.08)
    ink.tint(socks ? (b.coat.light ?? b.coat.body) : b.coat.body).shape(oval(t, x, -0.15, 0.3, 0.16))
    toes(t, x, -0.15, 0.3, 0.16)
  }
  // The forelegs leave the chest without a line.
  const top = -h * 0.62
  ink.tint(b.coat.body).cover(
    through(
      [
        [-0.44, top],
        [-0.42, -0.4],
        [-0.4, -0.02],
        [0.4, -0.02],
        [0.42, -0.4],
        [0.44, top],
      ].map(([x, y]) => o.at(x!, y!)),
      true,
    ),
  )
  for (const m of SIDES) {
    const leg = `M${m * 0.45} ${top}C${m * 0.46} -.5 ${m * 0.4} -.4 ${m * 0.41} -.27`
    ink.line(o.d(leg), 1).line(o.d(`M${m * 0.05} -.24Q${m * 0.09} -.42 ${m * 0.05} ${top + 0.22}`), 0.9)
    ink.tint(socks ? (b.coat.light ?? b.coat.body) : b.coat.body).shape(oval(t, m * 0.25, -0.15, 0.24, 0.16))
    toes(t, m * 0.25, -0.15, 0.24, 0.16)
  }
  forelegMarks(t)
  chest(t)
  return whole
}

/** Fur on the chest below the chin, in three locks, or a smooth bib. */
function chest({ k, o, h }: Seat): void {
  const { ink, b } = k
  const y = -h * 0.6
  const locks = (b.head.cheeks ?? 0) > 0 || has(k, 'bib') || b.tail.kind === 'bush' || b.tail.kind === 'plume'
  if (has(k, 'mane-lion') || (!locks && !b.coat.light)) return
  const d = locks
    ? `M-.4 ${-h - 0.1}Q-.46 ${y - 0.16} -.34 ${y + 0.02}Q-.24 ${y - 0.06} -.2 ${y - 0.02}Q-.12 ${y + 0.22} 0 ${y + 0.3}Q.12 ${y + 0.22} .2 ${y - 0.02}Q.24 ${y - 0.06} .34 ${y + 0.02}Q.46 ${y - 0.16} .4 ${-h - 0.1}Z`
    : `M-.34 ${-h - 0.1}C-.44 ${y + 0.1} -.2 ${y + 0.26} 0 ${y + 0.26}C.2 ${y + 0.26} .44 ${y + 0.1} .34 ${-h - 0.1}Z`
  ink.tint(b.coat.light ?? b.coat.body).shape(o.d(d), 0.85)
}

/** On its bottom like a teddy bear: a round belly, arms beside it, soles toward the reader. */
export function onBottom(t: Seat): string {
  const { k, w, h, sits } = t
  const { ink, b } = k
  const body = pear(t, 0.56, 0.46)
  ink.part('torso').tint(b.coat.body).shape(body)
  ink.clip(body, () => {
    ink.tint(b.coat.light ?? b.coat.body).shape(oval(t, 0, -h * 0.46, w * 0.66, h * 0.5), 0.85)
    sittingCoat(t)
  })
  ink.line(body, 1)
  ink.part('paws')
  arms(t)
  for (const m of SIDES) sole(t, m * (w - ((sits.small ?? sits.arms === 'chest') ? 0.24 : 0.14)), m)
  return body
}

/** Shoulder, elbow and paw of the right arm, and how thick it is. */
export function armOf({ arms: held }: Sits, w: number, h: number): { r: number; bones: readonly P[] } {
  const shoulder: P = [0.5, -h + 0.02]
  if (held === 'chest') return { r: 0.145, bones: [shoulder, [0.5, -h * 0.62], [0.22, -h * 0.58]] }
  if (held === 'held') return { r: 0.15, bones: [shoulder, [0.64, -h * 0.5], [0.36, -h * 0.42]] }
  if (held === 'long') return { r: 0.19, bones: [shoulder, [w + 0.16, -h * 0.5], [w * 0.56, -h * 0.36]] }
  return { r: 0.2, bones: [shoulder, [w * 0.92, -h * 0.58], [w * 0.66, -h * 0.34]] }
}

function arms(t: Seat): void {
  const { k, o, w, h, sits } = t
  const { ink, b } = k
  const { r, bones } = armOf(sits, w, h)
  for (const m of SIDES) {
    const at = bones.map(([x, y]) => o.at(m * x, y))
    const d = outline(rope(at, [r * o.s, r * o.s * 0.98, r * o.s * 0.96], o.s * 0.1), boxOf(at, r * o.s * 1.6))
    ink.tint(has(k, 'vest') ? b.coat.mark : b.coat.body).shape(d)
    const [x, y] = bones[2]!
    if (b.legs.foot === 'claw') claws(t, m * (x - 0.12), y + r * 0.3, m)
    else if (ink.fits(o.s * r * 0.8))
      for (const dx of [-0.3, 0.3])
        ink.line(o.d(`M${m * (x - 0.02) + dx * r} ${y + r * 0.9}L${m * (x - 0.02) + dx * r} ${y + r * 0.4}`), 0.8)
  }
}

/** Three long claws that point to the middle. */
function claws({ k, o }: Seat, x: number, y: number, m: 1 | -1): void {
  for (const i of [-1, 0, 1]) {
    const at = frame(o.at(x, y + i * 0.12), o.s, 0, m > 0 ? -1 : 1)
    k.ink.tint('cream').shape(at.d('M-.06 -.07C.08 -.1 .2 -.04 .26 .1C.14 .1 .04 .1 -.06 .07Z'), 0.8)
  }
}

/** A foot seen from below: a pad and three toes where they can be colored. */
function sole(t: Seat, x: number, m: 1 | -1): void {
  const { k, o, sits } = t
  const small = sits.small ?? sits.arms === 'chest'
  const { ink, b } = k
  ink
    .tint(has(k, 'vest') ? b.coat.mark : b.coat.body)
    .shape(oval(t, x, -0.27, small ? 0.24 : 0.28, small ? 0.26 : 0.29))
  if (b.legs.foot === 'pad') {
    nails(t, x)
    return
  }
  // Smaller toes would be specks.
  if (small || !ink.fits(o.s * 0.13)) {
    toes(t, x, -0.27, 0.24, -0.26)
    return
  }
  ink.tint('blush').shape(oval(t, x, -0.19, 0.15, 0.11), 0.8)
  for (const [dx, dy] of [
    [-0.155, -0.35],
    [0, -0.44],
    [0.155, -0.35],
  ] as const)
    ink.tint('blush').oval(o.at(x + dx - m * 0.01, dy), o.s * 0.065, o.s * 0.065, 0, 0.7)
}

/** An elephant's sole is smooth, with broad nails above it. */
function nails({ k, o }: Seat, x: number): void {
  const { ink } = k
  if (!ink.fits(o.s * 0.14)) return
  for (const [dx, dy, deg] of [
    [-0.19, -0.4, -40],
    [0, -0.49, 0],
    [0.19, -0.4, 40],
  ] as const) {
    const at = frame(o.at(x + dx, dy), o.s, deg)
    ink.tint('cream').shape(at.d('M-.085 .06C-.1 -.1 .1 -.1 .085 .06Q0 .1 -.085 .06Z'), 0.75)
  }
}
