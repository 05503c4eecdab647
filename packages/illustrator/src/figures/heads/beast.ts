/** An animal's head from a row of a table: a skull, a snout or a beak, ears, horns, marks. All of it is on one ball, so it turns. */
import type { Pen } from '../../art/pen.ts'
import { clamp, type Disc, lerp, loop, type P, rad, ring, stretched } from '../geometry.ts'
import { unite } from '../outline.ts'
import { opened } from '../paint.ts'
import { beak } from './beaks.ts'
import type { BeastHead } from './beast-spec.ts'
import { broadFace, broadLips, broadPatch, broadSkull } from './broad.ts'
import { cushions } from './cushions.ts'
import { ears } from './ears.ts'
import { cheek, type Expression, type Eyes, eyes } from './face.ts'
import { featuresAt, type Head } from './head.ts'
import { horns } from './horns.ts'
import { marks, overMarks } from './marks.ts'
import { noseAndMouth, snout, snoutEnd, whiskers } from './muzzle.ts'
import { discAt, flatten, type View } from './view.ts'

function skull(spec: BeastHead, view: View, px: number): P[] {
  if (spec.broad) return broadSkull(spec, spec.broad, view, px)
  const [w, h] = spec.skull ?? [1.04, 0.92]
  const ball = ring([0, 0, w], px, h / w)
  const crown = spec.tuft ? [tuft(view, h)] : []
  if (!spec.cheeks) return unite([ball, ...crown], px)
  const [kind, size] = spec.cheeks
  if (kind === 'round')
    return unite(
      [ball, ...crown, ...[-1, 1].map((q) => stretched([[0, 0.1, 0.8], discAt(view, q * size, 0.2, 0.2, 0.58)], px))],
      px,
    )
  // Of a turned head the far cheek is behind the snout.
  const sides = [-1, 1].filter((q) => q * view.yaw < 15 || Math.abs(view.yaw) < 40)
  const tips = sides.map((q) => fluff([w, h], Math.sin(rad(view.yaw)), q, size))
  return unite([ball, ...crown, ...tips], px)
}

/** Three locks of fur below the ear, the middle one the longest; they stand out of the outline however the head is turned. */
function fluff([w, h]: readonly [number, number], turned: number, q: number, size: number): P[] {
  // The farther cheek is half hidden.
  const k = size * (q * turned > 0 ? 0.7 : 1)
  const at = (deg: number, out: number): P => {
    const a = rad(deg)
    return [q * w * Math.cos(a) * out, h * Math.sin(a) * out]
  }
  // Each lock swells outward, ends in a tip that hangs, and goes back in a little below it: down to the skull they would be flames.
  const lock = (from: number, to: number, out: number): P[] => [
    ...[0, 0.25, 0.5, 0.75, 1].map((t) => at(lerp(from, to, t), 1 + out * k * Math.sin(t * 1.9) * (0.5 + t * 0.55))),
    at(to - 1, 1 + out * k * 0.62),
    at(to - 3, 1 + out * k * 0.4),
  ]
  return [at(-8, 0.98), ...lock(-4, 19, 0.8), ...lock(16, 42, 0.9), ...lock(39, 60, 0.5), at(64, 0.95), [0, 0]]
}

/** Three tips on the crown that lean to where the head is not turned. */
function tuft(view: View, h: number): P[] {
  const [x] = view.on(0, 80, 0.9)
  const y = -h
  return loop([
    [x - 0.22, y + 0.12],
    [x - 0.2, y - 0.02],
    [x - 0.1, y - 0.13],
    [x - 0.07, y - 0.02],
    [x - 0.02, y - 0.14],
    [x + 0.12, y - 0.22],
    [x + 0.09, y - 0.06],
    [x + 0.15, y - 0.07],
    [x + 0.28, y - 0.1],
    [x + 0.22, y + 0.12],
  ])
}

/** Where the eyes of a frog are. */
const POPPED = { lon: 34, lat: 48 }
/** On a narrow brow they are nearer to each other. */
const poppedAt = (spec: BeastHead, view: View, q: number): P =>
  flatten(spec.broad ? view.see([q * 0.42, -0.8, 0.3]) : view.on(q * POPPED.lon, POPPED.lat, 0.98))

/** Ears and manes that stand out beside the head. */
const WIDE: readonly (readonly [string, number])[] = [
  ['sail', 1.7],
  ['mane', 1.5],
  ['flop', 1.3],
  ['spines', 1.4],
  ['quills', 1.3],
]

export function beastHead(spec: BeastHead): Head {
  // Above a snout, or it would hide half of the far one.
  const within = (spec.skull?.[0] ?? 1.04) * 0.88
  const look: Eyes = { lon: 27, lat: spec.snout || spec.broad ? 7 : 0, size: 0.19, style: 'dot', within, ...spec.eyes }
  const lips = (view: View): P => {
    if (spec.beak) {
      const [x, y] = view.see([0, spec.beak.y + 0.1, 0.9 + spec.beak.long])
      return [x, y]
    }
    if (spec.broad) return broadLips(spec.broad, view)
    const end = spec.snout ? snoutEnd(spec.snout, view) : { z: 0.72, y: 0.34, tip: 0.3 }
    const [x, y] = view.see([0, end.y + end.tip * 0.4, end.z + end.tip * 0.72])
    return [x, y]
  }
  return {
    wide: WIDE.find(([part]) => part === spec.ears?.kind || spec.marks?.includes(part))?.[1] ?? spec.skull?.[0] ?? 1.08,
    top: spec.top ?? -(spec.skull?.[1] ?? 0.94),
    mouth: lips,
    lenses: spec.popEyes
      ? { ...POPPED, size: spec.popEyes * 0.9 }
      : { lon: look.lon, lat: look.lat, size: look.size * 1.7 },
    eye: (view) => flatten(view.on(view.yaw < 0 ? look.lon : -look.lon, look.lat)),
    features: (view) => {
      const tip = spec.snout?.tip ?? (spec.broad ? spec.broad.h * 0.66 : 0.3)
      const at = spec.popEyes ? { ...POPPED, size: spec.popEyes } : { ...look, size: look.size * 1.7 }
      // Drawn no farther out than the brow is wide.
      const found = featuresAt(view, at, lips(view), tip).map(
        ([x, y, r]): Disc => [spec.broad ? clamp(x, -within, within) : x, y, r],
      )
      // A long snout is hidden as well by what crosses its middle.
      return spec.snout && spec.snout.long > 0.3
        ? [...found, [...flatten(view.see([0, spec.snout.y, 0.5 + spec.snout.long * 0.45])), tip * 0.9]]
        : found
    },
    behind() {},
    front(pen, view, e) {
      pen.tint(spec.fur)
      const shape = skull(spec, view, pen.at.scale)
      overMarks(pen, view, spec, 'behind')
      if (spec.horns) horns(pen, view, spec.horns, 'behind')
      pen.tint(spec.fur)
      if (spec.ears) ears(pen, view, spec.ears, 'behind', spec.fur)
      if (spec.popEyes) for (const q of [-1, 1]) pen.ell(...poppedAt(spec, view, q), spec.popEyes)
      if (spec.merged) opened(pen, shape, ([, y]) => y > 0.24)
      else pen.poly(shape)
      marks(pen, view, spec, shape)
      pen.tint(spec.snout?.patch ? 'cream' : spec.fur)
      if (spec.broad) broadPatch(pen, spec.broad, view, spec.merged === true)
      if (spec.snout && !spec.snout.puffs && spec.mouth !== 'wide') snout(pen, view, spec.snout, shape)
      if (spec.popEyes) popEyes(pen, view, spec, spec.popEyes, e)
      else eyes(pen, view, look, e)
      // From the front the cheeks of a broad head are narrower than they are far apart.
      const isPale = spec.broad !== undefined && Math.abs(view.yaw) < 12
      if (spec.blush !== false && !isPale && !spec.beak && spec.teeth !== 'row')
        // Beside a broad muzzle it would be a tongue in the corner of its smile.
        cheek(
          pen.tint('pink'),
          view,
          spec.broad ? 46 : view.profile || (spec.snout?.base ?? 0) > 0.44 ? 58 : 50,
          spec.broad ? -3 : spec.mouth === 'wide' ? 2 : -24,
          spec.broad ? 0.12 : 0.14,
        )
      pen.tint(spec.snout?.patch ? 'cream' : spec.fur)
      if (spec.broad) broadFace(pen, view, spec, spec.broad, e)
      else if (spec.beak) beak(pen, view, spec.beak, e)
      else if (spec.snout?.puffs) cushions(pen, view, spec, spec.snout, e)
      else noseAndMouth(pen, view, spec, e)
      if (spec.whiskers) whiskers(pen, view, spec.snout)
      pen.tint(spec.fur)
      if (spec.ears) ears(pen, view, spec.ears, 'before', spec.fur)
      overMarks(pen, view, spec, 'before')
      // A forelock parts around it.
      if (spec.horns) horns(pen, view, spec.horns, 'before')
    },
  }
}

function popEyes(pen: Pen, view: View, spec: BeastHead, r: number, e: Expression): void {
  for (const q of [-1, 1]) {
    const [x, y] = poppedAt(spec, view, q)
    pen.raw(
      `M${Array.from({ length: 18 }, (_, i) =>
        pen
          .map(x + r * 0.84 * Math.cos((i * Math.PI) / 9), y + 0.06 + r * 0.84 * Math.sin((i * Math.PI) / 9))
          .map((v) => v.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      '#fff',
      0,
    )
    if (e.asleep || e.mood === 'sleepy')
      pen.line([
        [x - r * 0.5, y - 0.02],
        [x, y + r * 0.3],
        [x + r * 0.5, y - 0.02],
      ])
    else {
      const wide = e.mood === 'scared' || e.mood === 'surprised'
      const k = wide ? 0.7 : 1.15
      const [dx, dy] = e.gaze ? [e.gaze.x * r * 0.34, e.gaze.y * r * 0.28] : [r * 0.14, r * 0.06]
      pen.ink(x + dx, y + dy, r * 0.36 * k, r * 0.5 * k).light(x + dx + r * 0.12, y + dy - r * 0.22, r * 0.15 * k)
    }
    const slant = e.mood === 'angry' ? 1 : e.mood === 'sad' || e.mood === 'scared' || e.mood === 'shy' ? -1 : 0
    if (slant)
      pen.line(
        [
          [x - q * r * 0.9, y - r * (0.95 - slant * 0.3)],
          [x + q * r * 0.7, y - r * (0.95 + slant * 0.3)],
        ],
        pen.at.sw * 1.1,
      )
  }
}
