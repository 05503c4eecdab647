/** A baby in somebody's arms is wrapped up and lies across the chest, its head in the crook of an arm. */
import { swaddled } from '../../figures/index.ts'
import { midX, midY, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf, toFront } from './acts/kit.ts'
import { face } from './beside.ts'
import { ahead, meet, resize } from './kit.ts'

const NEWBORN = /^(baby|newborn|infant|baby (sister|brother|boy|girl))$/
/** The bundle as a share of who carries it, and how far it leans, in degrees. */
const [LENGTH, LEANT] = [0.4, 54]

/** A baby that waves or wears something of its own has its arms and legs. */
export const isSwaddled = (scene: Scene, a: Member, b: Member): boolean =>
  a.handed &&
  NEWBORN.test(b.entry.name) &&
  scene.alone(b) &&
  !scene.bonds.some((bond) => bond.a === b && bond.b !== a && bond.relation.relation !== 'sleeps')

export function inArms(scene: Scene, a: Member, b: Member): void {
  const h = a.place.h
  if (b.entry.kind === 'being') b.recast({ ...b.entry, actor: swaddled(b.entry.actor) })
  const twin = scene.group(a).members.some((one) => one !== a && NEWBORN.test(one.entry.name))
  // The second of two has its head on the other side.
  face(scene, b, twin ? turned(a.place.facing) : a.place.facing)
  b.act({ pose: 'stand', reach: {} })
  b.tilt = LEANT
  b.draw()
  resize(scene, b, (b.place.h * h * LENGTH) / Math.max(tall(b.art.box), wide(b.art.box)))
  a.act({ pose: 'two-hands', turn: 0.2 })
  const { box } = b.art
  const top = a.point('headMid')[1] + headOf(a) * 1.02
  const y = Math.max(a.point('chest')[1] + h * 0.02, top + tall(box) / 2)
  meet(scene, b, a, [midX(box), midY(box)], [a.point('chest')[0] + ahead(a, h * (twin ? -0.1 : 0.08)), y])
  scene.join(b, a, { before: 'nearArm', of: a })
  const held = b.art.box
  const s = side(a.place.facing)
  if (twin) {
    a.act({ reach: { nearHand: [midX(held), held.y1 - tall(held) * 0.16] } })
    toFront(scene, a, 'nearArm')
    return
  }
  a.act({
    reach: {
      nearHand: [midX(held) - s * wide(held) * 0.04, midY(held) + tall(held) * 0.3],
      farHand: [midX(held) + s * wide(held) * 0.02, midY(held) + tall(held) * 0.12],
    },
  })
  toFront(scene, a, 'nearArm')
}
