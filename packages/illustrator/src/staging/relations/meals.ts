/** Food and cups at the mouth: beside it, at a size that can be read, and never before an eye. */
import type { Point } from '../../art/art.ts'
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import type { ActStager } from './acts/kit.ts'
import { grazes } from './grazing.ts'
import { bothHands, fitHeld, freeHand } from './hands.ts'
import { gripOf, meet, resize, type Stager } from './kit.ts'
import { inPaws } from './paws.ts'
import { isLicking, isOnTongue, licks, withTongue } from './tongue.ts'

/** Where food is bitten, as a share of its height from the top: what is tall is bitten near its top. */
const BITE = { tall: 0.14, flat: 0.35 }
/** In heights of who eats. */
const LIPS = 0.012

/** To the mouth of who has hands; what animals eat lies before them. */
export const eats: Stager = (scene, a, b, { word }) => {
  if (isLicking(word)) licks(scene, a, b, () => [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.3])
  if (isOnTongue(a, b)) return withTongue(scene, a, b)
  if (inPaws(scene, a, b)) return a.act({ mouth: 'open' })
  if (!a.handed) return grazes(scene, a, b)
  const chair = scene.does(a, 'sits-on', 'inside')?.b
  if (chair?.entry.name === 'high chair') return onTray(scene, a, b, chair)
  fitHeld(scene, a, b, 0.34)
  if (wide(b.art.box) > a.place.h * 0.34 || /bowl|plate|tray|box|bag|jar$|pot$|bucket/.test(b.entry.name))
    return bothHands(scene, a, b, 0.04)
  toLips(scene, a, b)
  a.act({ mouth: 'open' })
}

/** Before the baby on the tray of its chair, a hand on either side. */
function onTray(scene: Scene, a: Member, b: Member, chair: Member): void {
  if (scene.together(a, b)) return
  resize(scene, b, (b.place.h * a.place.h * TRAY) / Math.max(wide(b.art.box), tall(b.art.box)))
  const { box } = b.art
  const [x, y] = chair.point('deck')
  meet(scene, b, chair, [midX(box), box.y1], [x, y + 4])
  scene.join(b, chair, 'over')
  const at = b.art.box
  const s = side(a.place.facing)
  a.act({
    mouth: 'open',
    reach: {
      nearHand: [midX(at) - s * wide(at) * 0.4, at.y1 - tall(at) * 0.2],
      farHand: [midX(at) + s * wide(at) * 0.4, at.y1 - tall(at) * 0.3],
    },
  })
}

/** In heights of who eats. */
const TRAY = 0.34

/** A flower at the nose of who has hands; others put their nose to it. */
export const sniff: ActStager = (scene, a, b) => {
  if (!b) return
  if (!a.handed || b.being) return grazes(scene, a, b)
  if ((b.named.size ?? 1) >= GIANT) return sniffsAt(scene, a, b)
  fitHeld(scene, a, b, 0.5)
  a.act({ pose: 'hold-to-mouth', mouth: 'closed' })
  toLips(scene, a, b)
}

/** From here a flower is taller than who smells it; in heights of that one, how tall. */
const [GIANT, OVERHEAD] = [1.6, 1.2]

/** It stands on the ground before the face, its blossom higher than the head. */
function sniffsAt(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  resize(scene, b, (b.place.h * a.place.h * OVERHEAD) / tall(b.art.box))
  a.act({ pose: 'stand', turn: 0.9, mouth: 'closed' })
  const { box } = b.art
  const s = side(a.place.facing)
  const edge = s > 0 ? box.x0 : box.x1
  const [mx] = a.point('mouth')
  scene.group(b).shift(mx + s * wide(box) * 0.06 - edge, a.art.box.y1 - box.y1)
  scene.join(b, a, 'over')
}

export function toLips(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const hand = freeHand(a) ?? 'nearHand'
  // The head gives way to the arm, and what is at the mouth follows the head.
  for (let pass = 0; pass < 2; pass++) {
    const { box } = b.art
    const [x, y] = atLips(a, b)
    b.move({ scale: 1, dx: x - (side(a.place.facing) > 0 ? box.x0 : box.x1), dy: y - box.y0 })
    a.act({ reach: { [hand]: b.has('grip') ? gripOf(b) : [midX(b.art.box), b.art.box.y1 - 4] } })
  }
  scene.join(b, a, 'over')
}

/** Where the upper corner of what is eaten goes that is nearer to who eats it. */
function atLips(a: Member, b: Member): Point {
  const { box } = b.art
  const [mx, my] = a.point('mouth')
  const s = side(a.place.facing)
  const bite = tall(box) > wide(box) * 1.3 ? BITE.tall : BITE.flat
  const near = mx + s * LIPS * a.place.h
  return [near, belowEyes(a, [near, near + s * wide(box)], my - tall(box) * bite)]
}

/** As high as asked, or lower: under every eye that is over this stretch. */
function belowEyes(a: Member, [x0, x1]: readonly [number, number], top: number): number {
  const eyes = (a.art.features ?? []).slice(0, -1).filter(([, y]) => y < a.point('mouth')[1])
  const [from, to] = [Math.min(x0, x1), Math.max(x0, x1)]
  const over = eyes.filter(([x, , r]) => x + r * 0.8 > from && x - r * 0.8 < to)
  return Math.max(top, ...over.map(([, y, r]) => y + r * 0.95))
}
