/** Over the rim of a bin, a box or a pot: the head above the opening, the paws on its edge. */
import { clamp, midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, halfHead, headOf, toFront } from './kit.ts'

/** Radii of the head that the chin is below its middle. */
const CHIN = 1.15
/** How far the head is over the opening, in its radii. */
const OVER = 0.75
/** Lower than this share of its width it is an opening in the ground. */
const FLAT = 0.5

export const lookInto: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const isHole = tall(b.art.box) < wide(b.art.box) * FLAT
  if (a.handed) a.act(isHole ? { pose: 'kneel' } : { pose: 'lean-over', turn: 0.75 })
  else a.act({ pose: isHole ? 'head-down' : 'sit' })
  const s = side(a.place.facing)
  const r = headOf(a)
  const feet = a.art.box.y1
  if (isHole) resize(scene, b, (b.place.h * Math.max(halfHead(a) * 3, wide(a.art.box) * 0.7)) / wide(b.art.box))
  else {
    const chin = feet - a.point('headMid')[1] - r * CHIN
    const rise = b.art.box.y1 - rimOf(b)
    const broad = (halfHead(a) * 1.5) / wide(b.art.box)
    resize(scene, b, b.place.h * clamp(Math.max(chin / rise, Math.min(broad, (chin * 1.15) / rise)), 0.2, 4))
  }
  const { box } = b.art
  const edge = s > 0 ? box.x0 : box.x1
  const inward = Math.min(r * OVER, wide(box) * 0.4)
  // A cat looks into the bowl from the table that it stands on: from the floor it would hide both.
  const table = a.handed ? undefined : scene.does(b, 'on-top-of')?.b
  const isUp = table !== undefined && table !== null && !table.being && scene.together(table, b)
  const [from, ground] = [a.point(isHole ? 'mouth' : 'headMid')[0], isUp ? box.y1 : footing(scene, b)]
  scene
    .group(a)
    .shift(edge + s * (isHole ? r * 0.2 : inward) - from, (isHole ? box.y1 - tall(box) * 0.3 : ground) - feet)
  const hasFront = b.art.layers.some(({ part }) => part === 'front')
  scene.join(a, b, hasFront && !isHole ? { before: 'front', of: b } : 'over')
  if (!a.handed) return
  const y = isHole ? box.y1 - tall(box) * 0.6 : rimOf(b)
  const inset = (share: number): number => edge + s * wide(box) * share
  a.act({
    reach: { nearHand: [inset(0.06), y], farHand: [isHole ? inset(0.14) : midX(box) + s * wide(box) * 0.16, y] },
  })
  toFront(scene, a, 'nearArm')
}

const rimOf = (b: Member): number => (b.has('rim') ? b.point('rim')[1] : b.art.box.y0)
