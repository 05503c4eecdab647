/** Tails and fins, placed along the spine. */
import { add, type P } from '../rig/geom.ts'
import { type Ink, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Fish, Spine } from './types.ts'

type Place = (x: number, y: number) => string

/** A space at a point of the spine: x backward, y up. */
const space =
  (o: P, u: P, n: P, s: number): Place =>
  (x, y) =>
    xy(add(add(o, u, x * s), n, y * s))

export function fishTail(ink: Ink, b: Fish, s: Spine): void {
  const [p, u, n] = s.at(1)
  const q = space(p, u, n, b.tailSize)
  const r = b.depth[b.depth.length - 1]! / b.tailSize
  ink.tint(b.colors.fin ?? b.colors.body)
  if (b.tail === 'fan') {
    ink.shape(
      `M${q(-0.15, r)}C${q(0.3, 0.5)} ${q(0.6, 0.95)} ${q(1.15, 0.95)}C${q(1, 0.5)} ${q(0.9, 0.2)} ${q(0.72, 0)}C${q(0.9, -0.2)} ${q(1, -0.5)} ${q(1.15, -0.95)}C${q(0.6, -0.95)} ${q(0.3, -0.5)} ${q(-0.15, -r)}Z`,
    )
    if (ink.fits(b.tailSize * 0.4))
      ink.line(`M${q(0.3, 0.16)}L${q(0.85, 0.55)}M${q(0.3, -0.16)}L${q(0.85, -0.55)}`, 0.8)
  }
  if (b.tail === 'paddle')
    ink.shape(
      `M${q(-0.2, r)}C${q(0.2, 0.5)} ${q(0.9, 0.66)} ${q(1.05, 0)}C${q(0.9, -0.66)} ${q(0.2, -0.5)} ${q(-0.2, -r)}Z`,
    )
  if (b.tail === 'veil') {
    ink.shape(
      `M${q(-0.15, r)}C${q(0.2, 0.8)} ${q(0.9, 1.3)} ${q(1.5, 1)}Q${q(1.3, 0.7)} ${q(1.5, 0.4)}Q${q(1.25, 0.2)} ${q(1.45, -0.15)}Q${q(1.2, -0.4)} ${q(1.35, -0.75)}Q${q(1.1, -0.9)} ${q(1.05, -1.25)}C${q(0.5, -1.1)} ${q(0.1, -0.6)} ${q(-0.15, -r)}Z`,
    )
    ink.line(
      `M${q(0.2, 0.2)}Q${q(0.7, 0.6)} ${q(1.1, 0.66)}M${q(0.25, 0)}Q${q(0.7, 0.1)} ${q(1.1, 0.08)}M${q(0.2, -0.2)}Q${q(0.6, -0.5)} ${q(0.95, -0.7)}`,
      0.8,
    )
  }
}

/** Where the flesh goes over into the tail without a line. */
const ROOT = 0.86
export const goesOver = ({ tail }: Fish): boolean => tail === 'shark' || tail === 'sickle' || tail === 'fluke'

/** Tail and body of sharks and whales are one: it covers the end of the body, and its edges go on where those of the body stop. */
export function fleshyTail(ink: Ink, b: Fish, s: Spine): void {
  const [p, u, n] = s.at(1)
  const q = space(p, u, n, b.tailSize)
  // The flesh is a little outside of its measures.
  const skin = (t: number, side: number): P => add(s.on(t, side), s.at(t)[2], side * 1.1)
  const [high, low] = [skin(ROOT, 1), skin(ROOT, -1)]
  // As the body tapers there.
  const leave = (from: P, side: number): string => {
    const [x, y] = skin(ROOT - 0.06, side)
    return xy([from[0] + (from[0] - x) * 1.6, from[1] + (from[1] - y) * 1.6])
  }
  // Flukes lie flat: seen a little from above, the near lobe larger.
  const lobes =
    b.tail === 'sickle'
      ? `${q(0.3, 0.5)} ${q(1.3, 1.1)}C${q(0.9, 0.6)} ${q(0.5, 0.24)} ${q(0.3, 0.02)}C${q(0.32, -0.1)} ${q(0.36, -0.26)} ${q(0.36, -0.44)}C${q(0.2, -0.36)}`
      : b.tail === 'shark'
        ? `${q(0.4, 0.85)} ${q(0.98, 1.2)}C${q(0.8, 0.7)} ${q(0.6, 0.3)} ${q(0.46, 0.02)}C${q(0.54, -0.2)} ${q(0.64, -0.5)} ${q(0.66, -0.85)}C${q(0.36, -0.7)}`
        : `${q(0.3, 0.85)} ${q(0.85, 1)}C${q(0.95, 0.6)} ${q(0.75, 0.3)} ${q(0.52, 0.08)}C${q(0.8, -0.05)} ${q(1.05, -0.25)} ${q(1.12, -0.62)}C${q(0.65, -0.72)}`
  const edge = `M${xy(high)}C${leave(high, 1)} ${lobes} ${leave(low, -1)} ${xy(low)}`
  ink.tint(b.colors.fin ?? b.colors.body).cover(`${edge}Z`)
  ink.line(edge, 1)
}

export function dorsal(ink: Ink, b: Fish, s: Spine): void {
  if (!b.dorsal) return
  const { kind, at: t, size } = b.dorsal
  const [, u, n] = s.at(t)
  const g = space(s.on(t, 0.9), u, n, size)
  ink.tint(b.colors.fin ?? b.colors.body)
  if (kind === 'tri')
    ink.shape(
      `M${g(-0.6, -0.15)}C${g(-0.3, 0.4)} ${g(0.05, 0.85)} ${g(0.6, 1.05)}C${g(0.48, 0.6)} ${g(0.5, 0.3)} ${g(0.7, -0.2)}Z`,
    )
  if (kind === 'tall')
    ink.shape(
      `M${g(-0.4, -0.15)}C${g(-0.2, 0.4)} ${g(0, 0.95)} ${g(0.32, 1.15)}C${g(0.36, 0.7)} ${g(0.36, 0.3)} ${g(0.5, -0.2)}Z`,
    )
  if (kind === 'bump') ink.shape(`M${g(-2, -0.5)}Q${g(0, 1.4)} ${g(2, -0.5)}Z`)
  if (kind === 'wing')
    ink.shape(
      `M${g(-0.4, -0.15)}C${g(-0.1, 0.4)} ${g(0.3, 0.8)} ${g(0.9, 1.05)}C${g(0.7, 0.6)} ${g(0.5, 0.2)} ${g(0.42, -0.2)}Z`,
    )
  if (kind === 'ribbon') ribbon(ink, s, size)
  if (kind === 'rays') rays(ink, s, size)
  if (kind !== 'sail' && kind !== 'veil') return
  const over = (dt: number, k: number) => xy(add(s.on(t + dt, 1), n, size * k))
  const high = kind === 'veil' ? 1.5 : 1.15
  ink.shape(
    `M${xy(s.on(t - 0.22, 0.8))}C${over(-0.14, 1)} ${over(0.1, high)} ${over(0.36, high * 0.7)}Q${over(0.32, 0.3)} ${xy(s.on(t + 0.34, 0.8))}Z`,
  )
  if (ink.fits(size * 0.5))
    for (const k of [-0.05, 0.08, 0.2]) ink.line(`M${xy(s.on(t + k, 0.95))}L${over(k + 0.04, 0.62)}`, 0.75)
}

/** Single quills along the back, each with skin to its middle. */
function rays(ink: Ink, s: Spine, size: number): void {
  for (const [i, t] of [0.26, 0.36, 0.46, 0.56, 0.66].entries()) {
    const [, u, n] = s.at(t)
    const g = space(s.on(t, 0.86), u, n, size * (1 - 0.07 * i))
    ink.shape(`M${g(-0.1, -0.1)}Q${g(0.06, 0.5)} ${g(0.3, 1.08)}Q${g(0.3, 0.5)} ${g(0.16, -0.12)}Z`)
  }
}

/** A low fin along most of the back. */
function ribbon(ink: Ink, s: Spine, size: number): void {
  const ts = [0.14, 0.3, 0.46, 0.62, 0.78, 0.94]
  const high = ts.map((t) => add(s.on(t, 0.9), s.at(t)[2], size))
  ink.shape(through([s.on(0.1, 0.8), ...high, s.on(1, 0.6), ...ts.map((t) => s.on(t, 0.5)).reverse()], true))
}

export function anal(ink: Ink, b: Fish, s: Spine): void {
  if (b.keel) {
    const [, u, n] = s.at(0.5)
    const g = space(s.on(0.5, -0.9), u, [-n[0], -n[1]], b.keel)
    ink
      .tint(b.colors.fin ?? b.colors.body)
      .shape(
        `M${g(-0.4, -0.15)}C${g(-0.1, 0.4)} ${g(0.3, 0.8)} ${g(0.9, 1.05)}C${g(0.7, 0.6)} ${g(0.5, 0.2)} ${g(0.42, -0.2)}Z`,
      )
  }
  if (!b.anal) return
  const [, u, n] = s.at(0.68)
  const g = space(s.on(0.68, -0.85), u, [-n[0], -n[1]], b.anal)
  ink
    .tint(b.colors.fin ?? b.colors.body)
    .shape(`M${g(-0.7, -0.2)}Q${g(0, 1.1)} ${g(1.1, 0.95)}Q${g(0.75, 0.4)} ${g(0.8, -0.3)}Z`)
}

export function pectoral(ink: Ink, b: Fish, s: Spine, side: 1 | -1): void {
  if (!b.pec) return
  const { at: t, size, down, rays: spread } = b.pec
  const [, u, n] = s.at(t)
  const o = b.above ? s.on(t, side * 0.9) : s.on(t, down ? -0.45 : -0.25)
  const g: Place = (x, y) => xy(add(add(o, u, x * size), n, y * size * side))
  ink.tint(b.colors.fin ?? b.colors.body)
  if (spread) {
    ink.shape(
      `M${g(-0.12, 0.16)}L${g(0.3, 1.3)}L${g(0.36, 0.66)}L${g(0.72, 1.14)}L${g(0.6, 0.5)}L${g(1.1, 0.74)}L${g(0.78, 0.22)}L${g(1.26, 0.24)}L${g(0.74, -0.1)}L${g(1.1, -0.3)}Q${g(0.4, -0.36)} ${g(-0.1, -0.2)}Z`,
    )
    return
  }
  if (down) {
    ink.shape(
      `M${g(-0.25, 0.1)}C${g(-0.1, 0.6)} ${g(0.3, 1)} ${g(0.85, 1.15)}C${g(0.8, 0.7)} ${g(0.6, 0.2)} ${g(0.3, -0.1)}Q${g(0, -0.25)} ${g(-0.25, 0.1)}Z`,
    )
    return
  }
  ink.shape(
    `M${g(-0.1, -0.22)}C${g(0.4, -0.5)} ${g(0.95, -0.3)} ${g(1, 0.3)}C${g(0.8, 0.75)} ${g(0.2, 0.6)} ${g(-0.1, 0.22)}Z`,
  )
  if (ink.fits(size * 0.4)) ink.line(`M${g(0.3, 0.05)}L${g(0.75, 0.15)}`, 0.75)
}

/** The flippers that old reptiles of the sea have behind. */
export function hindFin(ink: Ink, b: Fish, s: Spine): void {
  const size = (b.pec?.size ?? 24) * 0.66
  const [, u, n] = s.at(0.7)
  const o = s.on(0.7, -0.5)
  const g: Place = (x, y) => xy(add(add(o, u, x * size), n, -y * size))
  ink
    .tint(b.colors.fin ?? b.colors.body)
    .shape(
      `M${g(-0.25, 0.1)}C${g(-0.1, 0.6)} ${g(0.3, 1)} ${g(0.85, 1.15)}C${g(0.8, 0.7)} ${g(0.6, 0.2)} ${g(0.3, -0.1)}Q${g(0, -0.25)} ${g(-0.25, 0.1)}Z`,
    )
}
