/** Small and boneless animals: drawn as they are, in units of their own, with a face that can feel. */
import type { Actor, Habitat } from '../../art/art.ts'
import { type Ask, actorOf, type Drawn } from '../rig/actor.ts'
import { eye, eyesOf, type Look } from '../rig/eyes.ts'
import { wearOnFace } from '../rig/face-wear.ts'
import type { P } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { type Frame, frame, type Ink, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { wearOnNeck } from '../rig/neckwear.ts'
import { EACH, footwearIn, type Shod, shoeEnds } from '../rig/shod.ts'

export interface Canvas {
  ink: Ink
  /** One unit is about the animal's size; its foot is at (0, 0), up is negative. */
  f: Frame
  look: Look
  pose: string
  ask: Ask
}

export interface Creature {
  name: string
  habitat?: Habitat
  poses: string
  /** Head: middle and radius. */
  head: readonly [x: number, y: number, r: number]
  /** Where a hat sits, and half its width, if not on the top of that circle: a frog's is between its eyes. */
  hat?: readonly [x: number, y: number, half: number]
  back: P
  /** Near and far feet, hands or the ends of arms. */
  feet: readonly [P, P]
  tail?: P
  /** Where all its feet end, of the right side, and how large a shoe is there: it wears as many. */
  shod?: Shod
  mouth?: P
  /** Where it is in poses that turn the head. */
  mouths?: Readonly<Record<string, P>>
  heads?: Readonly<Record<string, Creature['head']>>
  /** Its foot is the lower edge of what is drawn. */
  afloat?: boolean
  /** How far it tips its nose down, by pose. */
  turns?: Readonly<Record<string, number>>
  draw(c: Canvas): void
}

/** In radii of the head: where its neck is, and how wide; in those of the neck how far down a scarf hangs. */
const [CHIN, NECK, SCARF] = [0.92, 0.62, 1.6]

/** In degrees: who dances without legs to lift sways. */
const SWAY = -12

/** Units of a creature in units of the rigs. */
const SIZE = 90

export function creature(sketch: Creature): Actor {
  const poses = new Set(['stand', ...sketch.poses.split(' ')])
  return actorOf({
    name: sketch.name,
    habitat: sketch.habitat ?? 'ground',
    poses,
    afloat: (pose) => sketch.afloat === true || !!sketch.turns?.[pose] || /^(fly|swim|jump|hang|dance)$/.test(pose),
    draw: (ink, ask) => ({ ...drawCreature(sketch, ink, ask), pose: poses.has(ask.pose) ? ask.pose : 'stand' }),
  })
}

export function drawCreature(sketch: Creature, ink: Ink, ask: Ask, size = SIZE): Omit<Drawn, 'pose'> {
  const f = frame([0, 0], size, sketch.turns?.[ask.pose] ?? (ask.pose === 'dance' ? SWAY : 0))
  const head = sketch.heads?.[ask.pose] ?? sketch.head
  const look: Look = {
    asleep: ask.pose === 'lie-curled',
    mood: ask.mood,
    open: ask.mouth === 'open' || ask.pose === 'mouth-open' || ask.pose === 'head-up',
    ...eyesOf(ask),
  }
  ink.part('torso')
  sketch.draw({ ink, f, look, pose: ask.pose, ask })
  const { shod } = sketch
  const footwear = footwearIn(ask.wears)
  if (shod && footwear) shoeEnds(ink.part('shoes'), footwear, f, shod)
  if (shod && ask.wears.some(({ attributes }) => attributes.includes(EACH)))
    hatEnds(ink.part('hats'), ask.wears, f, shod)
  if (ask.wears.length > 0) {
    const [x, y, r] = head
    ink.part('neckwear')
    wearOnNeck(ink, ask.wears, frame(f.at(x, y + r * CHIN), f.s * r * NECK, f.deg), SCARF)
    wearOnFace(ink, ask.wears)
    ink.part('hat')
    const [hx, hy, hr] = sketch.hat ?? [x, y - r * 0.86, r * 0.72]
    wearHat(ink, ask.wears, hatFrame(f, hx, hy, hr))
  }
  const mouth = sketch.mouths?.[ask.pose] ?? sketch.mouth
  return { points: pointsOf({ ...sketch, head, ...(mouth ? { mouth } : {}) }, f), tops: [] }
}

/** Of all sorts, upright over the ends of the limbs. */
const ASSORTED = ['party hat', 'top hat', 'beanie', 'cowboy hat', 'crown', 'baseball cap', 'witch hat']

function hatEnds(ink: Ink, wears: Ask['wears'], f: Frame, { ends, size }: Shod): void {
  const [worn] = wears
  ends.forEach((end, i) => {
    for (const side of [1, -1] as const) {
      const [x, y] = end
      const name = worn?.name === 'hat' ? ASSORTED[(i * 2 + (side > 0 ? 0 : 1)) % ASSORTED.length] : worn?.name
      // Upright as far as the limb lets it be.
      const turn = Math.max(-35, Math.min(35, (end[2] * 35) / Math.max(0.2, Math.abs(end[3]))))
      // One is on its head.
      if (i > 0 || side > 0)
        wearHat(
          ink,
          [{ name: name ?? 'hat', attributes: [] }],
          frame(f.at(side * x, y - size * 0.3), f.s * size, turn, side),
        )
    }
  })
}

function pointsOf({ head: [x, y, r], back, feet, tail, mouth }: Creature, f: Frame): Record<string, P> {
  const at = (p: P) => f.at(p[0], p[1])
  return {
    headMid: f.at(x, y),
    headTop: f.at(x, y - r),
    eye: f.at(x + r * 0.3, y - r * 0.1),
    mouth: at(mouth ?? [x + r * 0.4, y + r * 0.4]),
    neck: f.at(x - r * 0.5, y + r * 0.6),
    chest: f.at((x + back[0]) / 2, (y + back[1]) / 2),
    back: at(back),
    seat: f.at(back[0], Math.max(feet[0][1], feet[1][1])),
    nearHand: at(feet[0]),
    farHand: at(feet[1]),
    nearFoot: at(feet[0]),
    farFoot: at(feet[1]),
    tailTip: at(tail ?? back),
  }
}

/** Two eyes, a mouth and cheeks, as wide as 2w. */
export function cute({ ink, f, look }: Canvas, x: number, y: number, w: number, r = w * 0.46): void {
  for (const side of [1, -1] as const) {
    eye(ink, f, x + side * w * 0.66, y, r, look, side)
    ink.blush(f.at(x + side * w * 0.88, y + w * 0.76), f.s * w * 0.21)
  }
  frontMouth(ink, f, x, y + w * 0.66, w * 0.32, look)
}

/** A shape and its mirror image. */
export function pair({ ink, f }: Canvas, d: string, k = 1): void {
  ink.shape(f.d(d), k).shape(f.d(mirrored(d)), k)
}

export function pairLine({ ink, f }: Canvas, d: string, k = 0.85): void {
  ink.line(f.d(d), k).line(f.d(mirrored(d)), k)
}

/** Feelers with knobs. */
export function feelers(c: Canvas, x: number, y: number, w: number, h: number): void {
  for (const side of [1, -1]) {
    c.ink.line(c.f.d(`M${x + side * w * 0.4} ${y}Q${x + side * w * 0.4} ${y - h * 0.8} ${x + side * w} ${y - h}`), 0.9)
    c.ink.dot(c.f.at(x + side * w, y - h), Math.max(1.4, 3.4 / c.ink.scale))
  }
}

/** Jointed legs: each from where it leaves the body over its knee to its foot. */
export function joints({ ink, f }: Canvas, legs: readonly (readonly [P, P, P])[], r = 0.022): void {
  for (const [root, knee, foot] of legs)
    ink.tube(f.d(`M${root[0]} ${root[1]}L${knee[0]} ${knee[1]}L${foot[0]} ${foot[1]}`), r * f.s)
}

/** An ellipse as path data. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const k = 0.552
  return `M${x + rx} ${y}C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * k} ${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}C${x + rx * k} ${y - ry} ${x + rx} ${y - ry * k} ${x + rx} ${y}Z`
}
