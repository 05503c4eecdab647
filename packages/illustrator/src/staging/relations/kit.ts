/** What the relations share: bringing two points together, finding what one can stand on. */
import type { Box, Point, Top } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { distance, midX, mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { isOnBack } from '../posture.ts'
import type { Scene } from '../scene.ts'
import { crest } from '../skyline.ts'
import { isSeated } from '../traits.ts'

/** Puts a where its relation to b wants it. */
export type Stager = (scene: Scene, a: Member, b: Member, relation: Relation) => void

/** Moves the guest and all that touches it. Who already moves with the host stays. */
export function meet(scene: Scene, guest: Member, host: Member, from: Point, to: Point): void {
  if (!scene.together(guest, host)) scene.group(guest).shift(to[0] - from[0], to[1] - from[1])
}

/** Whoever already touches it grows or shrinks along. */
export function resize(scene: Scene, member: Member, h: number): boolean {
  if (!Number.isFinite(h) || h <= 0) return false
  if (scene.alone(member)) member.at({ h })
  else {
    const { x, y } = member.place
    const scale = h / member.place.h
    scene.group(member).move({ scale, dx: x * (1 - scale), dy: y * (1 - scale) })
  }
  return true
}

/** What others, `width` wide together, can be on: a named part of a body, a lap, a seat, the top of a thing. */
export function surface(b: Member, a: Member, relation: Relation, width = wide(a.art.box)): Top {
  const { box } = b.art
  const around = ([x, y]: Point, half: number): Top => ({ x0: x - half, x1: x + half, y })
  const named = relation.part && bodyPart(b, relation.part)
  if (named) return around(named, wide(box) * 0.12)
  const sits = isSitting(relation)
  if (b.being) {
    if (b.handed && isSeated(b.acting.pose)) return around(b.point('lap'), wide(box) * 0.1)
    if (b.handed && sits && a.being) return around(shoulders(b), 1)
    if (b.handed) return around(b.point('headTop'), wide(box) * 0.12)
    const [x, y] = b.point('back')
    return { x0: x - wide(box) * 0.22, x1: x + wide(box) * 0.22, y }
  }
  // On stairs one is near their foot: on the landing nobody would be large enough to be seen.
  const [, step, ...more] = b.entry.name === 'staircase' && a.being ? b.art.tops : []
  const landing = more.at(-1)
  if (step && landing) return { x0: Math.min(step.x0, landing.x0), x1: Math.max(step.x1, landing.x1), y: step.y }
  // Behind the battlements, not on the tips of the flags.
  const roof = isRoofed(b, sits) && !hasOwnTops(b) ? crest(b, width * FEET) : null
  if (roof) return roof
  if (sits && b.has('seat')) {
    const [x, y] = b.point('seat')
    const top = b.art.tops.find((line) => Math.abs(line.y - y) < tall(box) * 0.12)
    return top ?? { x0: x - wide(box) * 0.2, x1: x + wide(box) * 0.2, y }
  }
  if (sits && b.has('branch')) return around(b.point('branch'), wide(box) * 0.06)
  return broadest(b.art.tops) ?? (b.has('deck') ? around(b.point('deck'), wide(box) * 0.3) : lid(box))
}

/** Walls and steps that one stands on, whatever rises behind them. */
export const hasOwnTops = (b: Member): boolean => /castle|palace|staircase/.test(b.entry.name) && b.art.tops.length > 0

export const isSitting = ({ relation }: Relation): boolean => /sits-on|rides|swings-on|drives/.test(relation)

/** The feet of whoever stands take this share of its width. */
const FEET = 0.5
/** Who sits on a tractor or a motorcycle is in its saddle, who sits on a bus is on its roof. */
const SADDLED = /tractor|cycle|bike|moped|wagon|cart|kart|rocket|plane|bench|carousel|wheel|horse/

export const isRoofed = (b: Member, sits: boolean): boolean =>
  b.skyline !== undefined && !(sits && SADDLED.test(b.entry.name))

const broadest = (tops: readonly Top[]): Top | undefined =>
  tops.reduce<Top | undefined>((best, top) => (!best || top.x1 - top.x0 > best.x1 - best.x0 ? top : best), undefined)

const lid = (box: Box): Top => ({ x0: box.x0 + wide(box) * 0.15, x1: box.x1 - wide(box) * 0.15, y: box.y0 + 2 })

function shoulders(b: Member): Point {
  const [x, y] = b.point('neck')
  return [x - side(b.place.facing) * b.place.h * 0.03, y + b.place.h * 0.03]
}

/** A butterfly on a turtle is smaller than its shell. */
export const isLight = (a: Member, b: Member): boolean => a.entry.height < Math.min(0.15, b.entry.height * 0.4)

export function bodyPart(b: Member, part: string): Point | null {
  const names: Record<string, string[]> = {
    head: ['headTop'],
    lap: ['lap'],
    back: ['back'],
    shell: ['back'],
    shoulder: ['neck'],
    shoulders: ['neck'],
    nose: ['mouth'],
    hand: ['nearHand'],
    arm: ['nearHand'],
    belly: ['chest'],
    mouth: ['mouth'],
    paw: ['nearFoot'],
    foot: ['nearFoot'],
    leg: ['nearFoot'],
    tail: ['tailTip'],
  }
  const known = names[part]?.find((name) => b.has(name))
  if (part === 'belly' && isOnBack(b)) return b.point('seat')
  // On the knees rather than before the chest: the face behind stays free.
  if (part === 'lap' && b.has('lap') && b.has('nearKnee')) return mix(b.point('lap'), b.point('nearKnee'), 0.75)
  return known ? b.point(known) : null
}

/** Foot to hip of whoever sits. */
export const legDrop = (a: Member): number => Math.max(...feet(a).map(([, y]) => y)) - a.point('seat')[1]

const feet = (a: Member): Point[] => [a.point('nearFoot'), a.point('farFoot')]

/** Where a touches what it is on: the hip of whoever sits, else its foot. */
export function contact(a: Member): Point {
  const { box } = a.art
  if (a.handed && isSeated(a.acting.pose)) return a.point('seat')
  // As small as an ant is staged its lines reach far below its feet.
  const isOnFeet = a.being && !a.handed && a.acting.pose === 'stand' && !a.tilt
  return [midX(box), isOnFeet ? Math.min(box.y1, a.place.y) : box.y1]
}

/** The nearer of two grips to the one who faces that way. */
export const ahead = (a: Member, by: number): number => side(a.place.facing) * by

/** How far the cheek reaches ahead of a mouth that is in the middle of the face; 0 of a head that is seen from the side. */
export function cheekOf(a: Member): number {
  if (!a.has('headMid') || !a.has('mouth')) return 0
  const r = distance(a.point('headMid'), a.point('headTop'))
  return Math.abs(a.point('mouth')[0] - a.point('headMid')[0]) < r * 0.25 ? r : 0
}

/** Where a hand takes it. */
export const gripOf = (b: Member): Point => b.point('grip', 'handle', 'tie')
