/** On the hook of a crane, clear of its cab, in two slings. */
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { stroke } from './effects.ts'
import { meet, resize } from './kit.ts'

/** Of what is under the hook: how much the load and the slings take; of the crane's width: how wide a load is at most. */
const [LOAD, SLING, BROAD] = [0.62, 0.2, 0.34]

export function onHook(scene: Scene, crane: Member, load: Member): void {
  if (scene.together(crane, load)) return
  const [hx, hy] = crane.point('hook')
  const room = crane.art.box.y1 - hy
  const { box } = load.art
  resize(scene, load, load.place.h * Math.min((room * LOAD) / tall(box), (wide(crane.art.box) * BROAD) / wide(box)))
  const top = hy + room * SLING
  meet(scene, load, crane, [midX(load.art.box), load.art.box.y0], [hx, top])
  scene.join(load, crane, 'over')
  scene.extras.push({
    of: load,
    draw(sw) {
      const [x, y] = crane.point('hook')
      const { box: hung } = load.art
      const n = (value: number) => value.toFixed(1)
      const half = clamp(wide(hung) * 0.42, 1, wide(hung))
      const foot = hung.y0 + tall(hung) * 0.03
      return stroke(`M${n(x - half)} ${n(foot)}L${n(x)} ${n(y)}L${n(x + half)} ${n(foot)}`, sw)
    },
  })
}
