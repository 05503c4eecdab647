/** Up a ladder, a tree, a pole or a stem. */
import type { Point } from '../../art/art.ts'
import { mix, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { climbsOver } from './fences.ts'
import { upFireLadder } from './fire-ladder.ts'
import { meet, resize, type Stager } from './kit.ts'
import { upStairs } from './stairs.ts'

/** How far the foot is beside the middle of what is climbed, in heights. */
const [TRUNK, LADDER, POLE] = [0.04, 0.13, 0.2]
/** How far the uppermost rung is above the lower foot at least, in heights. */
const HELD = 0.7
/** How long a pole is at least, in heights. */
const POLED = 1.15
/** In heights of a beanstalk: how large who climbs it is at least. */
const SEEN = 0.34

/** Hands and feet on it, off the ground. */
export const climbs: Stager = (scene, a, b) => {
  if (climbsOver(scene, a, b) || upStairs(scene, a, b) || upFireLadder(scene, a, b)) return
  if (!a.handed && SOLED.test(a.entry.name)) return creepsUp(scene, a, b)
  // A tree is larger than who stands under it, too.
  const others = scene.members.filter((one) => one.being && /tree/.test(b.entry.name)).map(({ place }) => place.h)
  const least = Math.max(a.place.h * (/tree(house)?$/.test(b.entry.name) ? 2.3 : 1.7), ...others.map((h) => h * 1.15))
  if (tall(b.art.box) < least) resize(scene, b, (b.place.h * least) / tall(b.art.box))
  const rungs = Object.keys(b.art.points).filter((name) => /^rung\d+$/.test(name))
  const isPole = rungs.length === 2
  // Of a braid that ends at a window nobody takes hold above it.
  const length = isPole ? b.point('rung0')[1] - b.point('rung1')[1] : a.place.h
  // Beside a giant who climbs his beanstalk is still somebody.
  if (b.entry.name === 'beanstalk' && a.place.h < tall(b.art.box) * SEEN) resize(scene, a, tall(b.art.box) * SEEN)
  if (isPole && length < a.place.h * POLED) resize(scene, b, (b.place.h * a.place.h * POLED) / length)
  const s = side(a.place.facing)
  const line = (y: number): Point => spine(b, rungs, y)
  const high = b.place.y - Math.max(a.place.h * 0.42, (tall(b.art.box) - a.place.h) * 0.35)
  // The ladder of a treehouse ends at its floor: above it there is nothing to hold on to.
  const steps = rungs.map((name) => b.point(name)[1])
  const held = a.place.h * (isPole ? 1 : HELD)
  const footY = rungs.length > 1 ? Math.min(Math.max(high, Math.min(...steps) + held), Math.max(...steps)) : high
  const [fx, fy] = line(footY)
  // A pole before the middle of the body would be before the face.
  const isLadder = rungs.length > 2
  const off = isPole ? POLE : isLadder ? LADDER : TRUNK
  // Both rails are held, one before the chest and one ahead of the face: over each other in the middle, hands would hide it and one leg the other.
  const rail = isLadder ? Math.min(wide(b.art.box) * 0.36, a.place.h * 0.17) : 0
  meet(scene, a, b, a.point('nearFoot'), [fx - s * a.place.h * off, fy])
  scene.join(a, b, 'over')
  if (!a.handed) return
  const up = (share: number): Point => {
    const [x, y] = line(footY - a.place.h * share)
    return [x - s * 2, y]
  }
  const aside = ([x, y]: Point, share: number): Point => [x + s * rail * share, y]
  // Who carries a kitten down the ladder has one arm for it.
  const isLaden = scene.does(a, 'carries', 'holds', 'rescues')?.b !== undefined
  a.act({
    reach: {
      ...(isLaden ? {} : { nearHand: aside(up(isLadder ? 0.66 : 0.82), -0.3) }),
      farHand: aside(up(isLaden ? 0.7 : isLadder ? 0.92 : 0.98), 1),
      nearFoot: aside([fx, fy], -0.4),
      farFoot: aside(line(footY - a.place.h * 0.16), 0.5),
    },
  })
}

/** Without legs one climbs with the whole sole. */
const SOLED = /snail|slug|caterpillar|worm/

/** Upright along the stem, head first, much smaller than what it climbs. */
function creepsUp(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  resize(scene, a, (a.place.h * tall(b.art.box) * 0.5) / wide(a.art.box))
  a.act({ pose: 'stand' })
  a.tilt = -84
  a.draw()
  const { box } = a.art
  const stem = b.point('base', 'trunk')[0] - s * wide(b.art.box) * 0.1
  meet(scene, a, b, [s > 0 ? box.x1 : box.x0, box.y1], [stem, b.art.box.y1 - tall(b.art.box) * 0.08])
  scene.join(a, b, 'over')
}

/** The point of a ladder, trunk or rope at a height. */
function spine(b: Member, rungs: string[], y: number): Point {
  const points = rungs.map((name) => b.point(name))
  // A pole is smooth: it is held at any height.
  const [low, high] = points
  if (points.length === 2 && low && high) return mix(low, high, (y - low[1]) / (high[1] - low[1] || 1))
  if (points.length > 1) return points.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
  return [b.point('base', 'trunk')[0], y]
}
