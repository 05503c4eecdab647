/** Lighting candles: they stand on a table, a burning match at the wick, everybody else around. */
import type { Point } from '../../../art/art.ts'
import { midX, mix, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { area, tube } from '../effects.ts'
import { resize } from '../kit.ts'
import { handsOn } from '../stance.ts'
import { type ActStager, propOf, toFront } from './kit.ts'

/** Shares of the height: the table, what stands on it, the match, and the room that each of several has. */
const [TABLE, LIT, MATCH, ELBOW_ROOM] = [0.36, 0.27, 0.16, 0.45]
const LIGHTING = new Set(['lights'])

export const light: ActStager = (scene, a, b) => {
  if (!b) return
  const { index, count } = scene.slot(b, 'lit', LIGHTING)
  const table = propOf(scene, a, /^table$/)
  if (!table && a.handed && LOW.test(b.entry.name)) return setDown(scene, a, b)
  if (!table || !a.handed) return handsOn(scene, a, b, b.point('wick', 'top'))
  if (index === 0) setTable(scene, a, b, table, count)
  else joinTable(scene, a, table, index)
  if (index === 0) strike(scene, a, b)
}

/** These stand on the ground, and whoever lights them kneels. */
const LOW = /^(diya|oil lamp|candle)$/

function setDown(scene: Scene, a: Member, b: Member): void {
  if (b.copy || scene.together(a, b)) return
  a.act({ pose: 'kneel' })
  const h = a.place.h
  const all = scene.members.filter(({ named }) => named === b.named)
  const stairs = scene.bonds.find((bond) => bond.a.named === b.named && bond.b?.entry.name === 'staircase')?.b
  if (stairs) {
    lightUpStairs(scene, a, all, stairs)
    strike(scene, a, b)
    return
  }
  const s = side(a.place.facing)
  for (const [i, one] of all.entries()) {
    resize(scene, one, (one.place.h * h * LIT_LOW) / Math.max(tall(one.art.box), wide(one.art.box)))
    const x = a.point('chest')[0] + s * (h * 0.52 + (i ? wide(one.art.box) * (i - 0.45) : 0))
    scene.group(one).shift(x - midX(one.art.box), a.art.box.y1 + h * (i ? (i % 2 ? 0.1 : -0.04) : 0) - one.art.box.y1)
    scene.join(one, a, 'over')
  }
  strike(scene, a, b)
}
/** In heights of who kneels before the stairs: how high they are, and how far away the lowest step is. */
const [STAIRS, FROM_STEP] = [1.1, 0.3]

/** One on each step from the lowest on, and who lights them at the foot of the stairs. */
function lightUpStairs(scene: Scene, a: Member, lamps: readonly Member[], stairs: Member): void {
  const h = a.place.h
  stairs.at({ h: (stairs.place.h * h * STAIRS) / tall(stairs.art.box) })
  const rises = (stairs.art.tops.at(-1)?.x0 ?? 0) > (stairs.art.tops[0]?.x0 ?? 0)
  a.at({ facing: rises ? 'right' : 'left' })
  const s = side(a.place.facing)
  const foot = s > 0 ? stairs.art.box.x0 : stairs.art.box.x1
  scene.group(stairs).shift(a.point('chest')[0] + s * h * FROM_STEP - foot, a.art.box.y1 - stairs.art.box.y1)
  scene.join(stairs, a, 'under')
  for (const [i, lamp] of lamps.entries()) {
    const step = stairs.art.tops[Math.min(i, stairs.art.tops.length - 1)]
    if (!step) return
    const most = Math.min(((step.x1 - step.x0) * 0.92) / wide(lamp.art.box), (h * LIT_LOW) / tall(lamp.art.box))
    lamp.at({ h: lamp.place.h * most })
    lamp.move({ scale: 1, dx: (step.x0 + step.x1) / 2 - midX(lamp.art.box), dy: step.y - lamp.art.box.y1 })
    scene.join(lamp, stairs, 'over')
  }
}

/** Of the height of who lights it. */
const LIT_LOW = 0.3

/** Who lights it stands behind the table, beside what is lit. */
function setTable(scene: Scene, a: Member, b: Member, table: Member, count: number): void {
  const h = a.place.h
  resize(scene, table, h * TABLE)
  const room = h * Math.max(1.15, count * ELBOW_ROOM + 0.4)
  if (wide(table.art.box) < room) resize(scene, table, Math.min(h * 0.5, (table.place.h * room) / wide(table.art.box)))
  resize(scene, b, b.place.h * Math.min((h * LIT) / tall(b.art.box), (h * 0.5) / wide(b.art.box)))
  a.act({ pose: 'hold-front' })
  const s = side(a.place.facing)
  const x = a.point('chest')[0] + s * h * 0.44
  scene.group(table).shift(x - s * h * 0.1 - midX(table.art.box), a.art.box.y1 + h * 0.04 - table.art.box.y1)
  const top = table.art.tops[0]?.y ?? table.art.box.y0
  scene.group(b).shift(x - midX(b.art.box), top + h * 0.01 - b.art.box.y1)
  scene.join(b, table, 'over')
  scene.join(table, a, 'over')
}

/** The others at its other places, left and right in turn. */
function joinTable(scene: Scene, a: Member, table: Member, index: number): void {
  if (scene.together(a, table)) return
  const first = scene.group(table).members.find((other) => other.being)
  if (!first) return
  const s = side(first.place.facing)
  const places = [0.86, -0.5, 1.3, -0.95, 1.75]
  const x = first.point('chest')[0] + s * first.place.h * (places[index - 1] ?? index * 0.5)
  const toward = (midX(table.art.box) - x) * side(a.place.facing) >= 0
  if (scene.alone(a) && !toward) a.at({ facing: a.place.facing === 'left' ? 'right' : 'left' })
  if (a.acting.pose === 'reach') a.act({ pose: 'stand' })
  scene.group(a).shift(x - a.point('chest')[0], first.art.box.y1 - a.art.box.y1)
  scene.join(a, table, 'under')
}

function strike(scene: Scene, a: Member, b: Member): void {
  const wick = (): Point => b.point('wick', 'top')
  const hand = mixBack(a, wick())
  a.act({ reach: { nearHand: hand } })
  // Short arms come nearer.
  const [hx, hy] = a.point('nearHand')
  const gap = Math.hypot(wick()[0] - hx, wick()[1] - hy) - a.place.h * MATCH
  if (gap > 0) a.move({ scale: 1, dx: side(a.place.facing) * gap, dy: 0 })
  toFront(scene, a, 'nearArm')
  tube(scene, a, () => [a.point('nearHand'), wick()], 0.016, 'sand')
  scene.extras.push({ of: a, draw: (sw) => flame(wick(), Math.max(13, a.place.h * 0.03), sw) })
  scene.contacts.push({ a, b, tool: null, at: wick, from: () => a.place.h * MATCH })
}

/** A match's length before the wick, on the way from the chest. */
function mixBack(a: Member, wick: Point): Point {
  const chest = a.point('chest')
  const far = Math.hypot(wick[0] - chest[0], wick[1] - chest[1])
  return mix(chest, wick, Math.max(0.3, 1 - (a.place.h * MATCH) / Math.max(1, far)))
}

const n = (value: number): string => value.toFixed(1)
const flame = ([x, y]: Point, r: number, sw: number): string =>
  area(
    `M${n(x)} ${n(y - r * 2.2)}C${n(x + r * 1.5)} ${n(y - r * 0.6)} ${n(x + r)} ${n(y + r * 0.7)} ${n(x)} ${n(y + r * 0.7)}C${n(x - r)} ${n(y + r * 0.7)} ${n(x - r * 1.5)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 2.2)}Z`,
    'gamboge',
    sw * 0.8,
  )
