/** At a table: behind it on chairs, hands on its edge; about a fire, on the ground around it. */
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { CHAIR_BACK, laidTable } from '../table-setting.ts'
import { aboutFire } from './about-fire.ts'
import { headOf } from './acts/kit.ts'
import { level } from './beside.ts'
import { ahead, resize, type Stager } from './kit.ts'
import { feastCake } from './on-cake.ts'

/** Shares of the height of who sits there: the table, the room each has, and how much where every second one stands behind two others. */
const [TABLE, ROOM, ROOM_IN_TWO] = [0.46, 0.47, 0.38]
/** How many have room in one row, and how much higher the second row is, in their height. */
const [ONE_ROW, SECOND_ROW] = [4, 0.32]
/** How high the cake of a feast is, in heights of its table: before a face it would be as small as a cup, so one leaves the middle free. */
const CAKE = 0.95
const SITTING = new Set(['sits-at'])

export const sitsAt: Stager = (scene, a, b) => {
  const { index } = scene.slot(b, 'at', SITTING)
  if (!b.art.tops.length) return aboutFire(scene, a, b, sittersAt(scene, b))
  if (scene.together(a, b)) return
  const sitters = sittersAt(scene, b)
  if (b.entry.name === 'table') return atLaidTable(scene, a, b, sitters)
  if (b.entry.name === 'school desk' && sitters.length === 1 && a.handed) return atSchoolDesk(scene, a, b)
  atDesk(scene, a, b, index, sitters.length)
}

/** In heights of who sits there: from the sole to the seat. */
const SEATED = 0.27

/** On the seat that it has, the legs under it, a hand on its lid. */
function atSchoolDesk(scene: Scene, a: Member, b: Member): void {
  const [, low] = b.point('seat')
  resize(scene, b, (b.place.h * a.place.h * SEATED) / Math.max(1, b.art.box.y1 - low))
  if (scene.alone(a)) a.at({ facing: b.place.facing })
  a.act({ pose: 'seated-reach', turn: 0.45 })
  const [[sx, sy], [hx, hy]] = [b.point('seat'), a.point('seat')]
  scene.group(a).shift(sx - hx, sy - hy)
  scene.join(a, b, { before: 'front', of: b })
  const [x, y] = b.point('top')
  const hand = [x - ahead(b, a.place.h * 0.04), y] as const
  a.act({ reach: { nearHand: [...hand], farHand: [hand[0] + ahead(b, 10), hand[1] - 6] } })
}

function sittersAt(scene: Scene, b: Member): Member[] {
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'sits-at').map(({ a }) => a)
  const [host] = all.filter((one) => scene.does(one, 'blows'))
  const others = [...new Set(all)].filter((one) => one !== host)
  // The cake stands in the middle, and so does whoever blows out its candles.
  if (host) others.splice(Math.ceil(others.length / 2), 0, host)
  return others
}

/** Side by side, each with room for the elbows, the tallest's hips as high as the table. */
function atLaidTable(scene: Scene, a: Member, b: Member, sitters: readonly Member[]): void {
  const tallest = Math.max(...sitters.map(({ place }) => place.h))
  const largest = Math.max(...sitters.filter(({ place }) => place.h === tallest).map(headOf))
  // Beside its father a child is still large enough to be seen above the table, but has no larger face.
  const sizeOf = (one: Member) =>
    Math.max(one.place.h, Math.min(tallest * 0.72, (one.place.h * largest) / Math.max(1, headOf(one))))
  const inTwo = sitters.length > ONE_ROW
  const rooms = sitters.map((one) => sizeOf(one) * (inTwo ? ROOM_IN_TWO : ROOM))
  const cake = feastCake(scene, b)
  if (cake && sitters.every((one) => !scene.together(one, b))) {
    const h = tallest * TABLE * CAKE * clamp(cake.named.size ?? 1, 0.7, 1.5)
    resize(scene, cake, (cake.place.h * h) / tall(cake.art.box))
  }
  const gap = cake ? wide(cake.art.box) * 1.1 : 0
  const total = rooms.reduce((sum, room) => sum + room, gap)
  if (sitters.every((one) => !scene.together(one, b))) {
    b.recast(laidTable(Math.max(1.9, (total * 1.06) / (tallest * TABLE))))
    resize(scene, b, tallest * TABLE)
  }
  if (scene.alone(a)) resize(scene, a, sizeOf(a))
  const i = sitters.indexOf(a)
  const left = i < Math.ceil(sitters.length / 2) ? 0 : gap
  const before = rooms.slice(0, i).reduce((sum, room) => sum + room, left) + (rooms[i] ?? 0) / 2
  const x = midX(b.art.box) - total / 2 + before
  const h = a.place.h
  const isBehind = inTwo && i % 2 === 1
  if (scene.alone(a)) a.at({ facing: x < midX(b.art.box) ? 'right' : 'left' })
  if (a.handed) a.act({ pose: 'stand', turn: 0.12 })
  const top = topOf(b)
  const [, chest] = a.point('chest')
  const foot = Math.min(top - h * 0.17 - chest, b.art.box.y1 - tall(b.art.box) * 0.1 - level(a))
  scene.group(a).shift(x - midX(a.art.box), foot - (isBehind ? h * SECOND_ROW : 0))
  if (isBehind) {
    scene.join(a, b, 'under')
    return
  }
  const chair = scene.bring(CHAIR_BACK, h * 0.42)
  if (chair) {
    const { box } = chair.art
    chair.move({ scale: 1, dx: x - midX(box), dy: top - box.y1 + h * 0.06 })
    scene.join(chair, a, 'under')
  }
  // Before those of the second row, who may have come first.
  scene.join(a, b, { before: b.art.layers[0]?.part ?? '', of: b })
  if (!a.handed || a.acting.reach?.nearHand) return
  const s = a.place.facing === 'right' ? 1 : -1
  a.act({ reach: { nearHand: [x - s * h * 0.13, top - h * 0.02], farHand: [x + s * h * 0.13, top - h * 0.02] } })
}

/** A desk of one's own, or one for two. */
function atDesk(scene: Scene, a: Member, b: Member, index: number, count: number): void {
  if (index === 0) {
    const need = count * wide(a.art.box) * 1.15
    const rise = level(b) - topOf(b)
    const fit = Math.max((a.place.h * 0.46) / Math.max(rise, 1), need / Math.max(1, wide(b.art.box) * 0.94))
    resize(scene, b, b.place.h * clamp(fit, 0.5, 2.6))
  }
  const room = (wide(b.art.box) * 0.94) / count
  if (wide(a.art.box) > room) resize(scene, a, a.place.h * clamp(room / wide(a.art.box), 0.6, 1))
  const x = b.art.box.x0 + wide(b.art.box) * (0.03 + (0.94 * (index + 0.5)) / count)
  const foot = level(b) - tall(b.art.box) * 0.06
  const [, chest] = a.point('chest')
  const low = chest + foot - level(a) > topOf(b) - a.place.h * 0.03
  const y = low ? topOf(b) - a.place.h * 0.05 - chest : foot - level(a)
  scene.group(a).shift(x - midX(a.art.box), y)
  scene.join(a, b, 'under')
}

const topOf = (b: Member): number => b.art.tops[0]?.y ?? b.art.box.y0
