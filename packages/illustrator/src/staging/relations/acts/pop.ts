/** Bubbles that somebody pops or catches: a finger at the nearest, a leap with open mouth for who has no hands. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { ahead } from '../kit.ts'
import { type ActStager, halfHead } from './kit.ts'

/** Where bubbles are that nobody blows: from the head, in heights of who is after them, and how large. */
const ABOUT: readonly (readonly [number, number, number])[] = [
  [0.3, 0.06, 0.2],
  [0.46, -0.3, 0.24],
  [0.72, -0.02, 0.18],
  [0.2, -0.5, 0.16],
  [-0.34, -0.34, 0.2],
]
/** How far a hand is from the neck at most. */
const ARM = 0.3

export const pop: ActStager = (scene, a, b) => {
  if (!b) return
  const blower = scene.bonds.find((bond) => bond.relation.how === 'blow-bubbles' && bond.b?.named === b.named)?.a
  const all = scene.members.filter((other) => other.named === b.named)
  if (blower && blower !== a && scene.together(blower, b)) return atOthers(scene, a, blower, all)
  if (a.handed) a.act({ pose: 'reach-up', turn: 0.5 })
  else if (a.habitat === 'ground') a.act({ pose: 'jump', mouth: 'open' })
  const h = a.place.h
  for (const [i, bubble] of all.entries()) {
    const [dx, dy, size] = ABOUT[i % ABOUT.length] as (typeof ABOUT)[number]
    if (scene.together(bubble, a) && i === 0) return
    bubble.at({ h: (bubble.place.h * h * size) / tall(bubble.art.box) })
    const [x, y] = a.point('headMid')
    const out = dx * h + Math.sign(dx) * halfHead(a) * 0.6
    const { box } = bubble.art
    bubble.move({ scale: 1, dx: x + ahead(a, out) - midX(box), dy: y + dy * h - midY(box) })
    // Loose ones may hang together already.
    if (!scene.together(bubble, a)) scene.join(bubble, a, 'under')
  }
  touch(scene, a, all[0] as Member)
}

/** On the far side of the bubbles that another one blows, a hand at the last of them. */
function atOthers(scene: Scene, a: Member, blower: Member, all: readonly Member[]): void {
  if (scene.together(a, blower)) return
  const s = side(blower.place.facing)
  face(scene, a, turned(blower.place.facing))
  a.act(a.handed ? { pose: 'reach-up', turn: 0.5 } : { pose: 'jump', mouth: 'open' })
  const floats = all.filter((one) => scene.together(one, blower))
  const reachable = floats.filter((one) => midY(one.art.box) > blower.art.box.y1 - a.place.h * 1.25)
  const last = (reachable.length ? reachable : floats).reduce((best, one) =>
    s * midX(one.art.box) > s * midX(best.art.box) ? one : best,
  )
  const from = a.handed ? a.point('chest')[0] : a.point('mouth')[0]
  const away = a.handed ? Math.max(a.place.h * ARM, halfHead(a)) + wide(last.art.box) * 0.3 : wide(last.art.box) * 0.5
  const rise = a.handed ? blower.art.box.y1 - a.art.box.y1 : midY(last.art.box) - a.point('mouth')[1]
  scene.group(a).shift(midX(last.art.box) + s * away - from, Math.min(blower.art.box.y1 - a.art.box.y1, rise))
  scene.join(a, blower, 'over')
  touch(scene, a, last)
}

function touch(scene: Scene, a: Member, bubble: Member): void {
  if (!a.handed) return
  const { box } = bubble.art
  const near: Point = [midX(box) - ahead(a, wide(box) * 0.42), midY(box) + tall(box) * 0.1]
  a.act({ mouth: 'open', reach: { farHand: near } })
  scene.contacts.push({ a, b: bubble, tool: null, at: () => a.point('farHand') })
}
