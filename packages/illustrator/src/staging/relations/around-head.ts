/** What fills a basket that somebody is in: at both sides of the face, never before it. */

import { facesOf } from '../faces.ts'
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { hasFront, hollowOf, isCabin, rimOf } from './hollow.ts'
import { meet, resize } from './kit.ts'

/** Shares of the vessel's width: how far beyond its rim something may reach, and how broad one is at least and at most. */
const [BEYOND, LEAST, MOST] = [0.1, 0.2, 0.36]
/** Share of it that is below the rim, and of its place that it fills: neighbors overlap. */
const [SUNK, FILLED] = [0.28, 1.2]
/** How far within the rim its middle is. */
const INSIDE = 0.03
/** Of the radius of a face, which is that of the whole head. */
const CLEAR = 0.86

/** Says whether it was set there. */
export function aroundHead(scene: Scene, a: Member, b: Member): boolean {
  if (a.being || b.being || isCabin(b) || !hasFront(b)) return false
  const guests = guestsIn(scene, b)
  const [face] = facesOf(guests.filter((guest) => guest.being && scene.together(guest, b)))
  const beings = guests.filter(({ being }) => being).length
  const things = guests.filter(({ being }) => !being)
  if (!face || beings !== 1 || !scene.alone(a)) return false
  const room = hollowOf(b)
  const w = wide(room)
  const [x, , r] = face
  const left = { x0: room.x0 - w * BEYOND, x1: x - r * CLEAR }
  const right = { x0: x + r * CLEAR, x1: room.x1 + w * BEYOND }
  const sizeOf = (side: { x0: number; x1: number }) => Math.max(0, side.x1 - side.x0)
  const share = shareOnLeft(sizeOf(left) / w, sizeOf(right) / w)
  const index = things.indexOf(a)
  const onLeft = Math.round(things.length * share)
  const [side, i, n] = index < onLeft ? [left, index, onLeft] : [right, index - onLeft, things.length - onLeft]
  const most = w * clamp((sizeOf(side) / n / w) * FILLED, LEAST, MOST)
  resize(scene, a, a.place.h * Math.min(most / wide(a.art.box), (most * 1.5) / tall(a.art.box)))
  const half = wide(a.art.box) / 2
  const from = side === left ? side.x0 + half : Math.max(side.x0 + half, room.x0 + half)
  const to = Math.max(from, side.x1 - half)
  const place = n > 1 ? from + ((to - from) * i) / (n - 1) : side === left ? Math.min(from, to) : to
  // Rather before a cheek than in the air beside the rim.
  const at = clamp(place, room.x0 + w * INSIDE, room.x1 - w * INSIDE)
  const y = rimOf(b) + tall(a.art.box) * (SUNK - (i % 2) * 0.1)
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [at, y])
  scene.join(a, b, { before: 'front', of: b })
  return true
}

/** How many of them are on the left: where one side has room and the other has hardly any, all are on that side. */
function shareOnLeft(left: number, right: number): number {
  if (left > ROOMY && right < LEAST) return 1
  if (right > ROOMY && left < LEAST) return 0
  return left + right > 0 ? left / (left + right) : 0.5
}

/** Of the vessel's width. */
const ROOMY = 0.4
