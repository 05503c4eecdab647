/** At a table or a bench: writing, cutting a cake, hammering, sawing. */
import type { Point } from '../../../art/art.ts'
import { midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { laidTable } from '../../table-setting.ts'
import { area } from '../effects.ts'
import { ahead, meet, resize } from '../kit.ts'
import { atTheTable, takeTo } from './at-work.ts'
import { type ActStager, aim, propOf, put, toFront, toolIn } from './kit.ts'
import { workTable } from './work-table.ts'

const ARMS = ['nearArm', 'farArm'] as const

/** Behind the table, which is as high as the hips; gives the height of its top. */
export function behindTable(scene: Scene, a: Member, table: Member, wideness = 1.25, rise = a.place.h * 0.4): number {
  if (!scene.together(a, table)) {
    resize(scene, table, rise)
    const span = (a.place.h * wideness) / wide(table.art.box)
    if (span > 1) resize(scene, table, Math.min(rise * 1.05, table.place.h * span))
    const x = a.point('chest')[0] + ahead(a, a.place.h * 0.18)
    scene.group(table).shift(x - midX(table.art.box), a.art.box.y1 + a.place.h * 0.04 - table.art.box.y1)
    scene.join(table, a, 'over')
  }
  toFront(scene, a, 'nearArm')
  return table.art.tops[0]?.y ?? table.art.box.y0
}

/** A sheet of paper, the pencil on it. */
export const atDesk: ActStager = (scene, a, b, relation) => {
  const desk = propOf(scene, a, /^(desk|table)$/)
  if (!desk) return
  // Who sits there already has the paper straight before them, or it would lie before their neighbor.
  const aside = scene.together(a, desk) ? 0 : 0.16
  a.act({ pose: 'two-hands' })
  const y = behindTable(scene, a, desk)
  toFront(scene, a, ...ARMS)
  const h = a.place.h
  const at: Point = [a.point('chest')[0] + ahead(a, h * aside), y]
  const forward = (ahead(a, 1) * (at[0] - desk.place.x)) / desk.place.h
  const sheet = (): Point => [desk.place.x + ahead(a, forward * desk.place.h), desk.art.tops[0]?.y ?? desk.art.box.y0]
  scene.extras.push({
    of: desk,
    draw(sw) {
      const [x, top] = sheet()
      const w = a.place.h * 0.17
      const points: Point[] = [
        [x - w, top + 5],
        [x - w * 0.72, top - a.place.h * 0.05],
        [x + w * 1.12, top - a.place.h * 0.05],
        [x + w, top + 5],
      ]
      return area(`M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, 'cream', sw * 0.85)
    },
  })
  if (b && scene.alone(b)) {
    resize(scene, b, (b.place.h * h * 0.2) / Math.max(wide(b.art.box), tall(b.art.box)))
    meet(scene, b, desk, [midX(b.art.box), b.art.box.y1], [at[0] + ahead(a, h * 0.3), y])
    scene.join(b, desk, { after: 'back', of: desk })
  }
  const pencil = toolIn(scene, a, relation)
  const tip: Point = [at[0] + ahead(a, h * 0.02), y - h * 0.02]
  const hand: Point = [tip[0] - ahead(a, h * 0.03), tip[1] - h * 0.06]
  if (pencil) {
    aim(pencil, hand, tip)
    toFront(scene, pencil)
    toFront(scene, a, ...ARMS)
  }
  a.act({ reach: { nearHand: pencil ? hand : tip, farHand: [at[0] + ahead(a, h * 0.05), y - h * 0.02] } })
}

/** Of the height of who stands at it: a table this much lower than the chest leaves the arms free below a large head. */
const BELOW_CHEST = 0.1

/** What is cut, stirred or painted stands on the table ahead, the tool at it. */
export const atTable: ActStager = (scene, a, b, relation) => {
  const table = propOf(scene, a, /^(desk|table|workbench|counter|kitchen counter)$/)
  if (!table || !b || workTable(scene, a, table)) return
  const tool = toolIn(scene, a, relation)
  const { index } = scene.slot(a, 'board', new Set())
  if (index > 0 && !scene.together(b, table)) return layBeside(scene, a, b, table, index)
  if (tool && atTheTable(scene, a, b, tool)) return
  const h = a.place.h
  const rise = Math.min(h * 0.4, a.art.box.y1 - a.point('chest')[1] - h * BELOW_CHEST)
  if (table.entry.name === 'table' && scene.alone(table)) {
    table.recast(laidTable((h * 1.08) / rise))
    scene.renew(table)
  }
  const y = behindTable(scene, a, table, 1, rise)
  const all = [b, ...scene.members.filter((other) => other !== b && other.named === b.named && scene.alone(other))]
  const share = all.length > 1 ? 0.2 : 0.36
  for (const [i, one] of all.slice(0, 3).entries()) {
    const size = Math.min((h * share) / wide(one.art.box), (h * share * 0.84) / tall(one.art.box))
    if (scene.alone(one)) resize(scene, one, one.place.h * size)
    const x = all.length > 1 ? 0.36 + i * 0.17 : 0.46
    meet(scene, one, a, [midX(one.art.box), one.art.box.y1], [a.point('chest')[0] + ahead(a, h * x), y + 6])
    scene.join(one, a, 'over')
  }
  const steady: Point = [midX(b.art.box) - ahead(a, wide(b.art.box) * 0.4), y - h * 0.06]
  a.act({ reach: { farHand: steady, ...(tool ? {} : { nearHand: [b.art.box.x0, y - 10] as Point }) } })
  toFront(scene, a, 'nearArm')
  if (tool?.has('tip')) takeTo(scene, a, b, tool)
}

/** In heights of who cuts: how far ahead the second is, how much farther the third, and how large they are. */
const [BESIDE, MORE, REST] = [0.14, -0.28, 0.18]

/** Of several that are cut one is under the knife, the others lie beside it. */
function layBeside(scene: Scene, a: Member, b: Member, table: Member, index: number): void {
  const h = a.place.h
  if (scene.alone(b)) resize(scene, b, (b.place.h * h * REST) / Math.max(wide(b.art.box), tall(b.art.box)))
  const x = a.point('chest')[0] + ahead(a, h * (BESIDE + (index - 1) * MORE))
  meet(scene, b, a, [midX(b.art.box), b.art.box.y1], [x, (table.art.tops[0]?.y ?? table.art.box.y0) + 6])
  scene.join(b, a, 'over')
}

/** The log before the knees of who kneels beside it. */
function atLog(scene: Scene, a: Member): Member | null {
  const log = propOf(scene, a, /^log$/)
  if (!log) return null
  return atWork(scene, a, log, 0.26)
}

/** In heights of who kneels. */
const LONGEST = 1.3

/** On the ground before the knees, so high as a share of who kneels. */
function atWork(scene: Scene, a: Member, work: Member, high: number): Member | null {
  if (scene.together(work, a)) return null
  a.act({ pose: 'kneel' })
  // A plank as high as a log would be as long as a bridge.
  resize(scene, work, work.place.h * a.place.h * Math.min(high / tall(work.art.box), LONGEST / wide(work.art.box)))
  const near = a.point('chest')[0] + ahead(a, a.place.h * 0.24)
  const { box } = work.art
  const edge = a.place.facing === 'right' ? box.x0 : box.x1
  scene.group(work).shift(near - edge, a.art.box.y1 - box.y1)
  scene.join(work, a, 'under')
  return work
}

export const hammer: ActStager = (scene, a, b, relation) => {
  const into = b && scene.does(b, 'inside', 'on-top-of')?.b
  const log = into ? atWork(scene, a, into, 0.5) : atLog(scene, a)
  const tool = toolIn(scene, a, relation)
  if (!log || !tool) return
  const h = a.place.h
  const top: Point = [a.point('chest')[0] + ahead(a, h * 0.4), log.art.tops[0]?.y ?? log.art.box.y0]
  if (b && !scene.together(b, a)) scene.join(b, a, 'over')
  if (b) {
    b.at({ h: h * 0.13 })
    put(b, 'tip', [top[0], top[1] + h * 0.02])
    toFront(scene, b)
  }
  // No higher than the arm is long.
  const rise = Math.min(h * 0.24, Math.max(h * 0.1, top[1] - a.point('chest')[1] + h * 0.12))
  const hand: Point = [top[0] - ahead(a, h * 0.17), top[1] - rise]
  aim(tool, hand, [top[0] - ahead(a, h * 0.01), top[1] - rise + h * 0.04])
  toFront(scene, tool)
  a.act({ reach: { nearHand: hand, farHand: [top[0] - ahead(a, h * 0.08), top[1] - h * 0.03] } })
  toFront(scene, a, 'nearArm')
}

/** Standing before a mortar, the mallet in both hands and its head above what is pounded. */
export const pound: ActStager = (scene, a, b, relation) => {
  const tool = toolIn(scene, a, relation)
  if (!b || !tool || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * 0.4) / tall(b.art.box))
  const { box } = b.art
  const edge = a.place.facing === 'right' ? box.x0 : box.x1
  const [x, y] = a.point('chest')
  scene.group(b).shift(x + ahead(a, h * 0.26) - edge, a.art.box.y1 - box.y1 + h * 0.03)
  scene.join(b, a, 'over')
  const hand: Point = [x + ahead(a, h * 0.2), y - h * 0.01]
  aim(tool, hand, [midX(b.art.box) - ahead(a, h * 0.02), b.art.box.y0 - h * 0.08])
  toFront(scene, tool)
  a.act({ reach: { nearHand: hand, farHand: [hand[0] + ahead(a, h * 0.05), hand[1] - h * 0.02] } })
  toFront(scene, a, 'nearArm')
}

export const saw: ActStager = (scene, a, _, relation) => {
  const log = atLog(scene, a)
  const tool = toolIn(scene, a, relation)
  if (!log || !tool) return
  const h = a.place.h
  const top = log.art.tops[0]?.y ?? log.art.box.y0
  const hand: Point = [a.point('chest')[0] + ahead(a, h * 0.22), top - h * 0.09]
  aim(tool, hand, [hand[0] + ahead(a, h * 0.42), top + h * 0.08])
  toFront(scene, tool)
  a.act({ reach: { nearHand: hand, farHand: [hand[0] + ahead(a, h * 0.06), top] } })
  toFront(scene, a, 'nearArm')
}
