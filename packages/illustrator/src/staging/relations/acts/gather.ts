/** Where several come together in an order that everybody knows: before the door of a bus, behind a stall, about whoever tells a story. */
import type { Point } from '../../../art/art.ts'
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, level, setBeside } from '../beside.ts'
import { resize } from '../kit.ts'
import { turnAround } from '../turn.ts'
import { type ActStager, halfHead } from './kit.ts'

const doersOf = (scene: Scene, b: Member, how: string): Member[] => [
  ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === how).map(({ a }) => a)),
]

/** How much higher than who boards it a bus is drawn, and how high its step is, in shares of its height. */
const [BUS, STEP] = [1.55, 0.1]

/** One after the other along its side toward the open door, the first already on the step. */
export const board: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = doersOf(scene, b, 'board')
  const i = all.indexOf(a)
  if (i === 0) {
    const tallest = Math.max(...all.map(({ place }) => place.h))
    const wished = tallest * BUS
    // Everybody in the row is beside it.
    const row = all.reduce((sum, one) => sum + wide(one.art.box) * 0.8, 0)
    resize(scene, b, b.place.h * Math.max(wished / tall(b.art.box), row / (wide(b.art.box) * 0.8)))
    face(scene, b, 'right')
  }
  const facing = b.place.facing
  face(scene, a, facing)
  if (a.acting.pose === 'stand') a.act({ pose: 'walk' })
  const [door] = b.point('door')
  const back = all.slice(0, i).reduce((sum, one) => sum + wide(one.art.box) * 0.86, 0)
  const foot = b.art.box.y1 + tall(a.art.box) * 0.05 - (i === 0 ? tall(b.art.box) * STEP : 0)
  scene.group(a).shift(door - side(facing) * back - midX(a.art.box), foot - level(a))
  scene.join(a, b, 'over')
}

/** Those who stay behind wave from the nearer curb, before the rear of the bus. */
export const seeOff: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const i = doersOf(scene, b, 'see-off').indexOf(a)
  const s = side(b.place.facing)
  face(scene, a, b.place.facing)
  const rear = s > 0 ? b.art.box.x0 : b.art.box.x1
  const x = rear + s * wide(a.art.box) * (0.5 + i * 0.9)
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 + tall(a.art.box) * 0.34 - level(a))
  scene.join(a, b, 'over')
}

/** Height of the stall for whoever sells there: its counter is at the waist. */
const STALL = 1.2

const fitStall = (scene: Scene, b: Member, sellers: readonly Member[], n: number): void =>
  void resize(scene, b, Math.max(...sellers.map(({ place }) => place.h)) * STALL * Math.max(1, n * 0.62))

/** Behind the counter, under the awning. */
export const sell: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = doersOf(scene, b, 'sell')
  const i = all.indexOf(a)
  // Between pitcher and cups there is room for one: the others come and buy.
  const n = b.entry.name === 'lemonade stand' ? 1 : all.length
  if (i === 0) fitStall(scene, b, all, n)
  if (i >= n) return setBeside(scene, a, b, i % 2 === 0, -0.1)
  const { box } = b.art
  const x = midX(box) + (i - (n - 1) / 2) * wide(a.art.box) * 0.95
  // At a counter that is wide enough for several nobody is hidden by it.
  const low = Math.max(0, a.point('chest')[1] + a.place.h * 0.08 + box.y1 - level(a) - (b.art.tops[0]?.y ?? box.y1))
  scene.group(a).shift(x - midX(a.art.box), box.y1 - tall(box) * 0.02 - low - level(a))
  scene.join(a, b, { before: 'front', of: b })
}

/** In heights of who buys: how far from the chest an arm comes to the counter. */
const ARM = 0.3
/** In halves of the head: what lies at the end of the counter is before nobody's face. */
const CLEAR = 1.15

/** At the end of the counter, a hand at what lies there. */
export const buy: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = doersOf(scene, b, 'buy')
  const i = all.indexOf(a)
  const sellers = doersOf(scene, b, 'sell')
  if (i === 0 && scene.alone(b)) fitStall(scene, b, sellers.length ? sellers : all, Math.max(1, sellers.length))
  const isLeft = i % 2 === 0
  if (a.place.facing !== (isLeft ? 'right' : 'left')) turnAround(scene, a)
  const row = all.slice(0, i).filter((_, k) => k % 2 === i % 2)
  const out = row.reduce((sum, one) => sum + wide(one.art.box) * 0.9, 0)
  const s = side(a.place.facing)
  const edge = isLeft ? b.art.box.x0 : b.art.box.x1
  scene
    .group(a)
    .shift(
      edge - s * (Math.max(a.place.h * ARM * 0.5, halfHead(a) * CLEAR) + out) - a.point('chest')[0],
      b.art.box.y1 + a.place.h * 0.02 - level(a),
    )
  scene.join(a, b, 'over')
  const top = b.art.tops[0]
  if (row.length || !top || !a.handed) return
  const [x, y] = a.point('chest')
  const hand: Point = [
    x + s * a.place.h * ARM,
    Math.min(Math.max(top.y - a.place.h * 0.04, y - a.place.h * 0.12), y + a.place.h * 0.14),
  ]
  a.act({ reach: { nearHand: hand } })
}

/** On the floor before whoever speaks, plays or shows something, looking up. */
export const listen: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = doersOf(scene, b, 'listen')
  const i = all.indexOf(a)
  const toRight = b.being ? b.place.facing === 'right' : i % 2 === 0
  a.act({ pose: 'sit-cross-legged' })
  face(scene, a, toRight ? 'left' : 'right')
  const s = toRight ? 1 : -1
  const k = b.being ? i : Math.floor(i / 2)
  const from = toRight ? scene.group(b).box.x1 : scene.group(b).box.x0
  const first = i === 0 || (!b.being && i === 1)
  const x = first ? from + s * wide(a.art.box) * 0.36 : neighborOf(all, i, b.being) + s * wide(a.art.box) * 0.74
  const near = (k % 2) * tall(a.art.box) * 0.16
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 + tall(a.art.box) * 0.08 + near - level(a))
  scene.join(a, b, 'over')
}

const PERFORMS = /^(plays|sings|dances|juggles|poses|jumps|paints)$/

/** Several who watch somebody play or dance sit before them, as those do who listen. */
export function watching(graph: SceneGraph, relation: Relation): Relation {
  const { a, b, how, word } = relation
  if (relation.relation !== 'looks-at' || how || !/^watch/.test(word ?? '')) return relation
  const watchers = graph.things.find(({ id }) => id === a)
  const isShow = graph.relations.some((one) => one.a === b && PERFORMS.test(one.relation))
  return watchers && (watchers.n > 1 || watchers.atLeast) && isShow ? { ...relation, how: 'listen' } : relation
}

const neighborOf = (all: readonly Member[], i: number, oneSided: boolean): number =>
  midX((all[oneSided ? i - 1 : i - 2] as Member).art.box)
