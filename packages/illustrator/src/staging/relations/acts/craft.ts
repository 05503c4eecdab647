/** Trades at work: shears at a hedge, a pump at a tire, hands at a loom, a wrench at a wheel. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { isSeated } from '../../traits.ts'
import { area } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { cord, footing, stand } from '../stance.ts'
import { type ActStager, aim, before, propOf, toFront, toolIn } from './kit.ts'

const n = (value: number): string => value.toFixed(1)

/** The side of b that a comes to. */
const nearEdge = (a: Member, b: Member): number => (side(a.place.facing) > 0 ? b.art.box.x0 : b.art.box.x1)

/** Grows or shrinks b until its height is between two shares of a's. */
function fit(scene: Scene, a: Member, b: Member, least: number, most: number): void {
  const high = clamp(tall(b.art.box), a.place.h * least, a.place.h * most)
  resize(scene, b, (b.place.h * high) / tall(b.art.box))
}

/** Leaves on their way down, in heights of who cuts: aside, down, and how far they are turned. */
const CUTTINGS = [
  [0.02, 0.12, 30],
  [-0.07, 0.24, -40],
  [0.06, 0.34, 70],
] as const

/** Both hands at the shears, their blades in the hedge, leaves falling. */
export const trim: ActStager = (scene, a, b, relation) => {
  const shears = toolIn(scene, a, relation)
  if (!b || !shears || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  fit(scene, a, b, 0.6, 1.3)
  a.act({ pose: 'two-hands', turn: 0.5 })
  const [, y] = a.point('chest')
  const at = (): Point => [nearEdge(a, b) + ahead(a, Math.min(wide(b.art.box) * 0.16, h * 0.14)), 0]
  stand(scene, a, b, [at()[0] - ahead(a, h * 0.26), y], 0.24)
  scene.join(a, b, 'over')
  const hand = before(a, 0.24, 0.06)
  aim(shears, hand, [hand[0] + ahead(a, h * 0.32), clamp(hand[1] - h * 0.06, b.art.box.y0 + h * 0.04, b.art.box.y1)])
  toFront(scene, shears)
  a.act({ reach: { nearHand: shears.point('grip'), farHand: shears.point('grip2', 'grip') } })
  toFront(scene, a, 'nearArm')
  scene.extras.push({
    of: b,
    draw(sw) {
      const [x, top] = shears.point('tip')
      const r = Math.max(16, h * 0.035)
      return CUTTINGS.map(([dx, dy, turn]) => leaf([x - ahead(a, (0.12 + dx) * h), top + dy * h], r, turn, sw)).join('')
    },
  })
}

function leaf([x, y]: Point, r: number, turn: number, sw: number): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r]
  return area(
    `M${n(x - c)} ${n(y - s)}Q${n(x - s * 0.9)} ${n(y + c * 0.9)} ${n(x + c)} ${n(y + s)}Q${n(x + s * 0.9)} ${n(y - c * 0.9)} ${n(x - c)} ${n(y - s)}Z`,
    'leaf',
    sw * 0.8,
  )
}

/** Where the wheel of b is that a is at. */
function wheelOf(a: Member, b: Member): Point {
  const { box } = b.art
  const r = Math.min(wide(box) * 0.16, tall(box) * 0.3)
  return [nearEdge(a, b) + ahead(a, r * 1.1), box.y1 - r]
}

/** Bent over a pump on the ground, its hose at the wheel. */
export const pump: ActStager = (scene, a, b, relation) => {
  const tool = toolIn(scene, a, relation)
  if (!b || !tool || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  fit(scene, a, b, b.entry.name === 'tire' ? 0.3 : 0.5, 0.8)
  a.act({ pose: 'two-hands-down', turn: 0.5 })
  const foot: Point = [a.point('chest')[0] + ahead(a, h * 0.22), a.art.box.y1]
  aim(tool, [foot[0], foot[1] - h * 0.42], foot, ['mid', 'foot'])
  toFront(scene, tool)
  a.act({ reach: { nearHand: tool.point('grip'), farHand: tool.point('grip2') } })
  toFront(scene, a, 'nearArm')
  scene.group(b).shift(foot[0] + ahead(a, h * 0.2) - nearEdge(a, b), a.art.box.y1 - b.art.box.y1)
  scene.join(b, a, 'under')
  scene.extras.push({ of: b, draw: (sw) => cord(tool.point('hose'), wheelOf(a, b), 0.3, sw * 1.8) })
}

/** In heights of who is at it: how high it is. */
const HIGH: Readonly<Record<string, number>> = {
  loom: 1,
  'ship wheel': 0.72,
  'pottery wheel': 0.56,
  refrigerator: 1.25,
  wardrobe: 1.25,
  locker: 1.2,
  oven: 0.7,
}

/** Beside what stands on the ground, both hands where it is touched. */
export const handsAt: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const high = HIGH[b.entry.name] ?? 0.6
  fit(scene, a, b, high, high)
  const isSitting = isSeated(a.acting.pose)
  if (!isSitting) a.act({ pose: 'two-hands', turn: 0.5 })
  const { box } = b.art
  const edge = nearEdge(a, b)
  const y = b.has('grip') ? b.point('grip')[1] : box.y0 + tall(box) * 0.45
  const hand: Point = [edge + ahead(a, wide(box) * 0.22), y]
  const from: Point = [hand[0] - ahead(a, h * 0.24), footing(scene, b)]
  scene.group(a).shift(from[0] - a.point('chest')[0], from[1] - footing(scene, a))
  scene.join(b, a, 'over')
  a.act({ reach: { nearHand: [hand[0], y + h * 0.03], farHand: [hand[0] + ahead(a, h * 0.08), y - h * 0.03] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}

/** Splinters about the cut, in heights of who chops. */
const CHIPS = [
  [-0.13, -0.09],
  [0.12, -0.12],
  [0.17, 0.0],
] as const

/** The axe in both hands, its blade in the wood, splinters in the air. */
export const chop: ActStager = (scene, a, b, relation) => {
  const wood = b ?? propOf(scene, a, /^log$/)
  const axe = toolIn(scene, a, relation)
  if (!wood || !axe || !a.handed || scene.together(a, wood)) return
  const h = a.place.h
  const isTree = tall(wood.art.box) > h
  if (isTree) fit(scene, a, wood, 1, 1.7)
  else resize(scene, wood, (wood.place.h * h * 0.62) / Math.max(wide(wood.art.box), tall(wood.art.box) * 1.6))
  a.act({ pose: 'two-hands', turn: 0.4 })
  const at = (): Point =>
    isTree
      ? [wood.point('trunk', 'base')[0] - ahead(a, h * 0.06), wood.art.box.y1 - h * 0.3]
      : [midX(wood.art.box), wood.art.box.y0 + tall(wood.art.box) * 0.12]
  const from = at()[0] - ahead(a, h * (isTree ? 0.44 : 0.42))
  scene.group(a).shift(from - a.point('chest')[0], footing(scene, wood) - h * 0.02 - a.art.box.y1)
  scene.join(wood, a, isTree ? 'under' : 'over')
  const hand = before(a, 0.2, 0.08)
  aim(axe, hand, at())
  toFront(scene, axe)
  a.act({ reach: { nearHand: axe.point('grip'), farHand: axe.point('grip2', 'grip') } })
  toFront(scene, a, 'nearArm')
  scene.extras.push({
    of: wood,
    draw(sw) {
      const [x, y] = at()
      const r = Math.max(13, h * 0.03)
      return CHIPS.map(([dx, dy]) =>
        area(
          `M${n(x + ahead(a, dx * h) - r)} ${n(y + dy * h)}l${n(r)} ${n(-r * 0.7)}l${n(r)} ${n(r * 0.5)}l${n(-r * 0.8)} ${n(r * 0.7)}Z`,
          'ochre',
          sw * 0.8,
        ),
      ).join('')
    },
  })
}

/** Spread over the knees of who sits, both hands at its edge. */
export const onLap: ActStager = (scene, a, b, relation) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * 0.5) / wide(b.art.box))
  const hand = before(a, 0.24, 0.12)
  scene.group(b).shift(hand[0] - midX(b.art.box) + ahead(a, h * 0.02), hand[1] - b.point('top', 'grip')[1])
  scene.join(b, a, 'over')
  a.act({
    reach: {
      nearHand: [hand[0] - ahead(a, h * 0.08), hand[1] + h * 0.02],
      farHand: [hand[0] + ahead(a, h * 0.08), hand[1]],
    },
  })
  const tool = relation.tool ? toolIn(scene, a, relation) : null
  if (tool && tool !== b) {
    aim(tool, a.point('nearHand'), [hand[0] + ahead(a, h * 0.06), hand[1] - h * 0.02])
    toFront(scene, tool)
  }
  toFront(scene, a, 'nearArm')
}

/** On a knee at the wheel, the tool at its hub. */
export const atWheel: ActStager = (scene, a, b, relation) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  fit(scene, a, b, 0.62, 1.1)
  a.act({ pose: 'kneel', turn: 0.5 })
  const hub = wheelOf(a, b)
  const hand: Point = [hub[0] - ahead(a, h * 0.14), hub[1] - h * 0.06]
  scene.group(a).shift(hand[0] - ahead(a, h * 0.2) - a.point('chest')[0], b.art.box.y1 + h * 0.02 - a.art.box.y1)
  scene.join(a, b, 'over')
  const tool = toolIn(scene, a, relation)
  if (tool) {
    aim(tool, hand, hub)
    toFront(scene, tool)
  }
  a.act({ reach: { nearHand: hand, farHand: [hub[0] - ahead(a, h * 0.02), hub[1] - h * 0.12] } })
  toFront(scene, a, 'nearArm')
}
