/** Tools where they act: the brush at the head, the spoon in the pot, the shovel in the earth. */
import type { Point } from '../../art/art.ts'
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { atTheTable, stirs } from './acts/at-work.ts'
import { aim, toFront } from './acts/kit.ts'
import { ahead, bodyPart, meet, resize } from './kit.ts'
import { footing, stand } from './stance.ts'

/** Degrees forward from the way it is drawn. Spoons are drawn with the bowl up, shovels upright. */
const TILT: Readonly<Record<string, number>> = {
  spoon: 165,
  shovel: -24,
  broom: -22,
  rake: -22,
  mop: -22,
  hammer: 20,
  trowel: 128,
}
const REACH = 0.27
/** With these one reaches forward. */
const BRUSH = /^(paintbrush|crayon|pencil|marker|paint roller)$/

/** What a holds to do it with, once it is in the hand. */
export function toolOf(scene: Scene, a: Member, relation: Relation): Member | null {
  if (!a.handed) return null
  // Who paints does it with the brush in hand, even where nobody said so.
  const isTool = (b: Member) =>
    relation.tool ? b.named.id === relation.tool : relation.relation === 'paints' && BRUSH.test(b.entry.name)
  const held = scene.bonds.find((bond) => bond.a === a && bond.b && isTool(bond.b))?.b
  return held && scene.together(held, a) && held.has('grip') ? held : null
}

/** Brings a so near that the tip of the tool is on b; false where the tool has no tip. */
export function wield(scene: Scene, a: Member, b: Member, tool: Member, relation: Relation): boolean {
  if (!tool.has('tip')) return false
  if (scene.together(a, b)) return atTheTable(scene, a, b, tool)
  if (relation.relation === 'cooks' && stirs(scene, a, b, tool)) return true
  if (BRUSH.test(tool.entry.name)) return brushes(scene, a, b, tool, relation)
  tool.tilt = TILT[tool.entry.name] ?? 0
  tool.at(tool.entry.name === 'spoon' ? { h: a.place.h * 0.42 } : {})
  const [tip, grip] = [tool.point('tip'), tool.point('grip')]
  const target = targetOf(scene, a, b, relation, grip[1] - tip[1])
  const hand: Point = [target[0] + grip[0] - tip[0], target[1] + grip[1] - tip[1]]
  stand(scene, a, b, hand, REACH)
  scene.join(a, b, 'over')
  takeUp(scene, a, tool, target)
  if (b.art.hollow && relation.relation !== 'digs') sink(scene, tool, b)
  return true
}

/** In heights of who paints it: beside a wider fence or rainbow there would be no room to stand. */
const BROADEST = 1.6

/** Forward from the hand. */
function brushes(scene: Scene, a: Member, b: Member, tool: Member, relation: Relation): boolean {
  const broad = wide(b.art.box) / (a.place.h * BROADEST)
  if (broad > 1 && scene.alone(b)) resize(scene, b, b.place.h / broad)
  const at = targetOf(scene, a, b, relation, 0)
  const back: Point = [at[0] - ahead(a, a.place.h * 0.22), at[1] + a.place.h * 0.04]
  stand(scene, a, b, back, REACH)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: back } })
  aim(tool, a.point('nearHand'), at)
  toFront(scene, tool)
  toFront(scene, a, 'nearArm')
  return true
}

/** Into the opening of a pot, onto a part of a body, into the ground, else the side that a comes to. */
function targetOf(scene: Scene, a: Member, b: Member, relation: Relation, drop: number): Point {
  const { box } = b.art
  const s = side(a.place.facing)
  const part = relation.part && bodyPart(b, relation.part === 'head' ? 'crown' : relation.part)
  if (part) return part
  if (relation.part === 'head') {
    const [x, y] = b.point('headMid')
    return [x - s * Math.abs(y - b.point('headTop')[1]) * 0.8, y - tall(box) * 0.02]
  }
  if (relation.relation === 'digs') return [(s > 0 ? box.x0 : box.x1) + s * wide(box) * 0.22, footing(scene, b) - 4]
  if (b.art.hollow)
    return [midX(b.art.hollow) - s * wide(b.art.hollow) * 0.1, b.art.hollow.y0 + tall(b.art.hollow) * 0.3]
  if (relation.relation === 'cooks') return [midX(box) - s * wide(box) * 0.1, box.y0 + tall(box) * 0.16]
  const reachable = a.place.h * 0.42 + Math.max(0, drop)
  const y = clamp(box.y1 - reachable, box.y0 + tall(box) * 0.15, box.y1 - tall(box) * 0.1)
  return [(s > 0 ? box.x0 : box.x1) + s * Math.min(wide(box) * 0.18, a.place.h * 0.1), y]
}

/** The tool goes where it acts and the hands go with it. */
function takeUp(scene: Scene, a: Member, tool: Member, to: Point): void {
  const [x, y] = tool.point('tip')
  tool.move({ scale: 1, dx: to[0] - x, dy: to[1] - y })
  const grip = tool.point('grip')
  a.act({ reach: { nearHand: grip, ...(tool.has('grip2') ? { farHand: tool.point('grip2') } : {}) } })
  const group = scene.group(a)
  const [hx, hy] = a.point('headMid')
  const r = Math.abs(hy - a.point('headTop')[1])
  const { box } = tool.art
  const atHead = box.x0 < hx + r && box.x1 > hx - r && box.y0 < hy + r
  // A long handle passes behind the head, or it would be before the face.
  group.rearrange(tool, new Set(tool.art.layers.map(({ part }) => part)), atHead ? { before: 'head', of: a } : 'over')
  group.rearrange(a, new Set(['nearArm']), 'over')
}

/** Between the back and the front of a vessel. */
function sink(scene: Scene, tool: Member, b: Member): void {
  scene.group(b).rearrange(tool, new Set(tool.art.layers.map(({ part }) => part)), { after: 'back', of: b })
}

/** The third at a pot stands behind it, the spoon in the pot before the chest; false where what is stirred is too high for that. */
export function stirsBehind(scene: Scene, a: Member, b: Member, tool: Member): boolean {
  if (!b.art.hollow || !a.handed || tall(b.art.box) > a.place.h * 0.6 || !scene.together(tool, a)) return false
  a.act({ pose: 'stand', turn: 0.15 })
  const { box } = b.art
  scene.group(a).shift(midX(box) - a.point('chest')[0], box.y1 - a.place.h * 0.12 - a.art.box.y1)
  scene.join(a, b, 'under')
  const [x, y] = a.point('chest')
  const hand: Point = [x - ahead(a, a.place.h * 0.12), Math.min(y + a.place.h * 0.06, box.y0 - a.place.h * 0.08)]
  a.act({ reach: { nearHand: hand } })
  aim(tool, hand, [midX(box) + ahead(a, wide(box) * 0.06), box.y0 + tall(box) * 0.2])
  sink(scene, tool, b)
  return true
}

/** Whether b is for a's own teeth or hair. */
export function groomsSelf(scene: Scene, a: Member, b: Member): boolean {
  if (!/^(toothbrush|razor|lipstick|hairbrush|comb|hair dryer)$/.test(b.entry.name)) return false
  return !scene.bonds.some((bond) => bond.a === a && bond.b && bond.b !== a && bond.relation.relation === 'cleans')
}

/** A toothbrush comes from before the face, its head at the mouth; a comb from behind, or the arm would be over the face. */
export function atHead(scene: Scene, a: Member, b: Member): void {
  const teeth = /^(toothbrush|razor|lipstick)$/.test(b.entry.name)
  if (scene.alone(b)) b.at({ facing: teeth ? turned(a.place.facing) : a.place.facing })
  const length = Math.max(wide(b.art.box), tall(b.art.box))
  resize(
    scene,
    b,
    (b.place.h * a.place.h * (a.upright || !teeth ? 0.2 : b.entry.name === 'lipstick' ? 0.3 : 0.25)) / length,
  )
  // What stands on its end is turned to the mouth.
  if (teeth && tall(b.art.box) > wide(b.art.box)) b.tilt = -58
  const [cx, cy] = a.point('mouth')
  // The arm moves the head along: it is raised before the mouth is looked for.
  if (a.acting.pose === 'hold-front') a.act({ pose: 'stand' })
  if (teeth) a.act({ mouth: 'open', reach: { nearHand: [cx + ahead(a, a.place.h * 0.13), cy + a.place.h * 0.03] } })
  const [mx, my] = a.point('mouth')
  const [hx, hy] = a.point('headMid')
  const r = Math.max(Math.abs(hy - a.point('headTop')[1]), a.place.h * 0.14)
  if (!teeth) b.tilt = -28
  b.draw()
  const to: Point = teeth ? [mx + ahead(a, r * 0.1), my] : [hx - ahead(a, r * 0.8), hy - r * 0.4]
  meet(scene, b, a, b.point('tip'), to)
  scene.join(b, a, 'over')
  a.act({ reach: { nearHand: b.point('grip') } })
  if (teeth) follow(a, b, r * 0.1)
}

/** The head leans away from the arm, and the brush after it, until it is at the mouth. */
function follow(a: Member, brush: Member, before: number): void {
  for (let i = 0; i < 4; i++) {
    const [[x, y], [tx, ty]] = [a.point('mouth'), brush.point('tip')]
    const [dx, dy] = [x + ahead(a, before) - tx, y - ty]
    if (Math.hypot(dx, dy) < a.place.h * 0.02) return
    brush.move({ scale: 1, dx, dy })
    a.act({ reach: { nearHand: brush.point('grip') } })
  }
}

/** Held by its upper end, the lower one on the ground. */
export const isCane = ({ entry }: Member): boolean =>
  /^(walking cane|crutch|trekking pole|jackhammer)$/.test(entry.name)

/** In heights of who walks with it: where the hand is, from the chest. */
const CANE = { forward: 0.2, down: 0.08 }

export function onCane(scene: Scene, a: Member, b: Member, hand: 'nearHand' | 'farHand'): void {
  if (scene.together(a, b)) return
  const [x, y] = a.point('chest')
  const at: Point = [x + ahead(a, a.place.h * CANE.forward + wide(b.art.box) * 0.1), y + a.place.h * CANE.down]
  const ground = Math.max(a.art.box.y1, a.place.y)
  b.tilt = 0
  b.at({ facing: turned(a.place.facing) })
  resize(scene, b, (b.place.h * (ground - at[1])) / Math.max(1, b.point('tip')[1] - b.point('grip')[1]))
  meet(scene, b, a, b.point('grip'), at)
  scene.join(b, a, { before: hand.replace('Hand', 'Arm'), of: a })
  a.act({ reach: b.has('grip2') ? { nearHand: b.point('grip'), farHand: b.point('grip2') } : { [hand]: at } })
}

/** Its blade on the ice before whoever plays, the upper end in both hands: upright in one hand it would be longer than they are high. */
export const isOnIce = (a: Member, { entry }: Member): boolean =>
  entry.name === 'hockey stick' && /^(stand|walk|run|skate|hold-front|swing-arm|two-hands)$/.test(a.acting.pose)

export function bladeOnIce(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const [x, y] = a.point('chest')
  const h = a.place.h
  const at: Point = [x + ahead(a, h * ON_ICE.forward), y + h * ON_ICE.down]
  const ground = Math.max(a.art.box.y1, a.place.y)
  b.tilt = 0
  b.at({ facing: a.place.facing })
  resize(scene, b, (b.place.h * (ground - at[1])) / Math.max(1, b.art.box.y1 - b.point('grip2')[1]))
  meet(scene, b, a, b.point('grip2'), at)
  scene.join(b, a, { before: 'nearArm', of: a })
  a.act({ reach: { nearHand: at, farHand: b.point('grip') } })
}

/** In heights of who plays: where the upper hand is, from the chest. */
const ON_ICE = { forward: 0.16, down: 0.06 }
