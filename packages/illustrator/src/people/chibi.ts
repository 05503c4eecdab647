/** A sitting animal with a round body, under the face of a motif: how a bear or a fox holds a balloon or rides a bicycle. */
import { petal } from '../ink/curves.ts'
import { local } from '../ink/local.ts'
import type { Spot } from '../ink/spot.ts'
import { standing } from '../ink/spot.ts'
import { circ, ell, limb, line, path, pen, solid } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { place } from '../motifs/motif.ts'
import { motifPigment } from '../motifs/pigments.ts'
import type { Arms, Figure, Look } from './figure.ts'
import { HATS } from './hats.ts'
import { headKit } from './head-kit.ts'
import { neckwear, spectacles } from './wear.ts'

type Draw = (at: (d: string) => string, s: number, sw: number, x: number, y: number) => string

const TAILS: Record<string, Draw> = {
  puff: (_, s, sw, x, y) => circ(x + s * 0.25, y - s * 0.12, s * 0.06, sw),
  bushy: (at, _, sw) =>
    path(at('M.12 -.06C.3 .02 .46 -.12 .4 -.42C.36 -.3 .24 -.3 .2 -.2Z'), sw) +
    line(at('M.425 -.27q-.05 -.01 -.06 .05q-.04 -.03 -.07 .01'), sw * 0.85),
  ringed: (at, s, sw) =>
    limb(at('M.14 -.08C.34 -.04 .4 -.2 .36 -.38'), s * 0.1, sw) +
    line(at('M.25 -.025l.02 -.1M.325 -.18l.1 .03M.32 -.29h.1'), sw * 0.85),
  tuft: (at, s, sw, x, y) =>
    limb(at('M.14 -.06C.36 0 .4 -.16 .37 -.26'), s * 0.045, sw) +
    path(petal(x + s * 0.37, y - s * 0.22, s * 0.16, s * 0.075, 0.3), sw),
  cat: (at, s, sw) => limb(at('M.14 -.06C.4 0 .28 -.25 .38 -.32'), s * 0.06, sw),
  thin: (at, s, sw) => limb(at('M.16 -.06C.34 0 .36 -.12 .32 -.2'), s * 0.03, sw),
  curl: (at, _, sw) =>
    line(at('M.2 -.1c.08 -.03 .14 .02 .1 .06c-.04 .03 -.08 -.02 -.04 -.05c.04 -.02 .09 0 .12 -.01'), sw * 1.2),
  none: () => '',
}

const ARM: Record<Arms, [left: string, right: string]> = {
  wave: ['M-.14 -.38Q-.24 -.3 -.21 -.2', 'M.13 -.38Q.26 -.36 .3 -.52'],
  up: ['M-.13 -.38Q-.26 -.36 -.3 -.52', 'M.13 -.38Q.26 -.36 .3 -.52'],
  down: ['M-.14 -.38Q-.24 -.3 -.21 -.2', 'M.14 -.38Q.24 -.3 .21 -.2'],
  hold: ['M-.14 -.38Q-.23 -.25 -.07 -.22', 'M.14 -.38Q.23 -.25 .07 -.22'],
  reach: ['M-.14 -.38Q-.24 -.3 -.21 -.2', 'M.13 -.37Q.24 -.3 .34 -.36'],
}

/** Where the crown of each face lies below the top of its motif, and half its width: ears must stay outside a hat. */
const SKULL: Record<string, [top: number, half: number]> = {
  '🐰': [0.46, 0.38],
  '🐱': [0.14, 0.34],
  '🦊': [0.2, 0.32],
  '🐺': [0.16, 0.34],
  '🐶': [0.02, 0.34],
  '🐻': [0.1, 0.36],
  '🐼': [0.1, 0.36],
  '🐨': [0.14, 0.3],
  '🐭': [0.2, 0.26],
  '🐸': [0.14, 0.4],
  '🐮': [0.16, 0.28],
  '🐴': [0.1, 0.3],
  '🦁': [0.06, 0.38],
  '🐷': [0.1, 0.38],
}

/** Where the eyes are that glasses go over: down, and apart from the middle, as shares of the face. */
const EYES: Record<string, [down: number, apart: number]> = {
  '🐰': [0.61, 0.16],
  '🐮': [0.42, 0.2],
}

/** The motif's own mouth turns down: these borrow a friendlier one. */
const FRIENDLIER: Record<string, string> = { '🐻‍❄️': '🐻' }

/** Heads seen from the side end in a neck that is not under their middle: how far to move them, and how far down onto the body. */
const NECKS: Record<string, [across: number, down: number]> = {
  '🦄': [-0.19, 0.03],
  '🐴': [-0.2, 0.03],
  '🫎': [-0.1, 0.03],
  '🦓': [-0.2, 0.03],
  '🐔': [-0.1, 0.05],
}

export function chibi(emoji: string, { x, y, h: s, sw, rng }: Spot, tail = 'puff', look: Look = {}): Figure {
  const at = local(x, y, s)
  const arms = look.arms ?? (rng.chance(0.65) ? 'wave' : 'down')
  const [left, right] = ARM[arms]
  const raised = arms === 'wave' || arms === 'up'
  let out = (TAILS[tail] ?? TAILS.puff)?.(at, s, sw, x, y) ?? ''
  if (look.cape)
    out += tint(
      'vermilion',
      path(
        at(
          'M-.12 -.42C-.3 -.3 -.36 -.12 -.38 -.02Q-.28 -.07 -.18 -.01Q0 -.08 .18 -.01Q.28 -.07 .38 -.04C.36 -.16 .28 -.32 .12 -.42Z',
        ),
        sw,
      ),
    )
  if (raised) out += limb(at(right), s * 0.1, sw)
  if (arms === 'up') out += limb(at(left), s * 0.1, sw)
  out += path(at('M-.14 -.48C-.25 -.3 -.27 -.04 -.13 -.02H.13C.27 -.04 .25 -.3 .14 -.48Z'), sw)
  out += tint('cream', path(at('M0 -.38C-.15 -.36 -.17 -.06 0 -.055C.17 -.06 .15 -.36 0 -.38Z'), sw * 0.9))
  if (!look.seated) out += feet(x, y, s, sw)
  if (arms !== 'up') out += limb(at(left), s * 0.1, sw)
  if (!raised) out += limb(at(right), s * 0.1, sw)
  const [across, down] = NECKS[emoji] ?? [0, 0]
  const wide = s * 0.64
  const face = place(FRIENDLIER[emoji] ?? emoji, {
    x: x + across * wide,
    y: y - s * (0.385 - down),
    w: wide,
    h: s * 0.6,
    stroke: sw,
  })
  const [top, half] = SKULL[emoji] ?? [0.08, 0.36]
  const box = face ?? standing('', x, y - s * 0.385, s * 0.6, s * 0.55)
  const r = box.w * half
  const head = { x, cy: box.y0 + box.h * top + r * 0.8, r }
  out += face?.svg ?? ''
  if (look.neck) out += tint('vermilion', neckwear(look.neck, [x, y - s * 0.375], s * 0.13, sw))
  const [eyes, apart] = EYES[emoji] ?? [0.5, (s * 0.12) / box.w]
  if (look.glasses) out += spectacles(look.glasses, x, box.y0 + box.h * eyes, box.w * apart, sw)
  if (look.hat) out += tint('violet', HATS[look.hat]?.(headKit(head.x, head.cy, head.r, rng, sw)) ?? '')
  const hand = arms === 'reach' ? ([x + s * 0.35, y - s * 0.37] as const) : ([x + s * 0.3, y - s * 0.54] as const)
  return {
    ...standing(tint(motifPigment(emoji), out), x, y, s * 0.74, s * 0.98),
    hand: arms === 'hold' ? [x, y - s * 0.24] : hand,
    chest: [x, y - s * 0.22],
    neck: [x, y - s * 0.375],
    head,
  }
}

function feet(x: number, y: number, s: number, sw: number): string {
  let out = ''
  for (const q of [-1, 1]) {
    const fx = x + q * s * 0.155
    out += ell(fx, y - s * 0.055, s * 0.095, s * 0.07, sw)
    if (s > 420) out += ell(fx, y - s * 0.036, s * 0.042, s * 0.028, sw * 0.8)
    else out += solid(fx, y - s * 0.04, s * 0.02, s * 0.014)
    for (const a of [-0.052, 0, 0.052]) out += toe(fx + a * s, y - s * 0.094 + Math.abs(a) * s * 0.25, s * 0.0135, sw)
  }
  return out
}

/** Toes of a small animal would be specks: they become short lines. */
const toe = (x: number, y: number, r: number, sw: number): string =>
  r >= 7 ? circ(x, y, r, sw * 0.7) : line(pen`M${x} ${y - r}V${y + r}`, sw * 0.7)
