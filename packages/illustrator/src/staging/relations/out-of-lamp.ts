/** Out of the spout of a magic lamp. */
import { side, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

export const isLamp = (b: Member): boolean => b.entry.name === 'magic lamp'

/** In widths of who comes out of it: how large it is, however small a lamp is in life. */
const LARGE = 0.62

/** The lower end at the spout, the rest above it in the air. */
export function outOfLamp(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'arms-crossed', turn: 0 })
  resize(scene, b, (b.place.h * wide(a.art.box) * LARGE) / wide(b.art.box))
  const [x, y] = b.point('spout')
  const foot = a.has('nearFoot') ? a.point('nearFoot')[0] : a.point('seat')[0]
  meet(scene, a, b, [foot, a.art.box.y1], [x + side(b.place.facing) * 2, y])
  scene.join(a, b, 'under')
}
