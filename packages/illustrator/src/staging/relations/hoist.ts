/** Under what lifts it: the hook of a crane, the claws of an eagle. */
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { stroke } from './effects.ts'
import { meet, resize } from './kit.ts'

/** Of what is under the hook: how much the load and the slings take; of the crane's width: how wide a load is at most. */
const [LOAD, SLING, BROAD] = [0.52, 0.18, 0.34]

/** Clear of the cab, in two slings. */
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

/** These carry with their feet, on the wing. */
const RAPTOR = /eagle|hawk|falcon|owl$|osprey|dragon$|vulture/

export const isRaptor = ({ entry }: Member): boolean => RAPTOR.test(entry.name)

/** Below the body, behind the claws. */
export function inTalons(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'fly' })
  const { box } = b.art
  resize(scene, b, (b.place.h * a.place.h * 0.5) / Math.max(wide(box), tall(box)))
  const [[nx, ny], [fx, fy]] = [a.point('nearFoot'), a.point('farFoot')]
  meet(scene, b, a, [midX(b.art.box), b.art.box.y0], [(nx + fx) / 2, Math.max(ny, fy) - a.place.h * 0.04])
  scene.join(b, a, 'under')
}
