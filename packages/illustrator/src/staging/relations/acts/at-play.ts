/** Toys in motion: a hoop that turns about the waist, a ball that is bounced. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { type ActStager, before } from './kit.ts'

/** How wide a hoop about the waist is, in heights of who turns it. */
const ABOUT = 0.66

/** About the waist, its far side behind. */
export const spinHoop: ActStager = (scene, a, b) => {
  if (!b || b.being || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'stand', turn: 0 })
  resize(scene, b, (b.place.h * a.place.h * ABOUT) / wide(b.art.box))
  b.tilt = -5
  b.draw()
  const [x, y] = a.point('chest')
  scene.group(b).shift(x - midX(b.art.box), y + a.place.h * 0.13 - midY(b.art.box))
  const hand = (out: number): Point => [x + out * a.place.h, y - a.place.h * 0.02]
  a.act({ reach: { nearHand: hand(-ABOUT * 0.52), farHand: hand(ABOUT * 0.52) } })
  scene.join(a, b, { before: 'front', of: b })
}

/** How large a ball that is bounced is and where it is, in heights of who bounces it. */
const BALL = { size: 0.2, forward: 0.26, down: 0.26 }

/** Under the hand, between it and the ground. */
export const bounceBall: ActStager = (scene, a, b) => {
  if (!b || b.being || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'reach' })
  resize(scene, b, (b.place.h * a.place.h * BALL.size) / Math.max(wide(b.art.box), tall(b.art.box)))
  const [x, y] = before(a, BALL.forward, BALL.down)
  scene.group(b).shift(x - midX(b.art.box), y - midY(b.art.box))
  a.act({ reach: { nearHand: [x, b.art.box.y0 - a.place.h * 0.03] } })
  scene.join(b, a, 'over')
  scene.extras.push({ of: b, draw: (sw) => bounces(a, b, sw) })
}

/** Two short strokes between the ball and the ground. */
function bounces(a: Member, { art: { box } }: Member, sw: number): string {
  const room = a.art.box.y1 - box.y1
  if (room < 30) return ''
  const s = side(a.place.facing)
  return [-0.2, 0.2]
    .map((at) =>
      stroke(
        `M${(midX(box) + (at + s * 0.04) * wide(box)).toFixed(1)} ${(box.y1 + room * 0.25).toFixed(1)}v${(room * 0.4).toFixed(1)}`,
        sw * 0.7,
      ),
    )
    .join('')
}
