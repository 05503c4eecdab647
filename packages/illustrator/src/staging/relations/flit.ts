/** In the air about something: moths and a lamp. */
import type { Point } from '../../art/art.ts'
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

const LIGHT = /lantern|lamp|candle|light/

/** Moths about a lamp, bees about a pot of honey. */
export const isAbout = (a: Member, b: Member, word = ''): boolean =>
  a.habitat === 'air' &&
  !a.handed &&
  !b.being &&
  !/buildings|sky|space/.test(b.entry.category) &&
  (LIGHT.test(b.entry.name) || /^(circl|buzz|orbit)/.test(word))

/** Of the height of what they fly about; and where: to the sides of its upper half, then above. */
const FLITTING = 0.34
const SPOTS: readonly Point[] = [
  [-1, 0.12],
  [1, 0.3],
  [-1, 0.62],
  [1, 0.78],
]

/** Near it, on all sides, looking at it. */
export function flits(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const { index } = scene.slot(b, 'flit', new Set(['flies-over']))
  const [way, low] = SPOTS[index % SPOTS.length] as Point
  const round = Math.floor(index / SPOTS.length)
  a.at({ facing: way < 0 ? 'right' : 'left' })
  a.act({ pose: 'fly' })
  resize(scene, a, (a.place.h * tall(b.art.box) * FLITTING) / tall(a.art.box))
  const { box } = b.art
  const out = wide(box) / 2 + wide(a.art.box) * (0.62 + round * 1.1)
  scene.group(a).shift(midX(box) + way * out - midX(a.art.box), box.y0 + tall(box) * low - midY(a.art.box))
  scene.join(a, b, 'over')
}
