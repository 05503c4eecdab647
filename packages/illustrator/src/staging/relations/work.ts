/** At work on something that stands beside: painting, planting, cooking. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { face, setBeside } from './beside.ts'
import { dust } from './effects.ts'
import { fallIn } from './fall-in.ts'
import { BARRIER } from './fences.ts'
import { resize, type Stager } from './kit.ts'
import { scoops } from './machines.ts'
import { atPaws } from './paw-play.ts'
import { takeSlot } from './slots.ts'
import { stacksUp } from './stack.ts'
import { handsOn } from './stance.ts'
import { fromLadder } from './tend/on-ladder.ts'
import { waters } from './tools.ts'
import { stirsBehind, toolOf, wield } from './wield.ts'

const WORKS = new Set([
  'builds',
  'paints',
  'cooks',
  'plants',
  'digs',
  'cuts',
  'cleans',
  'decorates',
  'lights',
  'picks',
  'plays-with',
  'blows',
])

/** Standing or kneeling before it, one hand on it: the first on one side, the second on the other, more behind them. */
export const worksOn: Stager = (scene, a, b, relation) => {
  const { index, count } = scene.slot(b, 'work', WORKS)
  const first = scene.bonds.find((bond) => bond.b === b && WORKS.has(bond.relation.relation))?.a
  if (!index && fromLadder(scene, a, b)) return
  if (index % 2 === 1 && scene.alone(a) && first) a.at({ facing: turned(first.place.facing) })
  // Room between two for what flies from one to the other.
  if (b.being && scene.does(a, 'throws')) return setBeside(scene, a, b, a.place.facing === 'left', 0.04)
  if (b.being && scene.alone(b)) face(scene, b, turned(a.place.facing))
  if (relation.relation === 'plays-with' && !index) shrinkToy(scene, a, b)
  if (relation.relation === 'plays-with' && count === 1 && atPaws(scene, a, b)) return
  if (relation.relation === 'decorates' && !index && /tree/.test(b.entry.name) && tall(b.art.box) < a.place.h * 1.3)
    resize(scene, b, (b.place.h * a.place.h * 1.3) / tall(b.art.box))
  const most = a.place.h * 1.7
  const large = Math.max(tall(b.art.box) / most, wide(b.art.box) / (Math.max(tall(a.art.box), wide(a.art.box)) * 1.6))
  if (relation.relation === 'builds' && !index && large > 1) resize(scene, b, b.place.h / large)
  if (stacksUp(scene, a, b, relation)) return
  if (relation.relation === 'digs' && scoops(scene, a, b)) return
  if (relation.relation === 'digs' && !a.handed) return pawsInEarth(scene, a, b)
  const tool = toolOf(scene, a, relation)
  if (tool?.has('spout')) return waters(scene, a, b, relation)
  if (tool && index < 2 && wield(scene, a, b, tool, relation)) return
  const target = b.art.points.wick ?? edgeAt(a, b, 0.55)
  if (index < 2) return handsOn(scene, a, b, target)
  if (
    relation.relation === 'builds' &&
    index < 4 &&
    !scene.together(a, b) &&
    count > 2 &&
    (tall(b.art.box) > a.place.h * BOWED_OVER || BARRIER.test(b.entry.name))
  )
    return beforeCorner(scene, a, b, index % 2 === 1)
  if (scene.together(a, b) || (tool && index === 2 && stirsBehind(scene, a, b, tool))) return
  // Behind what is high they would hang in the air, behind those with tools nobody would see them.
  if (tool || tall(b.art.box) > tall(a.art.box) * LOOKED_OVER) return fallIn(scene, a, b, index % 2 === 1)
  const { x, behind } = takeSlot(scene, a, b, { i: index, n: count })
  const y = Math.min(b.art.box.y0 + 8, a.point('chest')[1] + a.place.h * 0.2)
  if (a.handed && behind && y > a.point('chest')[1]) a.act({ reach: { nearHand: [x - 10, y], farHand: [x + 10, y] } })
}

/** Shares of its width and of one's height: how far in from its lower corner one is at work, and how much nearer than the others. */
const [CORNER, NEARER] = [0.24, 0.3]
/** Of the height of who builds: behind what is higher nobody kneels, before a sandcastle one would hide it. */
const BOWED_OVER = 0.75

/** At a lower corner of what is high, nearer than those at its sides: all in one row, everybody would be tiny. */
function beforeCorner(scene: Scene, a: Member, b: Member, right: boolean): void {
  if (scene.alone(a)) face(scene, a, right ? 'left' : 'right')
  const { box } = b.art
  const x = right ? box.x1 - wide(box) * CORNER : box.x0 + wide(box) * CORNER
  scene.group(a).shift(x - midX(a.art.box), box.y1 + a.place.h * NEARER - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** A share of the height of who stands behind it. */
const LOOKED_OVER = 0.9
/** A toy is no larger than a head, unless one can be in it or it was called large. */
function shrinkToy(scene: Scene, a: Member, b: Member): void {
  if (b.being || b.art.hollow || b.entry.height > 0.5) return
  const players = scene.bonds.filter((bond) => bond.b === b).length
  const usual = Math.min(tall(a.art.box), wide(a.art.box)) * 0.45 * Math.max(1, b.named.size ?? 1)
  // Between two it keeps their heads apart.
  const most = players > 1 ? Math.max(usual, headOf(a) * 3.2) : usual
  const size = Math.max(tall(b.art.box), wide(b.art.box))
  if (size > most) resize(scene, b, (b.place.h * most) / size)
}

/** Head down at the rim, earth flying behind. */
function pawsInEarth(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'head-down' })
  const s = side(a.place.facing)
  resize(scene, b, (b.place.h * wide(a.art.box) * 0.85) / wide(b.art.box))
  const [fx] = a.point('nearFoot')
  const front = Math.max(s * fx, s * a.point('mouth')[0]) * s
  scene
    .group(b)
    .shift(front - midX(b.art.box) + s * wide(b.art.box) * 0.12, a.art.box.y1 + tall(b.art.box) * 0.35 - b.art.box.y1)
  scene.join(b, a, 'under')
  dust(scene, a, () => [side(a.place.facing) > 0 ? a.art.box.x0 : a.art.box.x1, a.art.box.y1], 'umber')
}

/** The side of b that a comes to, at a height its hand reaches. */
export function edgeAt(a: Member, b: Member, share: number): Point {
  const { box } = b.art
  const s = side(a.place.facing)
  // What is low is seldom as wide at its top as below.
  const highest = tall(box) < a.place.h * 0.8 ? 0.38 : 0.12
  const y = clamp(box.y1 - a.place.h * share, box.y0 + tall(box) * highest, box.y1 - tall(box) * 0.08)
  return [(s > 0 ? box.x0 : box.x1) + s * Math.min(wide(box) * 0.12, a.place.h * 0.06), y]
}
