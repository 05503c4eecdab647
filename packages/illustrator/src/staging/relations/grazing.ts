/** What animals eat, read or sniff lies before them. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { headOf, toFront } from './acts/kit.ts'
import { ahead, cheekOf, meet, resize } from './kit.ts'
import { sharesTrough } from './trough.ts'

/** Eaten and drunk from: they stand nearer to us than the animal, their rim below its mouth, and hide none of the face. */
const SERVED = /bowl|plate|dish|trough|saucer/
const RIM = 0.22

/** Before the head on the ground, or where its mouth is; a face that is turned to the reader stays free. */
export function grazes(scene: Scene, a: Member, b: Member): void {
  const tree = scene.does(b, 'inside')?.b
  if (tree && TREE.test(tree.entry.name) && scene.together(b, tree)) {
    browses(scene, a, b, tree)
    return
  }
  if (sharesTrough(scene, a, b)) return
  if (scene.alone(b)) b.at({ h: heldHeight(b, a, 0.6) })
  const served = SERVED.test(b.entry.name) && scene.alone(b)
  if (a.entry.kind === 'being' && a.entry.actor.can('head-down') && (served || a.acting.pose === 'stand'))
    a.act({ pose: 'head-down' })
  const [mx, my] = a.point('mouth')
  const { box } = b.art
  if (isHangingHead(a) && scene.alone(b)) {
    besideCheek(scene, a, b)
    return
  }
  if (served && cheekOf(a)) {
    meet(scene, b, a, [midX(box), box.y0], [mx, my + tall(box) * RIM])
    scene.join(b, a, 'over')
    return
  }
  const low = my + tall(box) * 0.6 > a.art.box.y1 - tall(box) * 0.3
  const y = low ? a.art.box.y1 : my + tall(box) * 0.45
  const cheek = cheekOf(a)
  // Under the chin of a face that is turned to the reader, where there is room.
  if (cheek && !b.being && a.art.box.y1 - my - cheek * 0.1 >= tall(box)) {
    meet(scene, b, a, [midX(box), box.y0], [mx + ahead(a, cheek * 0.3), my + cheek * 0.1])
    scene.join(b, a, 'over')
    return
  }
  const x = mx + ahead(a, cheek ? cheek * 0.5 : -wide(box) * 0.12)
  // Before no eye: lower, and smaller where there is no room for it there.
  const top = b.being ? y - tall(box) : Math.max(y - tall(box), underEye(a, [x, x + ahead(a, wide(box))]))
  const room = Math.max(a.art.box.y1, y) - top
  if (scene.alone(b) && room < tall(box)) b.at({ h: (b.place.h * Math.max(room, tall(box) * 0.5)) / tall(box) })
  const edge = side(a.place.facing) > 0 ? b.art.box.x0 : b.art.box.x1
  meet(scene, b, a, [edge, b.art.box.y0], [x, top])
  scene.join(b, a, 'over')
}

/** Of who hangs below a branch the head is lowest: under its chin there is no room. */
const isHangingHead = (a: Member): boolean =>
  a.acting.pose === 'hang' && cheekOf(a) > 0 && a.art.box.y1 - a.point('headMid')[1] < headOf(a) * 1.3

/** How large food is there, and how far from the middle of the head, in its radii. */
const [BITE, ASIDE] = [1.5, 0.62]

function besideCheek(scene: Scene, a: Member, b: Member): void {
  const [[hx], [, my], r] = [a.point('headMid'), a.point('mouth'), headOf(a)]
  b.at({ h: (b.place.h * r * BITE) / Math.max(wide(b.art.box), tall(b.art.box)) })
  const { box } = b.art
  const near = side(a.place.facing) > 0 ? box.x0 : box.x1
  meet(scene, b, a, [near, (box.y0 + box.y1) / 2], [hx + ahead(a, r * ASIDE), my + r * 0.1])
  scene.join(b, a, 'over')
}

const TREE = /tree$|bush$|bamboo/
/** Of a tree's height: where its leaves are that one gets at; of its width: how far the head is among them. */
const [LEAFY, AMONG] = [0.62, 0.16]

/** At the edge of the crown, which is as high as the mouth, all feet on the ground; one leaf is in the mouth. */
function browses(scene: Scene, a: Member, b: Member, tree: Member): void {
  a.act({ pose: 'stand', mouth: 'open' })
  const s = side(a.place.facing)
  if (!scene.together(a, tree)) {
    const high = a.art.box.y1 - a.point('mouth')[1]
    const least = (wide(a.art.box) * 0.55) / wide(tree.art.box)
    resize(scene, tree, tree.place.h * Math.max(high / LEAFY / tall(tree.art.box), least))
    const { box } = tree.art
    const edge = s > 0 ? box.x0 + wide(box) * AMONG : box.x1 - wide(box) * AMONG
    scene.group(a).shift(edge - a.point('mouth')[0], box.y1 - a.art.box.y1)
    scene.join(a, tree, 'over')
  }
  if (scene.slot(a, 'mouthful', new Set()).index) return
  hangBeyond(scene, b, tree, s)
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  b.at({ h: (b.place.h * headOf(a) * LEAF) / size })
  const [mx, my] = a.point('mouth')
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  b.move({ scale: 1, dx: mx + ahead(a, cheekOf(a) * 0.3) - s * wide(box) * 0.1 - near, dy: my - (box.y0 + box.y1) / 2 })
  toFront(scene, b)
}

/** The others of its kind are where they grow, on the side away from who eats. */
function hangBeyond(scene: Scene, b: Member, tree: Member, s: number): void {
  const others = scene.members.filter((one) => one !== b && one.named === b.named && scene.together(one, tree))
  const { box: crown } = tree.art
  others.forEach((one, i) => {
    const { box } = one.art
    const x = midX(crown) + s * wide(crown) * (0.3 - 0.2 * (i % 2))
    const y = crown.y0 + tall(crown) * (0.28 + 0.14 * (i % 3))
    one.move({ scale: 1, dx: x - midX(box), dy: y - (box.y0 + box.y1) / 2 })
  })
}

/** In radii of the head. */
const LEAF = 0.9

/** How high it may be over this stretch: under the eye of a face that is turned to the reader. */
function underEye(a: Member, [x0, x1]: readonly [number, number]): number {
  if (!a.has('eye') || !a.has('headMid')) return Number.NEGATIVE_INFINITY
  const [[ex, ey], [hx], [mx, my]] = [a.point('eye'), a.point('headMid'), a.point('mouth')]
  const r = headOf(a)
  if (Math.abs(mx - hx) > r * 0.6) return Number.NEGATIVE_INFINITY
  const [from, to] = [Math.min(x0, x1), Math.max(x0, x1)]
  return [ex, 2 * hx - ex].some((x) => x + r * 0.4 > from && x - r * 0.4 < to)
    ? ey + (my - ey) * 0.85
    : Number.NEGATIVE_INFINITY
}
