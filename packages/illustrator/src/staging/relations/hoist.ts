/** Under what lifts it: the hook of a crane, the claws of an eagle. */
import type { Point } from '../../art/art.ts'
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { levelOf, skylineOf } from '../skyline.ts'
import { area, stroke } from './effects.ts'
import { meet, resize } from './kit.ts'

/** Of what is under the hook: how much the load and the slings take; of the crane's width: how wide a load is at most. */
const [LOAD, SLING, BROAD] = [0.5, 0.16, 0.4]

/** Shares of the width of a load: where its slings are fastened, on what is its upper edge there. */
const SLUNG = [
  [0.24, 0.3],
  [0.7, 0.76],
] as const

/** Clear of the cab, in two slings. */
export function onHook(scene: Scene, crane: Member, load: Member): void {
  if (scene.together(crane, load)) return
  crane.wear('loaded')
  const [hx, hy] = crane.point('low')
  const room = crane.art.box.y1 - hy
  const { box } = load.art
  resize(scene, load, load.place.h * Math.min((room * LOAD) / tall(box), (wide(crane.art.box) * BROAD) / wide(box)))
  // What has slings of its own hangs by its ring.
  if (load.has('ring')) {
    meet(scene, load, crane, load.point('ring'), [hx, hy])
    scene.join(load, crane, 'under')
    return
  }
  const top = hy + room * SLING
  meet(scene, load, crane, [midX(load.art.box), load.art.box.y0], [hx, top])
  scene.join(load, crane, 'over')
  scene.extras.push({
    of: load,
    draw(sw) {
      const [x, y] = crane.point('low')
      const { box: hung } = load.art
      const n = (value: number) => value.toFixed(1)
      const [left, right] = SLUNG.map((stretch): Point => {
        if (load.entry.kind === 'thing') return levelOf(load, skylineOf(load.entry), stretch, false)
        return [hung.x0 + wide(hung) * stretch[0], hung.y0 + tall(hung) * 0.03]
      }) as [Point, Point]
      return stroke(`M${left.map(n).join(' ')}L${n(x)} ${n(y)}L${right.map(n).join(' ')}`, sw)
    },
  })
}

/** These carry with their feet, on the wing. */
const RAPTOR = /eagle|hawk|falcon|owl$|osprey|dragon$|vulture|buzzard|kestrel|kite$/

export const isRaptor = ({ entry }: Member): boolean => RAPTOR.test(entry.name)

/** Of who carries it: how broad what is in the claws is. */
const CAUGHT = 0.46

/** Below the body, the claws closed about it. */
export function inTalons(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'fly' })
  const { box } = b.art
  resize(scene, b, (b.place.h * wide(a.art.box) * CAUGHT) / Math.max(wide(box), tall(box)))
  const [[nx, ny], [fx, fy]] = [a.point('nearFoot'), a.point('farFoot')]
  const top = b.art.box.y0 + tall(b.art.box) * 0.14
  meet(scene, b, a, [midX(b.art.box), top], [(nx + fx) / 2, Math.max(ny, fy)])
  scene.join(b, a, 'under')
  if (a.entry.name !== 'dragon') scene.extras.push({ of: a, draw: (sw) => claws(b, sw) })
}

/** Three toes each over the upper edge of it. */
function claws(b: Member, sw: number): string {
  const { box } = b.art
  const n = (value: number) => value.toFixed(1)
  const [r, y] = [Math.max(sw * 1.6, wide(box) * 0.045), box.y0 + tall(box) * 0.16]
  const toe = (x: number) =>
    area(
      `M${n(x - r)} ${n(y - r * 2.4)}C${n(x - r * 1.1)} ${n(y + r * 2)} ${n(x - r * 0.5)} ${n(y + r * 3)} ${n(x)} ${n(y + r * 3.4)}C${n(x + r * 0.5)} ${n(y + r * 3)} ${n(x + r * 1.1)} ${n(y + r * 2)} ${n(x + r)} ${n(y - r * 2.4)}Z`,
      'straw',
      sw * 0.8,
    )
  const foot = (x: number) => toe(x - r * 2) + toe(x + r * 2) + toe(x)
  return foot(midX(box) - wide(box) * 0.16) + foot(midX(box) + wide(box) * 0.16)
}
