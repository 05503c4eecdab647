/** Two people, close: at the doctor's, whispering, tickling, feeding a baby, clapping hands. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { disc, tube } from '../effects.ts'
import { meet, resize } from '../kit.ts'
import { footing, stand } from '../stance.ts'
import { tendTo } from '../tend/tend.ts'
import { faceToFace } from './hand-games.ts'
import { type ActStager, aim, before, clearHeads, halfHead, headOf, propOf, toFront, toolIn } from './kit.ts'

/** The end of the stethoscope on the other's chest. */
export const examine: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  face(scene, b, turned(a.place.facing))
  const table = propOf(scene, a, /^table$/)
  if (table) ontoTable(scene, a, b, table)
  else if (!b.being && b.place.h < a.place.h * 0.6) resize(scene, b, a.place.h * 0.6)
  const chest = (): Point =>
    b.being ? b.point('chest') : [midX(b.art.box), b.art.box.y0 + (b.art.box.y1 - b.art.box.y0) * 0.62]
  if (!table && b.art.box.y1 - chest()[1] < a.place.h * 0.32) a.act({ pose: 'kneel' })
  a.act({ pose: a.acting.pose === 'kneel' ? 'kneel' : 'hold-front' })
  stand(scene, a, b, chest(), 0.3)
  if (b.being) clearHeads(scene, a, b, 1.18)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: chest(), farHand: before(a, 0.16, 0.14) } })
  const droop = (): Point => {
    const [p, q] = [a.point('chest'), chest()]
    return [(p[0] + q[0]) / 2, Math.max(p[1], q[1]) + a.place.h * 0.12]
  }
  tube(scene, a, () => [before(a, 0.02, -0.02), droop(), chest()], 0.022, 'slate')
  scene.extras.push({ of: a, draw: (sw) => disc(chest(), Math.max(14, a.place.h * 0.042), 'stone', sw) })
}

/** Small patients sit on the table. */
function ontoTable(scene: Scene, a: Member, b: Member, table: Member): void {
  resize(scene, table, a.place.h * 0.4)
  if (b.being && !b.handed) b.act({ pose: 'sit' })
  const size = Math.max(tall(b.art.box), wide(b.art.box) * 0.8)
  resize(scene, b, (b.place.h * a.place.h * 0.42) / size)
  const top = table.art.tops[0]
  if (!top) return
  meet(scene, b, table, [midX(b.art.box), b.art.box.y1], [(top.x0 + top.x1) / 2, top.y])
  scene.join(b, table, 'over')
}

/** Heads side by side, a hand between mouth and ear. */
export const whisper: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  face(scene, b, a.place.facing)
  a.act({ pose: 'hold-front', turn: 0.5 })
  if (b.handed) b.act({ turn: 0 })
  stoopTo(scene, a, b)
  const s = side(a.place.facing)
  const gap = halfHead(a) + halfHead(b)
  scene.group(a).shift(b.point('headMid')[0] - s * gap - a.point('headMid')[0], b.place.y - a.place.y)
  scene.join(a, b, 'over')
  const mouth = a.point('mouth')
  a.act({
    mouth: 'open',
    reach: { nearHand: [mouth[0] + s * headOf(a) * 0.42, mouth[1] + headOf(a) * 0.08], farHand: before(a, 0.06, 0.24) },
  })
  toFront(scene, a, 'nearArm')
  // A horse that listens does not gape.
  if (b.handed) b.act({ mouth: 'open' })
}

/** Mouth and ear at one height: the taller one of two kneels. */
function stoopTo(scene: Scene, a: Member, b: Member): void {
  const over = b.art.box.y1 - b.point('headMid')[1] - (a.art.box.y1 - a.point('headMid')[1])
  const taller = over > 0 ? b : a
  if (Math.abs(over) > headOf(a) * 0.6 && taller.handed && scene.alone(taller)) taller.act({ pose: 'kneel' })
}

/** Fingers in the ribs; the other laughs. */
export const tickle: ActStager = (scene, a, b, { part }) => {
  if (!b || scene.together(a, b)) return
  if (part && a.handed) {
    tendTo(scene, a, b, part, null)
    b.act({ mouth: 'open' })
    return
  }
  if (b.handed) b.act({ pose: 'arms-up', mouth: 'open' })
  const target = b.point(b.handed ? 'chest' : 'back')
  const s = side(a.place.facing)
  const near: Point = [target[0] - s * b.place.h * 0.1, target[1] + b.place.h * 0.04]
  if (b.art.box.y1 - near[1] < a.place.h * 0.24) a.act({ pose: 'kneel' })
  stand(scene, a, b, near, 0.29)
  clearHeads(scene, a, b)
  scene.join(a, b, 'over')
  a.act({ mouth: 'open', reach: { nearHand: near, farHand: [near[0], near[1] + a.place.h * 0.07] } })
}

/** Who fell sits on the ground, a hand in that of who bends down. */
export const helpUp: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  face(scene, b, turned(a.place.facing))
  b.act({ pose: 'sit-ground' })
  a.act({ pose: 'lean-over' })
  const s = side(a.place.facing)
  const [x, y] = b.point('chest')
  const hand: Point = [x - s * b.place.h * GIVEN, y - b.place.h * 0.02]
  stand(scene, a, b, hand, 0.24)
  clearHeads(scene, a, b, 1.04)
  scene.join(a, b, 'over')
  const at: Point = [(a.point('chest')[0] + s * a.place.h * 0.12 + hand[0]) / 2, hand[1]]
  a.act({ reach: { nearHand: at, farHand: at } })
  b.act({ reach: { nearHand: at } })
  scene.contacts.push({ a, b, tool: null, at: () => b.point('nearHand') })
}

/** In heights: how far before the chest a hand is held out. */
const GIVEN = 0.24

/** Palms together between the heads. */
export const highFive: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  for (const one of [a, b]) one.act({ pose: 'hold-front', mouth: 'open' })
  face(scene, b, turned(a.place.facing))
  const s = side(a.place.facing)
  // Room for two hands between the heads: over them short arms do not reach.
  const apart = halfHead(a) + halfHead(b) + (a.place.h + b.place.h) * 0.07
  scene.group(a).shift(b.point('headMid')[0] - s * apart - a.point('headMid')[0], b.place.y - a.place.y)
  scene.join(a, b, 'over')
  const [p, q] = [a.point('headMid'), b.point('headMid')]
  const x = (p[0] + s * halfHead(a) + q[0] - s * halfHead(b)) / 2
  const y = Math.max(p[1], q[1])
  for (const [one, way] of [
    [a, -s],
    [b, s],
  ] as const) {
    one.act({ reach: { nearHand: [x + way * one.place.h * 0.025, y], farHand: before(one, 0.04, 0.24) } })
    toFront(scene, one, 'nearArm')
  }
  scene.contacts.push({ a, b, tool: null, at: () => b.point('nearHand') })
}

/** The baby in its high chair, the spoon before its mouth. */
export const spoonFeed: ActStager = (scene, a, b, relation) => {
  const chair = propOf(scene, a, /^high chair$/)
  const spoon = toolIn(scene, a, relation)
  if (!b || scene.together(a, b)) return
  face(scene, b, turned(a.place.facing))
  if (chair && b.handed) {
    if (b.place.h > a.place.h * 0.6) resize(scene, b, a.place.h * 0.6)
    chair.at({ facing: b.place.facing, h: a.place.h * 0.62 })
    b.act({ pose: 'sit', reach: { seat: chair.point('seat') } })
    const { box } = chair.art
    resize(scene, chair, chair.place.h * clamp((wide(b.art.box) * 1.1) / wide(box), 0.9, 1.35))
    const [sx, sy] = chair.point('seat')
    const [bx, by] = b.point('seat')
    b.move({ scale: 1, dx: sx - bx, dy: sy - by })
    b.draw()
    scene.join(b, chair, { before: 'front', of: chair })
  }
  b.act({ mouth: 'open' })
  const s = side(a.place.facing)
  const mouth = b.point('mouth')
  const hand: Point = [mouth[0] - s * a.place.h * 0.2, mouth[1] + a.place.h * 0.03]
  scene.group(a).shift(hand[0] - s * a.place.h * 0.24 - a.point('chest')[0], footing(scene, chair ?? b) - a.place.y)
  scene.join(a, b, 'over')
  if (spoon) {
    aim(spoon, hand, mouth)
    toFront(scene, spoon)
  }
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
}

/** Facing each other, right hand in right hand. */
export const handshake: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  for (const one of [a, b]) one.act({ pose: 'shake-hand', turn: 0.7 })
  const at = faceToFace(scene, a, b)
  for (const one of [a, b]) {
    one.act({ reach: { nearHand: at } })
    toFront(scene, one, 'nearArm')
  }
  scene.contacts.push({ a, b, tool: null, at: () => b.point('nearHand') })
}
