/** In the earth: what is dug out of a hole or buried in one, and the heap beside it. */
import { clamp, midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { dust } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, aim, before, toFront, toolIn } from './kit.ts'

/** Shares of the digger's height: what lies in the hole, the hole itself where nothing does, the heap. */
const [FIND, HOLE, HEAP] = [0.5, 0.85, 0.3]
/** In degrees. */
const ON_END = -58
/** Of what lies in it a hole is so much wider. */
const ROOMY = 1.5

export const dig: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  // The second digs from the other side, before those behind the first two come.
  const [first, second] = scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'dig')
  if (first && second?.a === a) a.at({ facing: turned(first.a.place.facing) })
  const size = Math.max(tall(a.art.box), wide(a.art.box) * 0.8)
  const dug = alreadyDug(scene, a, b)
  if (dug.length) return lieBeside(scene, a, b, dug, size)
  const hole = holeFor(scene, b, size)
  if (!hole) return
  const { box } = hole.art
  const s = side(a.place.facing)
  const shovel = toolIn(scene, a, relation)
  a.act({ pose: a.handed ? (shovel ? 'two-hands-down' : 'kneel') : 'head-down' })
  const front = a.handed
    ? before(a, shovel ? 0.4 : 0.24, 0)[0]
    : s * Math.max(s * a.point('mouth')[0], s * a.point('nearFoot')[0])
  const edge = (s > 0 ? box.x0 : box.x1) + s * wide(box) * (a.handed ? 0.06 : 0.1)
  scene.group(hole).shift(front - edge, a.art.box.y1 + tall(box) * 0.45 - box.y1)
  scene.join(hole, a, 'under')
  if (b !== hole) toFront(scene, b)
  if (b !== hole) toFront(scene, hole, 'front')
  if (shovel?.has('tip') && a.handed) {
    aim(shovel, before(a, 0.22, 0.08), [front, hole.point('rim')[1] + 4])
    a.act({ reach: { nearHand: shovel.point('grip'), farHand: shovel.point('grip2', 'grip') } })
    scene.group(a).rearrange(shovel, new Set(shovel.art.layers.map(({ part }) => part)), { before: 'head', of: a })
    toFront(scene, a, 'nearArm')
    scene.contacts.push({
      a,
      b,
      tool: shovel,
      at: () => [midX(hole.art.box) - ahead(a, wide(hole.art.box) * 0.4), hole.point('rim')[1]],
    })
  } else if (a.handed) {
    const [x, y] = [front + s * size * 0.06, hole.point('rim')[1] - size * 0.02]
    a.act({ reach: { nearHand: [x, y], farHand: [x + s * size * 0.05, y] } })
  } else dust(scene, a, () => [side(a.place.facing) > 0 ? a.art.box.x0 : a.art.box.x1, a.art.box.y1], 'umber')
  heapBeside(scene, a, hole, size)
}

/** Of several potatoes one is in the hole: those that were staged before this one. */
const alreadyDug = (scene: Scene, a: Member, b: Member): Member[] =>
  scene.members.filter((one) => one !== b && one.named === b.named && !one.being && scene.together(one, a))

/** In shares of the digger's height: how far apart they lie, and how much nearer to us than the hole. */
const [APART, NEARER] = [0.3, 0.1]

/** What came out of the earth already lies before the hole. */
function lieBeside(scene: Scene, a: Member, b: Member, dug: readonly Member[], size: number): void {
  const first = dug[0] as Member
  if (!scene.alone(b)) return
  resize(scene, b, first.place.h)
  const x = midX(first.art.box) + ahead(a, size * APART * (dug.length - 1.5))
  scene.group(b).shift(x - midX(b.art.box), first.art.box.y1 + size * (NEARER + 0.5 * FIND) - b.art.box.y1)
  scene.join(b, a, 'over')
}

/** b itself where it is the hole, else one under it. */
function holeFor(scene: Scene, b: Member, size: number): Member | null {
  if (b.entry.name === 'hole') {
    resize(scene, b, (b.place.h * size * HOLE) / wide(b.art.box))
    return b
  }
  if (!scene.alone(b)) return null
  const grown = clamp(b.named.size ?? 1, 0.7, 1.4)
  // Of several each is smaller, or the heap would be higher than who digs.
  const several = scene.members.some((one) => one !== b && one.named === b.named)
  const most = size * FIND * grown * (several ? 0.55 : 1)
  resize(scene, b, b.place.h * Math.min(most / tall(b.art.box), (most * 1.3) / wide(b.art.box)))
  // A bone lies flat: on its end it is seen above the edge.
  if (wide(b.art.box) > tall(b.art.box) * 1.5) {
    b.tilt = ON_END
    b.draw()
  }
  const hole = scene.bring('hole', 40)
  if (!hole) return null
  resize(scene, hole, (hole.place.h * Math.max(wide(b.art.box), size * 0.3) * ROOMY) / wide(hole.art.box))
  const { box } = hole.art
  scene.group(b).shift(midX(box) - midX(b.art.box), box.y1 - tall(box) * 0.16 - b.art.box.y1)
  scene.join(b, hole, { before: 'front', of: hole })
  return hole
}

/** What was taken out lies beyond it. */
export function heapBeside(scene: Scene, a: Member, hole: Member, size: number): void {
  if (scene.members.some(({ entry }) => entry.name === 'dirt pile')) return
  const heap = scene.bring('dirt pile', size * HEAP)
  if (!heap) return
  const { box } = hole.art
  const s = side(a.place.facing)
  const edge = s > 0 ? box.x1 : box.x0
  heap.move({
    scale: 1,
    dx: edge + s * wide(heap.art.box) * 0.3 - midX(heap.art.box),
    dy: a.art.box.y1 - heap.art.box.y1,
  })
  scene.join(heap, a, 'under')
}
