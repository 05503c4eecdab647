/** Hands, paws, hooves and wing tips as outlines. */
import type { Body } from './body.ts'
import { axes, type Disc, off, type P, stretched } from './geometry.ts'
import { softened, unite } from './outline.ts'
import type { Side } from './skeleton.ts'

export type Paw =
  | 'hand'
  | 'paw'
  | 'hoof'
  | 'web'
  | 'wing'
  | 'talon'
  | 'tail'
  | 'flipper'
  | 'claw'
  | 'nub'
  | 'pincer'
  | 'straw'
  | 'twig'
  | 'mitt'
  | 'mitten'

interface HandFrame {
  at: P
  along: P
  /** To the side of the thumb. */
  thumb: P
  r: number
}

function handFrame(b: Body, s: Side): HandFrame {
  const at = b.at(`${s}Hand`)
  const { along, across, length } = axes(b.at(`${s}Elbow`), at)
  const dir: P = length < b.hand * 0.5 ? [0, 1] : along
  const q = length < b.hand * 0.5 ? ([1, 0] as P) : across
  // Thumbs point forward and up.
  const up = q[0] * 0.7 - q[1] * 0.75 >= 0
  return { at, along: dir, thumb: up ? q : [-q[0], -q[1]], r: b.hand }
}

/** The hand as an outline to be joined with the arm, and the lines on it. */
export function hand(b: Body, s: Side, paw: Paw, fist: boolean): { shape: P[]; lines: P[][] } {
  const { at, along, thumb, r } = handFrame(b, s)
  const p = (a: number, c: number): P => off(at, along, a * r, thumb, c * r)
  const disc = (a: number, c: number, k: number): Disc => [...p(a, c), k * r]
  const smooth = (parts: P[][]): P[] => softened(unite(parts), r * WEB)
  const line = (a0: number, c0: number, a1: number, c1: number): P[] => [p(a0, c0), p(a1, c1)]
  if (paw === 'hoof')
    return {
      shape: stretched([disc(-0.5, 0, 0.92), disc(0.5, 0.42, 0.56), disc(0.5, -0.42, 0.56)]),
      lines: [[p(-0.12, -0.96), p(0.04, 0), p(-0.12, 0.96)], line(0.6, 0, 1.04, 0)],
    }
  if (paw === 'nub' || paw === 'flipper')
    return {
      shape: stretched([disc(-0.5, 0, 0.9), disc(paw === 'nub' ? 0.1 : 0.75, 0, paw === 'nub' ? 1 : 0.62)]),
      lines: [],
    }
  if (paw === 'straw') {
    const tips = [-1.1, -0.75, -0.5, -0.18, 0, 0.24, 0.5, 0.8, 1.1]
    return {
      shape: [p(-0.8, -0.7), ...tips.map((c, i) => p(i % 2 ? 0.75 : 1.7 - Math.abs(c) * 0.4, c)), p(-0.8, 0.7)],
      lines: [],
    }
  }
  if (paw === 'twig')
    return {
      shape: unite([
        stretched([disc(-1.4, 0, 0.42), disc(1.5, 0.1, 0.26)]),
        stretched([disc(-0.5, 0, 0.34), disc(1.0, 1.1, 0.24)]),
        stretched([disc(-0.1, 0, 0.34), disc(1.1, -0.9, 0.24)]),
      ]),
      lines: [],
    }
  if (paw === 'mitt')
    return {
      shape: unite([
        stretched([disc(-0.5, 0, 1), disc(0.5, 0, 1.5), disc(1, -0.2, 1.3)]),
        stretched([disc(0, 0.9, 0.6), disc(0.9, 1.5, 0.55)]),
      ]),
      lines: [[p(0.1, 1.0), p(0.8, 0.9), p(1.35, 0.95)]],
    }
  if (paw === 'pincer') {
    const jaw = (c: number, k: number) =>
      stretched([disc(0.1, c * 0.5, 0.5 * k), disc(1.1, c * 1.05, 0.4 * k), disc(1.9, c * 0.5, 0.14)])
    return { shape: unite([stretched([disc(-0.5, 0, 0.7), disc(0.1, 0, 0.9)]), jaw(1, 1.1), jaw(-1, 0.9)]), lines: [] }
  }
  if (paw === 'wing') {
    // Its front edge is straight; along its back are the tips of long feathers.
    const tips = [disc(1.5, 0.1, 0.52), disc(1, -0.86, 0.56), disc(0.1, -1.3, 0.58), disc(-0.9, -1.4, 0.56)]
    return {
      shape: unite([
        stretched([disc(-1, 0, 0.9), disc(0.4, 0, 0.9)]),
        ...tips.map((d, i) => stretched([d, disc(0.2 - i * 0.4, 0, 0.8)])),
      ]),
      lines: [line(0.5, -0.42, 1.2, -0.4), line(-0.2, -0.6, 0.52, -1.06)],
    }
  }
  const mitten = paw === 'mitten' || (paw === 'hand' && r < SMALLEST)
  if (paw === 'paw' || paw === 'claw' || mitten) {
    const palm = mitten ? 1.0 : 1.1
    const shape = unite([
      stretched([disc(-0.35, 0, palm * 0.86), disc(0.2, 0, palm)]),
      stretched([disc(-0.1, 0.4, 0.44), disc(0.34, 1.02, 0.38)]),
    ])
    return {
      shape,
      lines: mitten || r < SMALLEST ? [] : [line(0.6, -0.34, 1.08, -0.34), line(0.62, 0.16, 1.14, 0.16)],
    }
  }
  if (paw === 'hand' && fist)
    return {
      shape: smooth([
        stretched([disc(-0.5, 0, 0.62), ...FIST.map(([a, c, k]) => disc(a, c, k))]),
        stretched([disc(-0.3, 0.44, 0.4), disc(0.3, 0.88, 0.32)]),
      ]),
      lines: [...[-0.3, 0.06].map((c) => line(0.52, c, 0.92, c + 0.02)), [p(-0.08, 0.46), p(0.24, 0.56), p(0.56, 0.5)]],
    }
  if (paw === 'hand') {
    // Raised, the fingers part a little; hanging, they lie side by side and curl toward the thumb.
    const raised = along[1] < -0.15
    const tips = raised ? RAISED : CURLED
    return {
      shape: smooth([
        stretched([disc(-0.5, 0, 0.62), disc(0, 0, 0.8)]),
        ...tips.map(([c, reach]) => stretched([disc(0, c * 0.8, 0.42), disc(reach, c * 1.06, 0.34)])),
        raised
          ? stretched([disc(-0.26, 0.4, 0.42), disc(0.42, 1.08, 0.3)])
          : stretched([disc(-0.3, 0.42, 0.38), disc(0.26, 0.84, 0.32), disc(0.54, 0.86, 0.26)]),
      ]),
      lines: [-0.23, 0.23].map((c) => [p(0.66, c), p(1, c * 1.1), p(raised ? 1.44 : 1.24, c * 1.2)]),
    }
  }
  const toe = (c: number, reach: number) => stretched([disc(0, c * 0.5, 0.42), disc(reach, c * 1.5, 0.31)])
  return {
    shape: unite([
      stretched([disc(-0.45, 0, 0.74), disc(0.14, 0, 0.86)]),
      toe(0.48, 1.22),
      toe(-0.02, 1.43),
      toe(-0.5, 1.17),
    ]),
    lines: [],
  }
}

/** Three and a thumb are a friendly hand; four would be thin. How far across each is, and how long. */
const RAISED: readonly (readonly [number, number])[] = [
  [0.46, 1.12],
  [0, 1.28],
  [-0.46, 1.1],
]
/** Those of a hand that hangs, the longest in the middle. */
const CURLED: readonly (readonly [number, number])[] = [
  [0.4, 0.94],
  [-0.02, 1.08],
  [-0.42, 0.9],
]
/** A closed hand is one round piece: with a bump to each finger the line around it would be a clump. */
const FIST: readonly (readonly [along: number, across: number, r: number])[] = [
  [0.05, 0.3, 0.54],
  [0.05, -0.32, 0.54],
  [0.56, 0.24, 0.42],
  [0.6, -0.04, 0.42],
  [0.5, -0.34, 0.4],
]
/** In radii of the hand: notches narrower than twice this are filled, since the line around a figure would clot in them. */
const WEB = 0.22

/** In pixels: smaller hands are mittens, whose fingers would be blots. */
const SMALLEST = 11
