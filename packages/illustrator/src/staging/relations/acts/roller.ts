/** A roller at the wall of a room, and the broad stripe that it leaves there. */
import type { Point } from '../../../art/art.ts'
import { thing } from '../../../art/thing.ts'
import type { Inanimate } from '../../../world/world.ts'
import { midX, wide } from '../../geometry.ts'
import { ahead } from '../kit.ts'
import { type ActStager, aim, before, headOf, toFront } from './kit.ts'

/** Wet paint: broad strokes side by side, each of another length. */
const PAINT: Inanimate = {
  kind: 'thing',
  name: 'fresh paint',
  category: 'tools and work',
  height: 1.2,
  thing: thing({
    name: 'fresh paint',
    size: [300, 320],
    points: { tip: [0, -170] },
    back(p) {
      p.tint('sky').blob(
        '-146,-20 -140,-300 -120,-316 -72,-312 -52,-318 -6,-308 20,-316 70,-312 96,-318 140,-306 146,-280 146,-70 120,-52 98,-64 96,-24 74,-8 52,-22 50,-60 24,-66 2,-50 0,-14 -22,-2 -48,-16 -50,-44 -76,-52 -98,-40 -102,-10 -124,-4',
      )
      p.line('-50,-300 -50,-60').line('0,-296 0,-70').line('50,-300 50,-80').line('97,-296 97,-80')
    },
  }),
}

/** In heights: how large the stripe is. */
const STRIPE = 0.72

export const rollOn: ActStager = (scene, a, b) => {
  if (!b || !a.handed) return
  const h = a.place.h
  a.act({ pose: 'hold-front', turn: 0.5 })
  const [x] = a.point('headMid')
  const hand = before(a, 0.3, -0.02)
  const out = Math.max(Math.abs(hand[0] - x), headOf(a) * 1.35)
  const at: Point = [x + ahead(a, out), hand[1]]
  if (!scene.together(b, a)) scene.join(b, a, 'over')
  aim(b, at, [at[0] + ahead(a, h * 0.06), at[1] - h * 0.34])
  toFront(scene, b)
  a.act({ reach: { nearHand: b.point('grip') } })
  toFront(scene, a, 'nearArm')
  const paint = scene.bring(PAINT, h * STRIPE)
  if (!paint) return
  const [tx, ty] = b.point('tip')
  paint.move({
    scale: 1,
    dx: tx + ahead(a, wide(paint.art.box) * 0.22) - midX(paint.art.box),
    dy: ty - h * 0.1 - paint.art.box.y0,
  })
  paint.draw()
  scene.join(paint, a, 'under')
}
