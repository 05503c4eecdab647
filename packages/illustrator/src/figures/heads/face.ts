/** Eyes, brows and mouths: what a face says. */
import type { Acting, Gaze } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { clamp } from '../geometry.ts'
import { eyePlaces } from './eye-places.ts'
import type { View } from './view.ts'

export interface Expression {
  /** How many, on heads that are no animal's. */
  eyes?: number
  mood: NonNullable<Acting['mood']>
  open: boolean
  asleep: boolean
  gaze?: Gaze
}

export interface Eyes {
  lon: number
  lat: number
  /** Half the width of a pupil, in head radii. */
  size: number
  /** 'dot' is a dark oval with a light in it, 'ring' has white around the pupil. */
  style: 'dot' | 'ring' | 'clear'
  /** 'long' was asked for: several to an eye. */
  lashes?: boolean | 'long'
  /** Shown even when they say nothing. */
  brows?: 'soft' | 'heavy'
  /** Monsters have one, or three. */
  count?: number
  /** Half the width of the head, where it is not the usual one: no eye hangs over its edge. */
  within?: number
}

export function eyes(
  pen: Pen,
  view: View,
  { lon, lat, size: usual, style, lashes, brows, count = 2, within }: Eyes,
  expression: Expression,
): void {
  for (const [q, up, by] of eyePlaces(count)) {
    const size = usual * by
    const [u, y, z] = view.on(q * lon, lat + up, 0.98)
    // The far eye of a profile would hang on the edge of the face.
    if (z < 0.3 || (view.profile && q * view.yaw > 0)) continue
    const narrow = Math.min(1, 0.45 + z * 0.62)
    // So would the white of one that looks aside.
    const free = expression.gaze ? WITHIN - size * narrow * WHITE : 1
    const room = within ? Math.min(free, within - size * narrow * 1.15) : free
    const x = clamp(u, -room, room)
    eye(pen, x, y, size, narrow, q, style, lashes ?? false, expression, brows !== undefined)
    if (z > 0.45) brow(pen, x, y, size, q, expression, brows)
    if (expression.mood === 'sad' && q * view.yaw <= 0 && !expression.asleep)
      tear(pen, x + q * size * 0.5, y + size * 1.9, size)
    if (expression.mood === 'shy' && z > 0.7) rosy(pen, x + q * size * 0.9, y + size * 2.1, size)
  }
}

function eye(
  pen: Pen,
  x: number,
  y: number,
  s: number,
  narrow: number,
  q: number,
  style: Eyes['style'],
  lashes: boolean | 'long',
  e: Expression,
  lidded: boolean,
): void {
  const w = s * narrow
  const thin = pen.at.sw * 0.9
  if (e.asleep || e.mood === 'sleepy') {
    const [half, deep] = [w * 1.45, s * 0.95]
    pen.line(
      [
        [x - half, y],
        [x - half * 0.55, y + deep * 0.8],
        [x, y + deep],
        [x + half * 0.55, y + deep * 0.8],
        [x + half, y],
      ],
      pen.at.sw * 1.1,
    )
    pen.unlit(x, y + deep, s * 2.4)
    return
  }
  if (e.mood === 'proud') {
    pen.line(
      [
        [x - w * 1.15, y + s * 0.45],
        [x, y - s * 0.75],
        [x + w * 1.15, y + s * 0.45],
      ],
      thin,
    )
    pen.unlit(x, y - s * 0.75, s * 2.4)
    return
  }
  if (e.mood === 'disgusted') {
    squint(pen, x, y, w, s)
    return
  }
  if (e.mood === 'silly' && q < 0) {
    wink(pen, x, y, w, s)
    return
  }
  if (e.mood === 'loving' && w * pen.at.scale > HEARTED) {
    pen.raw(heart(pen, x, y, w * 1.5, s * 1.5), '#000', 0).light(x - w * 0.55, y - s * 0.45, w * 0.3)
    return
  }
  const wide = e.mood === 'scared' || e.mood === 'surprised'
  if (style === 'ring' || wide) {
    const k = wide && style === 'dot' ? 1.42 : 1.7
    pen.raw(ovalPath(pen, x, y, w * k, s * k * 1.08), '#fff', thin)
    const [dx, dy] = e.gaze ? [e.gaze.x * w * 0.6, e.gaze.y * s * 0.5] : [0.1 * w, 0.06 * s]
    pen.ink(x + dx, y + dy, w * (wide ? 0.6 : 0.98), s * (wide ? 0.68 : 1.2))
    pen.light(x + dx + w * 0.3, y + dy - s * 0.42, s * 0.3)
  } else if (style === 'clear') {
    clear(pen, x, y, w, s, q, e.gaze)
  } else if (e.gaze && w * pen.at.scale > (pen.at.plain ? LIT : SEEN)) {
    // White around the pupil tells which way it goes.
    pen.raw(ovalPath(pen, x, y, w * WHITE, s * 1.56), '#fff', thin * 0.8)
    shine(pen, x + e.gaze.x * w * 0.52, y + e.gaze.y * s * 0.56, w * 0.7, s * 1)
    if (lidded) lid(pen, x, y, w * 1.1, s * 1.5, q)
  } else {
    shine(pen, x, y, w, s * 1.38)
    if (lidded) lid(pen, x, y, w, s * 1.38, q)
  }
  const out = q < 0 ? -1 : 1
  if (lashes === 'long') fan(pen, x, y, w, s, out)
  else if (lashes && s * pen.at.scale > (style === 'clear' ? LIDDED : 4.5) && Math.abs(x) + w * 1.78 < LASHED) {
    for (const [from, to, up] of LASHES)
      pen.line(
        [
          [x + out * w * 0.86, y - s * from],
          [x + out * w * (0.86 + to) * 0.56, y - s * (from + up) * 0.52],
          [x + out * w * to, y - s * up],
        ],
        thin * 0.85,
      )
  }
}

/** A pupil with one light in it under a lid, white around it where it looks aside: that tells which way it goes. */
function clear(pen: Pen, x: number, y: number, w: number, s: number, q: number, gaze: Gaze | undefined): void {
  const isSeen = w * pen.at.scale > (pen.at.plain ? LIT : SEEN)
  const isAside = gaze !== undefined && isSeen
  const [dx, dy] = isAside ? [gaze.x * w * 0.48, gaze.y * s * 0.46] : [0, 0]
  // Small ones are read from afar: without a lid they fill its room.
  const k = isAside ? 0.8 : w * pen.at.scale < LIDDED ? 1.18 : 1
  if (isAside) pen.raw(ovalPath(pen, x, y, w * 1.1, s * 1.4), '#fff', pen.at.sw * 0.72)
  pen.ink(x + dx, y + dy, w * 0.82 * k, s * 1.14 * k)
  if (w * pen.at.scale < 5) pen.unlit(x + dx, y + dy, s * 2.3 * k)
  if (!pen.at.plain || isSeen) pen.light(x + dx + w * 0.24, y + dy - s * 0.42, w * 0.32, s * 0.36)
  lid(pen, x, y, w * (isAside ? 1.1 : 1), s * 1.44, q)
}

/** Half the width in pixels from which the white of an eye is to be seen. */
const SEEN = 4.5
/** The same for the white, and for a light in it, on a page for the smallest hands. */
const LIT = 12
/** Half the width of the white of an eye, in those of its pupil when it looks at the reader; how far from the middle of the head it ends. */
const [WHITE, WITHIN] = [1.18, 0.95]

/** Two to an eye, from the outer end of its lid: where it begins, how far out and how high it ends. */
const LASHES = [
  [0.72, 1.72, 1.12],
  [0.42, 1.78, 0.56],
] as const

/** In head radii: farther out the lashes of an eye that is turned away would run into the edge of the face, as a smudge. */
const LASHED = 0.93

/** Half the width in pixels from which an eye has a lid and lashes: on a smaller one they run into each other, and it looks cross. */
const LIDDED = 6.4

/** The upper lid goes a little beyond the eye at its outer end: without it the eye stares. */
function lid(pen: Pen, x: number, y: number, w: number, h: number, q: number): void {
  if (w * pen.at.scale < LIDDED) return
  const out = q < 0 ? -1 : 1
  pen.line(
    [
      [x - out * w * 0.98, y - h * 0.42],
      [x - out * w * 0.5, y - h * 0.93],
      [x + out * w * 0.1, y - h * 1.02],
      [x + out * w * 0.72, y - h * 0.82],
      [x + out * w * 1.2, y - h * 0.34],
    ],
    pen.at.sw * 1.15,
  )
}

/** Three long lashes. */
function fan(pen: Pen, x: number, y: number, w: number, s: number, out: number): void {
  for (const [from, to, up] of [
    [0.1, 0.3, 2.5],
    [0.55, 1.3, 2.2],
    [0.9, 2, 1.5],
  ] as const)
    pen.line([
      [x + out * w * from, y - s * (1.25 - from * 0.5)],
      [x + out * w * (from + to) * 0.5, y - s * up * 0.8],
      [x + out * w * to, y - s * up],
    ])
}

/** Half the width in pixels from which an eye can be a heart. */
const HEARTED = 5

const heart = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const at = (u: number, v: number) =>
    pen
      .map(x + u * w, y + v * h)
      .map((c) => c.toFixed(1))
      .join(' ')
  return `M${at(0, 0.9)}C${at(-0.5, 0.5)} ${at(-1, 0.2)} ${at(-1, -0.35)}C${at(-1, -0.95)} ${at(-0.25, -1.05)} ${at(0, -0.4)}C${at(0.25, -1.05)} ${at(1, -0.95)} ${at(1, -0.35)}C${at(1, 0.2)} ${at(0.5, 0.5)} ${at(0, 0.9)}Z`
}

/** Nearly shut, a lid above and one pushed up from below. */
function squint(pen: Pen, x: number, y: number, w: number, s: number): void {
  pen.ink(x, y + s * 0.1, w * 0.7, s * 0.5)
  for (const [dy, bow] of [
    [-0.42, -0.2],
    [0.62, -0.35],
  ] as const)
    pen.line([
      [x - w * 1.4, y + s * dy],
      [x, y + s * (dy + bow)],
      [x + w * 1.4, y + s * dy],
    ])
}

/** One eye shut tight. */
function wink(pen: Pen, x: number, y: number, w: number, s: number): void {
  pen.line(
    [
      [x - w * 1.3, y - s * 0.7, 0],
      [x + w * 1.1, y + s * 0.1, 1],
      [x - w * 1.3, y + s * 0.8, 0],
    ],
    pen.at.sw,
  )
}

/** A dark eye with a large light above and a rim of light below, which is what makes it look alive. */
function shine(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.ink(x, y, w, h)
  // So small a light is not seen by who looks for faces.
  if (w * pen.at.scale < 5) pen.unlit(x, y, h * 2)
  if (pen.at.plain && w * pen.at.scale < LIT) return
  pen.light(x + w * 0.26, y - h * 0.36, w * 0.44, h * 0.34)
  if (pen.at.plain || w * pen.at.scale < 7) return
  pen.light(x - w * 0.4, y + h * 0.3, w * 0.22, h * 0.17)
  if (w * pen.at.scale > 12) pen.light(x + w * 0.3, y + h * 0.62, w * 0.26, h * 0.1)
}

/** White around a pupil is part of the eye, never a speck of its own, so it is drawn however small it is. */
export function ovalPath(pen: Pen, x: number, y: number, rx: number, ry: number): string {
  const points = Array.from({ length: 20 }, (_, i) => {
    const a = (i * Math.PI) / 10
    const [px, py] = pen.map(x + rx * Math.cos(a), y + ry * Math.sin(a))
    return `${px.toFixed(1)} ${py.toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const SLANT: Partial<Record<Expression['mood'], readonly [inner: number, outer: number]>> = {
  sad: [-2.6, -1.55],
  shy: [-2.4, -1.75],
  angry: [-1.35, -2.5],
  scared: [-2.8, -1.9],
  surprised: [-2.7, -2.5],
  proud: [-2.1, -1.8],
  silly: [-2.1, -2.6],
  focused: [-2.05, -1.85],
  disgusted: [-1.2, -2],
}

/** At rest: a soft arch, where there is room for it. */
const CALM: readonly [inner: number, outer: number] = [-2.15, -1.75]

function brow(pen: Pen, x: number, y: number, s: number, q: number, e: Expression, kind: Eyes['brows']): void {
  const said = SLANT[e.mood]
  const slant = said ?? (kind && s * pen.at.scale > 7 ? CALM : undefined)
  if (!slant || e.asleep) return
  const [inner, outer] = slant
  // A straight brow is stern, an arched one is not.
  const arch = /angry|disgusted/.test(e.mood)
    ? (inner + outer) / 2
    : Math.min(inner, outer) - (e.mood === 'sad' ? 0 : 0.3)
  pen.line(
    [
      [x - q * s * 1.1, y + s * inner],
      [x, y + s * arch],
      [x + q * s * 1.2, y + s * outer],
    ],
    // Heavy ones on somebody who is only busy would be cross.
    pen.at.sw * (said && e.mood !== 'focused' ? 1.25 : kind === 'heavy' ? 1.2 : 0.85),
  )
}

/** A tear below the eye, if it can be colored. */
function tear(pen: Pen, x: number, y: number, s: number): void {
  const r = s * 0.62
  if (!pen.fits(r * 1.7)) return
  const skin = pen.pigment
  pen.tint('sky').blob(
    [
      [x, y - r * 1.2, 1],
      [x + r * 0.85, y + r * 0.4],
      [x, y + r * 1.1],
      [x - r * 0.85, y + r * 0.4],
    ],
    pen.at.sw * 0.75,
  )
  pen.tint(skin)
}

/** Strokes on a cheek that has gone red. */
function rosy(pen: Pen, x: number, y: number, s: number): void {
  for (const d of [-0.6, 0, 0.6])
    pen.line(
      [
        [x + d * s + s * 0.16, y - s * 0.3],
        [x + d * s - s * 0.16, y + s * 0.3],
      ],
      pen.at.sw * 0.7,
    )
}

/** Half the width in pixels of the narrowest blush: one too small to color would be closed with ink, and be a black spot on the face. */
const BLUSH = 9.5

/** Both are drawn or none: a face turned aside has room for one and would look as if the other had been forgotten. */
export function cheek(pen: Pen, view: View, lon: number, lat: number, size = 0.15, least = 0.44): void {
  const seen = [-1, 1].flatMap((q) => {
    const [x, y, z] = view.on(q * lon, lat, 0.96)
    return z > least ? [{ x, y, w: size * Math.min(1, 0.4 + z * 0.65) }] : []
  })
  if (seen.some(({ w }) => w * pen.at.scale < BLUSH)) return
  for (const { x, y, w } of seen) pen.blush(x, y, w, size * 0.66, pen.at.sw * 0.75)
}
