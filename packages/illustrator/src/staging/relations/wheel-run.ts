/** In a running wheel: at its lowest point, all of the runner before its spokes. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

/** Of the width and of the height of the wheel: how large who runs in it is. */
const [BROAD, HIGH] = [0.92, 0.74]

export const isWheel = ({ entry }: Member): boolean => entry.name === 'hamster wheel'

export function runsInWheel(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  // With legs as short as a hamster's, running on four of them is lying.
  scene.rise(a)
  a.act({ pose: 'run' })
  const room = b.art.hollow ?? b.art.box
  const k = Math.min((wide(room) * BROAD) / wide(a.art.box), (tall(room) * HIGH) / tall(a.art.box))
  resize(scene, b, b.place.h / k)
  const { x0, x1, y1 } = b.art.hollow ?? b.art.box
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [(x0 + x1) / 2, y1 - tall(b.art.box) * 0.03])
  scene.join(a, b, 'over')
}
