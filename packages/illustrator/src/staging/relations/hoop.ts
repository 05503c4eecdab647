/** A hoop that somebody else jumps through: who holds it stands beside it with both hands at its edge. */
import { midX, midY, side, tall } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { toFront } from './acts/kit.ts'
import { footing } from './stance.ts'

/** From the chest to the hands, in heights. */
const ARM = 0.2

/** False where nobody is in it. */
export function holdsHoop(scene: Scene, a: Member, b: Member): boolean {
  const jumper = scene.undergoes(b, 'jumps-through')?.a
  if (!jumper || !a.handed || jumper === a || !scene.together(jumper, b) || scene.together(a, b)) return false
  // On the side to which the jump goes one would be jumped at.
  const s = side(jumper.place.facing)
  if (scene.alone(a)) a.at({ facing: s > 0 ? 'right' : 'left' })
  const { box } = b.art
  const edge = s > 0 ? box.x0 : box.x1
  const low = midY(box) + tall(box) * 0.18
  const [x, y] = a.point('chest')
  const floor = scene.afloat ? low - y : box.y1 - footing(scene, a)
  scene.group(a).shift(edge - s * a.place.h * ARM - x, floor)
  scene.join(a, b, 'over')
  const hands = (share: number): [number, number] => {
    const rise = midY(box) + tall(box) * share
    return [edge + (midX(box) - edge) * (1 - Math.sqrt(1 - (2 * share) ** 2)), rise]
  }
  a.act({ pose: 'hold-front', reach: { nearHand: hands(0.22), farHand: hands(0.08) } })
  toFront(scene, a, 'nearArm')
  return true
}
