/** At the rear of a garbage truck: the first tips a can into its hopper, the others bring theirs. */
import { midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { level } from '../beside.ts'
import { resize } from '../kit.ts'
import { turnAround } from '../turn.ts'
import { type ActStager, toFront } from './kit.ts'

/** In heights of who is at it: the truck, the can, how high it is lifted, how far the third is from the second. */
const [TRUCK, CAN, LIFTED, APART] = [1.3, 0.36, 0.06, 0.7]
/** In degrees. */
const TIPPED = 64

export const hopper: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const all = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'hopper').map((bond) => bond.a)),
  ]
  const i = all.indexOf(a)
  const h = a.place.h
  if (i === 0) resize(scene, b, (b.place.h * h * TRUCK) / tall(b.art.box))
  const s = side(b.place.facing)
  const toward = i ? turned(b.place.facing) : b.place.facing
  if (a.place.facing !== toward) turnAround(scene, a)
  a.act({ pose: i ? 'walk' : 'two-hands', turn: 0.6 })
  const [rear] = b.point('handle')
  // Behind one another they would be as long as the truck: the others come along its side.
  const ahead = i ? wide(b.art.box) * (i % 2 ? 0.16 : 0.62) + h * APART * Math.floor((i - 1) / 2) : -h * 0.3
  const near = i ? 0.16 : 0.04
  scene.group(a).shift(rear + s * ahead - a.point('chest')[0], b.art.box.y1 + h * near - level(a))
  scene.join(a, b, 'over')
  const can = scene.does(a, 'holds')?.b
  if (can) lift(scene, a, can, i === 0)
}

function lift(scene: Scene, a: Member, can: Member, isTipped: boolean): void {
  const h = a.place.h
  const s = side(a.place.facing)
  can.tilt = 0
  can.at({ facing: a.place.facing, h: (can.place.h * h * CAN) / tall(can.art.box) })
  can.tilt = isTipped ? TIPPED : 0
  can.draw()
  const [x, y] = a.point('chest')
  const at = x + s * (h * 0.2 + wide(can.art.box) * (isTipped ? 0.3 : 0.2))
  can.move({ scale: 1, dx: at - midX(can.art.box), dy: y + h * (isTipped ? -LIFTED : 0.12) - midY(can.art.box) })
  can.draw()
  if (!scene.together(can, a)) scene.join(can, a, 'over')
  toFront(scene, can)
  const { box } = can.art
  const back = s > 0 ? box.x0 : box.x1
  const [near, low] = [back + s * wide(box) * 0.2, midY(box) + tall(box) * 0.18]
  a.act({ reach: { nearHand: [near, low], farHand: [near + s * wide(box) * 0.22, low + tall(box) * 0.1] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b: can, tool: null, at: () => a.point('nearHand') })
}
