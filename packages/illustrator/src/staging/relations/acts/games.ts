/** Games of two: across a table, at the hoop. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { laidTable } from '../../table-setting.ts'
import { face } from '../beside.ts'
import { ahead, resize } from '../kit.ts'
import { sitsAt } from '../table.ts'
import { type ActStager, toFront } from './kit.ts'

/** Shares of the height of who sits: the table, the stool, and how far the chest is from the edge. */
const [TABLE, STOOL, NEAR] = [0.4, 0.3, 0.12]

/** Two who play against each other face each other, the game between them. */
export const across: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const all = sittersAcross(scene, b, 'across')
  if (all.length !== 2 || !a.handed) return sitsAt(scene, a, b, relation)
  seatAcross(scene, a, b, all)
  const [s, h] = [side(a.place.facing), a.place.h]
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  const top = b.art.tops[0]?.y ?? b.art.box.y0
  a.act({ reach: { nearHand: [edge + s * h * 0.12, top - h * 0.03], farHand: [edge + s * h * 0.06, top - h * 0.01] } })
  toFront(scene, a, 'nearArm')
}

const sittersAcross = (scene: Scene, b: Member, how: string): Member[] => [
  ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === how).map((bond) => bond.a)),
]

/** On a stool at its end of the table, looking at the other. */
function seatAcross(scene: Scene, a: Member, b: Member, all: readonly Member[]): void {
  const i = all.indexOf(a)
  const tallest = Math.max(...all.map(({ place }) => place.h))
  if (i === 0) resize(scene, b, (b.place.h * tallest * TABLE) / tall(b.art.box))
  if (a.place.h < tallest * 0.75) resize(scene, a, tallest * 0.75)
  const h = a.place.h
  face(scene, a, i === 0 ? 'right' : 'left')
  const s = side(a.place.facing)
  const ground = b.art.box.y1
  a.act({ pose: 'sit', turn: 0.5, reach: { seat: [a.place.x, a.place.y - h * STOOL] } })
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  scene.group(a).shift(edge - s * h * NEAR - a.point('chest')[0], ground - a.art.box.y1)
  const stool = scene.bring('stool', Math.max(30, ground - a.point('seat')[1]))
  if (stool) {
    stool.move({ scale: 1, dx: a.point('seat')[0] - s * h * 0.02 - midX(stool.art.box), dy: ground - stool.art.box.y1 })
    scene.join(stool, a, 'under')
  }
  scene.join(a, b, 'under')
}

/** Two at a small table, elbows on it, their hands clasped in the middle. */
export const armWrestle: ActStager = (scene, a, b, relation) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const all = sittersAcross(scene, b, 'arm-wrestle')
  if (all.length !== 2) return sitsAt(scene, a, b, relation)
  if (a === all[0]) b.recast(laidTable(0.45))
  seatAcross(scene, a, b, all)
  if (a === all[0]) return
  const [left, right] = all as [Member, Member]
  const h = Math.min(left.place.h, right.place.h)
  const [x, y]: Point = [midX(b.art.box), (b.art.tops[0]?.y ?? b.art.box.y0) - h * 0.17]
  for (const one of all) {
    const s = side(one.place.facing)
    one.act({ reach: { nearHand: [x - s * h * 0.012, y], farHand: [x - s * h * 0.2, y + h * 0.17] } })
    // Short arms do not reach so far: who has them comes nearer.
    const short = s * (x - one.point('nearHand')[0])
    if (short > h * 0.03) {
      one.move({ scale: 1, dx: s * short, dy: 0 })
      one.act({ reach: { nearHand: [x - s * h * 0.012, y], farHand: [x - s * h * 0.2, y + h * 0.17] } })
    }
    toFront(scene, one, 'nearArm')
  }
}

/** In the air at the rim, the ball in the hand above it. */
export const dunk: ActStager = (scene, a, b) => {
  const hoop = scene.members.find(({ entry }) => entry.name === 'basketball hoop')
  if (!b || !hoop || !a.handed || !scene.alone(b)) return
  const h = a.place.h
  a.act({ pose: 'jump', mouth: 'open', turn: 0.4 })
  hoop.at({ h: (hoop.place.h * h * 1.75) / tall(hoop.art.box) })
  resize(scene, b, (b.place.h * h * 0.3) / tall(b.art.box))
  const [rx, ry] = hoop.point('rim')
  const at: Point = [rx, ry - tall(b.art.box) * 0.6]
  const [cx, cy] = a.point('chest')
  a.move({ scale: 1, dx: at[0] - ahead(a, h * 0.36) - cx, dy: at[1] + h * 0.16 - cy })
  scene.group(b).shift(at[0] - midX(b.art.box), at[1] - midY(b.art.box))
  scene.join(b, hoop, { before: 'front', of: hoop })
  scene.join(a, hoop, 'over')
  a.act({
    reach: {
      nearHand: [at[0] - ahead(a, wide(b.art.box) * 0.46), at[1] + tall(b.art.box) * 0.1],
      farHand: [at[0] - ahead(a, wide(b.art.box) * 0.2), at[1] - tall(b.art.box) * 0.4],
    },
  })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => b.point('mid') })
}
