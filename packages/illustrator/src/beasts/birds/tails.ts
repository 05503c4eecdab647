import { add, dir, mix, type P, ringOf } from '../rig/geom.ts'
import { feather, fluff, type Ink } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Bird, BirdBones } from './types.ts'

/** Which way a tail points, and where it ends. On the ground a long one is carried clear of it. */
export function tailLine(b: Bird, s: BirdBones, aloft: boolean): { root: P; back: number; tip: P } {
  const { kind, len, ang = 0 } = b.tail
  if (kind === 'peacock' || kind === 'turkey') return { root: s.c, back: 150, tip: add(s.c, dir(150), len * 0.9) }
  const root = add(s.rump, s.ax, -b.r * 0.2)
  const long = len + b.r * 0.4
  const spread = kind === 'fan' ? 28 : 14
  let back = 180 + s.tilt - ang
  while (!aloft && back > 120 && root[1] - Math.sin(((back + spread) * Math.PI) / 180) * long > -5) back -= 3
  return { root, back, tip: add(root, dir(back), long) }
}

export function birdTail(ink: Ink, b: Bird, s: BirdBones, aloft: boolean): void {
  const { kind, len } = b.tail
  const { root, back } = tailLine(b, s, aloft)
  const long = len + b.r * 0.4
  ink.tint(b.plumage.tail ?? b.plumage.wing ?? b.plumage.body)
  const feathers = (turns: readonly number[], w: number) => {
    for (const a of turns) ink.shape(feather(root, back + a, long + (a === 1 ? 8 : 0), w))
  }
  if (kind === 'peacock' || kind === 'turkey') fan(ink, b, s, kind === 'turkey')
  if (kind === 'fan') feathers(ink.fits(b.r * 0.4) ? [-24, -8, 8, 24] : [-16, 0, 16], 5.4)
  if (kind === 'wedge') feathers([10, -4], 5)
  if (kind === 'long') feathers([8, -6, 1], 5)
  if (kind === 'fork') feathers([17, -17], 4.4)
  if (kind === 'plume') ink.shape(fluff(ringOf(add(root, dir(back), len * 0.35), len * 0.62, len * 0.62, 8), 0.45))
  if (kind === 'rooster') sickles(ink, b, root, back)
}

/** A wheel of feathers behind the body, with eyes on a peacock's. */
function fan(ink: Ink, b: Bird, s: BirdBones, plain: boolean): void {
  const o = add(s.c, s.up, -2)
  const L = b.tail.len
  const rows = plain
    ? ([[1, 9, 9.4]] as const)
    : ([
        [1, 9, 13],
        [0.66, 7, 10.5],
      ] as const)
  for (const [k, n, w] of rows)
    for (let i = 0; i < n; i++) {
      // Feathers to the front would stand before the face of a turkey.
      const a = (plain ? 200 : 192) - (i / (n - 1)) * (plain ? 122 : 172)
      if (o[1] - Math.sin((a * Math.PI) / 180) * L * k > -7) continue
      ink.tint(plain ? b.plumage.tail : i % 2 ? 'teal' : 'viridian').shape(feather(o, a, L * k, w))
      const eye = add(o, dir(a), L * k - (plain ? 9 : w))
      if (plain)
        ink.line(`M${xy(add(eye, dir(a + 90), 6.4))}Q${xy(add(eye, dir(a), 3))} ${xy(add(eye, dir(a - 90), 6.4))}`, 0.8)
      else {
        ink.tint('gamboge').oval(eye, w * 0.62, w * 0.54, -a, 0.9)
        if (ink.fits(w * 0.56)) ink.tint('blue').oval(add(eye, dir(a), w * 0.1), w * 0.32, w * 0.3, -a, 0.8)
      }
    }
}

function sickles(ink: Ink, b: Bird, root: P, back: number): void {
  const L = b.tail.len
  for (const [a, k] of [
    [-34, 0.8],
    [-8, 1],
    [16, 1.05],
    [38, 0.9],
  ] as const) {
    const u = dir(back - a)
    const w = 6
    const q = add(root, u, L * k)
    const tip = add(q, dir(back + 70), L * 0.42 * k)
    ink.shape(
      `M${xy(add(root, dir(back + 90), -3))}C${xy(add(q, dir(back - 90), w * 1.2))} ${xy(add(q, u, w))} ${xy(tip)}C${xy(add(q, dir(back + 90), w * 0.6))} ${xy(add(mix(root, q, 0.5), dir(back + 90), w))} ${xy(add(root, dir(back + 90), 4))}Z`,
    )
  }
}
