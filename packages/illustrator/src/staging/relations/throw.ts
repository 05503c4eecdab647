/** In the air between hands, feet and tongues: thrown, caught, kicked. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { face, setBeside } from './beside.ts'
import { flightOf } from './flight.ts'
import { fitHeld } from './hands.ts'
import { inTalons, isRaptor } from './hoist.ts'
import { ahead, meet, type Stager } from './kit.ts'
import { inMouth } from './mouth.ts'
import { rivalsOf, throwsAcross } from './throw-at.ts'
import { isOnTongue, withTongue } from './tongue.ts'

const throwerOf = (scene: Scene, a: Member, b: Member): Member | undefined =>
  scene.bonds.find((bond) => bond.b === b && bond.a !== a && scene.together(bond.a, b))?.a

/** Flying, in an arc above the hands, or rolling before the foot. */
export const throws: Stager = (scene, a, b) => {
  const rivals = rivalsOf(scene, a)
  if (rivals.length) return throwsAcross(scene, a, b, rivals)
  const thrower = throwerOf(scene, a, b)
  if (thrower && thrower.named === a.named && a.handed) {
    a.act({ pose: 'arms-forward' })
    return awaits(scene, a, b, thrower)
  }
  const isPlume = PLUME.test(b.entry.name)
  fitHeld(scene, a, b, isPlume ? 0.62 : b.entry.name === 'stick' ? 0.46 : 0.3)
  const h = a.place.h
  if (a.handed && isSeated(a.acting.pose)) {
    const [x, y] = a.point('headMid')
    a.act({ reach: { nearHand: [x + ahead(a, h * 0.3), y + h * 0.08], farHand: [x + ahead(a, h * 0.32), y] } })
  }
  const [hx, hy] = a.handed ? a.point('farHand', 'nearHand') : a.point('mouth')
  meet(
    scene,
    b,
    a,
    [midX(b.art.box), midY(b.art.box)],
    [hx + ahead(a, h * 0.28 + wide(b.art.box) / 2), Math.min(hy, a.point('headMid')[1]) - h * 0.04],
  )
  scene.join(b, a, 'over')
  if (!isPlume) flightOf(scene, b, -side(a.place.facing))
}

/** It spreads as it flies. */
const PLUME = /powder cloud|confetti|petals/

export const catches: Stager = (scene, a, b) => {
  const thrower = throwerOf(scene, a, b)
  if (thrower) return awaits(scene, a, b, thrower)
  // One of two friends throws what both of them catch.
  if (scene.bonds.some((bond) => bond.b === b && bond.a !== a && bond.a.named === a.named && bond.a.handed)) {
    a.act({ pose: 'throw-arm' })
    return throws(scene, a, b, { a: '', b: '', relation: 'throws' })
  }
  if (isDiving(a)) return leaps(scene, a, b)
  fitHeld(scene, a, b, 0.34)
  if (isOnTongue(a, b)) return withTongue(scene, a, b)
  if (!a.handed && isRaptor(a) && b.being) return inTalons(scene, a, b)
  if (!a.handed && isPrey(a, b)) return seizes(scene, a, b)
  if (!a.handed) return snaps(scene, a, b)
  const [hx, hy] = a.point('nearHand')
  const { box } = b.art
  const edge = side(a.place.facing) > 0 ? box.x0 : box.x1
  meet(scene, b, a, [edge, midY(box)], [hx + ahead(a, a.place.h * 0.015), hy - a.place.h * 0.03])
  scene.join(b, a, 'over')
}

/** Small enough for a mouth or a beak. */
const isPrey = (a: Member, b: Member): boolean => b.being && b.entry.height < a.entry.height * 0.7

/** Caught already: across the mouth, or in the beak. */
function seizes(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'stand' })
  inMouth(scene, a, b)
}

/** A goalkeeper dives into no water. */
const isDiving = (a: Member): boolean => a.handed && a.acting.pose === 'dive'
/** In degrees forward. */
const LEAP = 62

/** Off the ground, nearly level, both hands stretched out to it. */
function leaps(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'hold-up', turn: 0 })
  a.tilt = LEAP
  a.draw()
  fitHeld(scene, a, b, 0.26)
  const [[hx, hy], [tx, ty]] = [a.point('headMid'), a.point('headTop')]
  const { box } = b.art
  const r = Math.hypot(tx - hx, ty - hy)
  const [ux, uy] = [(tx - hx) / r, (ty - hy) / r]
  const out = r + wide(box) * 0.62
  const to: Point = [hx + ux * out, hy + uy * out]
  meet(scene, b, a, [midX(box), midY(box)], to)
  // Square to the way it flies: a hand on either side.
  const half = wide(box) * 0.46
  const [one, other]: [Point, Point] = [
    [to[0] - uy * half, to[1] + ux * half],
    [to[0] + uy * half, to[1] - ux * half],
  ]
  const isBelow = a.point('nearHand')[1] > a.point('farHand')[1] === one[1] > other[1]
  a.reach(isBelow ? { nearHand: one, farHand: other } : { nearHand: other, farHand: one })
  scene.join(b, a, { before: 'nearArm', of: a })
}

/** Leaping at it, the open mouth where it comes down. */
function snaps(scene: Scene, a: Member, b: Member): void {
  if (a.habitat === 'ground') a.act({ pose: 'jump', mouth: 'open' })
  const [mx, my] = a.point('mouth')
  const s = side(a.place.facing)
  const { box } = b.art
  const snout = s * Math.max(s * mx, s * (s > 0 ? a.art.box.x1 : a.art.box.x0) - wide(a.art.box) * 0.12)
  const to: Point = [snout + s * wide(box) * 0.55, my - tall(box) * 0.3]
  meet(scene, b, a, [midX(box), midY(box)], to)
  scene.join(b, a, 'over')
  flightOf(scene, b, s)
}

/** In heights of who catches. */
const FLIGHT = 0.09

/** On the other side of what somebody threw, looking at it. */
function awaits(scene: Scene, a: Member, b: Member, thrower: Member): void {
  if (scene.together(a, b)) return
  if (scene.alone(a)) a.at({ facing: thrower.place.facing === 'left' ? 'right' : 'left' })
  const [hx, hy] = a.handed ? a.point('nearHand') : a.point('mouth')
  const { box } = b.art
  const edge = side(thrower.place.facing) > 0 ? box.x1 : box.x0
  const up = a.acting.pose === 'jump' || !a.handed
  // Hands that wait for it are apart from it: held by both, it would fly nowhere.
  const apart = a.handed && thrower.handed ? FLIGHT : 0.01
  scene.group(a).shift(edge - hx - ahead(a, a.place.h * apart), up ? midY(box) - hy : thrower.place.y - a.place.y)
  scene.join(a, b, 'under')
}

export const kicks: Stager = (scene, a, b) => {
  if (joinsGame(scene, a, b)) return
  fitHeld(scene, a, b, 0.3)
  const [fx] = a.point('nearFoot')
  const { box } = b.art
  const edge = side(a.place.facing) > 0 ? box.x0 : box.x1
  const y = clamp(a.point('nearFoot')[1] + tall(box) * 0.4, a.art.box.y0, a.art.box.y1)
  meet(scene, b, a, [edge, box.y1], [fx + ahead(a, a.place.h * 0.05), Math.max(y, a.art.box.y1)])
  scene.join(b, a, 'over')
}

/** One ball for several: the second stands on its other side, the next ones behind the two, looking at it. */
function joinsGame(scene: Scene, a: Member, b: Member): boolean {
  const { index } = scene.slot(b, 'kick', new Set(['kicks']))
  const first = scene.bonds.find((bond) => bond.b === b && bond.a !== a && scene.together(bond.a, b))?.a
  if (!first || !index || scene.together(a, b)) return false
  const ahead = index % 2 ? turned(first.place.facing) : first.place.facing
  face(scene, a, ahead)
  setBeside(scene, a, index === 1 ? b : first, ahead === 'left', 0.06)
  return true
}
