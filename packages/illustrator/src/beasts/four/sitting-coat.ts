/** Stripes, spots and patches of an animal that sits facing the reader; drawn within its outline. */
import { add, dir, leftOf, type P, unit } from '../rig/geom.ts'
import { type Frame, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import { raisedWing } from '../rig/wings.ts'
import { has, type Kit } from './kit.ts'
import type { Seat } from './seat.ts'

/** On the thighs, clear of the forelegs: across in half widths, and up. */
const PLACES = [
  [0.84, 0.34],
  [0.9, 0.6],
  [0.62, 0.5],
  [0.7, 0.78],
] as const

/** On the forelegs, in head radii. */
const LEG_PLACES = [
  [0.24, 0.42],
  [0.34, 0.6],
] as const

export function sittingCoat(t: Seat): void {
  const { k, o, w, h } = t
  const { ink, b } = k
  if (has(k, 'vest')) {
    ink.tint(b.coat.mark).shape(o.d(`M-2 ${-h - 1}L2 ${-h - 1}L2 ${-h * 0.78}Q0 ${-h * 0.56} -2 ${-h * 0.78}Z`), 0.9)
    return
  }
  if (has(k, 'belly-bands') && t.sits.as === 'bottom') bellyBands(t)
  if (has(k, 'stripe-skunk')) {
    for (const m of [1, -1])
      ink
        .tint('white')
        .shape(
          o.d(
            `M${m * 0.44} ${-h - 0.2}Q${m * w * 0.86} ${-h * 0.66} ${m * w * 0.7} -.5L${m * w * 0.98} -.4Q${m * w * 1.2} ${-h * 0.6} ${m * 0.72} ${-h - 0.2}Z`,
          ),
          0.85,
        )
    return
  }
  ink.tint(b.coat.mark ?? 'umber')
  switch (b.pattern) {
    case 'stripes':
    case 'bands':
      stripes(t)
      break
    case 'patch':
    case 'patches':
      patch(t, -w * 0.8, -0.5, 0.24)
      if (b.pattern === 'patches') patch(t, w * 0.9, -0.42, 0.3)
      break
    case 'spots':
    case 'blobs':
    case 'rosettes':
      if (t.sits.as === 'haunches') spots(t)
      break
    default:
  }
}

function stripes({ k, o, w }: Seat): void {
  const thick = k.ink.fits(o.s * 0.14) ? 0.08 : 0.12
  let d = ''
  for (const m of [1, -1])
    for (const [y, long] of [
      [-0.34, 0.4],
      [-0.62, 0.46],
      [-0.9, 0.36],
    ] as const)
      d += `M${m * (w + 0.2)} ${y - thick}Q${m * (w - long * 0.4)} ${y - thick} ${m * (w - long)} ${y + 0.05}Q${m * (w - long * 0.4)} ${y + thick * 1.3} ${m * (w + 0.2)} ${y + thick}Z`
  k.ink.shape(o.d(d), 0.8)
}

function patch({ k, o }: Seat, x: number, y: number, r: number): void {
  const ring = Array.from({ length: 9 }, (_, i): P => {
    const [u, v] = dir(i * 40)
    const size = r * (1 + 0.2 * Math.sin(i * 2.4 + x * 9))
    return o.at(x + u * size, y + v * size)
  })
  k.ink.shape(through(ring, true), 0.85)
}

function spots({ k, o, w }: Seat): void {
  for (const m of [1, -1])
    PLACES.forEach(([x, y], i) => {
      spot(k, o, o.at(m * x * w, -y - (m > 0 ? 0.05 : 0)), i)
    })
}

function spot({ ink, b }: Kit, o: Frame, at: P, i: number): void {
  if (b.pattern === 'spots') ink.dot(at, o.s * 0.045 * (1 + (i % 3) * 0.2), o.s * 0.04, i * 37)
  else ink.oval(at, o.s * (0.075 + (i % 2) * 0.015), o.s * 0.07, i * 37, 0.8)
}

/** The forelegs lie over the coat, and have marks of their own. */
export function forelegMarks({ k, o }: Seat): void {
  const { ink, b } = k
  ink.tint(b.coat.mark ?? 'umber')
  if (b.pattern === 'stripes' || b.pattern === 'bands') {
    if (!ink.fits(o.s * 0.14)) return
    for (const m of [1, -1])
      ink.shape(o.d(`M${m * 0.43} -.54Q${m * 0.3} -.53 ${m * 0.2} -.44Q${m * 0.3} -.4 ${m * 0.415} -.4Z`), 0.8)
  } else if (b.pattern === 'spots' || b.pattern === 'rosettes' || b.pattern === 'blobs')
    for (const m of [1, -1])
      LEG_PLACES.forEach(([x, y], i) => {
        spot(k, o, o.at(m * x, -y), i)
      })
}

/** Both wings, spread behind the shoulders. */
export function wingsBehind({ k, o, h }: Seat): void {
  const bat = has(k, 'wings-bat')
  if (!bat && !has(k, 'wings-bird')) return
  k.ink.part('farWing').tint(k.b.coat.light ?? 'cream')
  for (const side of [1, -1] as const)
    raisedWing(k.ink, o.at(-side * 0.46, -h * 0.6), o.s * 1.75 * (k.b.wings ?? 1), 4, bat ? 'bat' : 'bird', side)
}

/** Plates across the belly of a dragon. */
function bellyBands({ k, o, w, h }: Seat): void {
  for (const y of [-0.24, -0.4, -0.56, -0.72]) {
    const half = w * 0.66 * Math.sqrt(1 - ((y * h + h * 0.46) / (h * 0.5)) ** 2)
    k.ink.line(o.d(`M${-half} ${y * h}Q0 ${y * h + 0.1} ${half} ${y * h}`), 0.8)
  }
}

/** Quills that stand out behind a body seen from the front: two rings, the inner one over the outer. */
export function quillFan({ k, o, w, h }: Seat): void {
  const { ink, b } = k
  const few = !ink.fits(o.s * 0.2)
  const top = -h * 0.9
  ink.part('back').tint(b.coat.mark ?? 'bark')
  for (const [size, n, long] of few
    ? ([[1.2, 11, 0.5]] as const)
    : ([
        [1.3, 19, 0.5],
        [1.06, 16, 0.44],
      ] as const)) {
    const under = [-30, 10, 50, 90, 130, 170, 210].map((deg): P => {
      const [x, y] = dir(deg)
      return o.at(x * size * (w + 0.3) * 0.9, Math.min(0, top + y * size))
    })
    ink.cover(through(under, true))
    for (let i = 0; i < n; i++) {
      const deg = -28 + (236 * (i + 0.5)) / n
      const [x, y] = dir(deg)
      const base: P = [x * size * (w + 0.3) * 0.86, top + y * size]
      const out = unit([0, top + 0.3], base)
      const side = leftOf(out)
      const wide = (size * 4.4) / n / 2
      const g = (u: number, v: number) => xy(o.at(...add(add(base, out, u), side, v)))
      ink.shape(
        `M${g(-0.24, -wide * 0.7)}Q${g(long * 0.3, -wide)} ${g(long, 0)}Q${g(long * 0.3, wide)} ${g(-0.24, wide * 0.7)}Z`,
        0.9,
      )
    }
  }
}
