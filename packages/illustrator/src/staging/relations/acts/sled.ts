/** On sleds down a hill: each on a sled of their own one after the other, or all on one. */
import { mix, side, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { ahead, contact, meet, resize } from '../kit.ts'
import { type ActStager, propOf, turnTogether } from './kit.ts'
import { along } from './slope.ts'

/** How wide the slope is, in heights of who is on it: of one sled, for each more, and for each more on one. */
const WIDTH = { one: 2.3, more: 1.15, seat: 0.75 }
/** In degrees. */
const STEEP = 17

/** Seated, on the way down. */
export const sled: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const slope = scene.does(a, 'slides-down')?.b ?? propOf(scene, a, /slope/)
  const riders = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'rides').map((bond) => bond.a)
  // All go the same way down.
  const facing = slope && !scene.alone(slope) ? slope.place.facing : a.place.facing
  for (const rider of riders) if (scene.alone(rider)) rider.at({ facing })
  resize(scene, b, (b.place.h * a.place.h * (0.95 + 0.35 * (riders.length - 1))) / wide(b.art.box))
  b.at({ facing })
  const [x, y] = b.point('seat')
  riders.forEach((rider, i) => {
    if (rider.handed) rider.act({ pose: 'sled', reach: { seat: [rider.place.x, rider.place.y - rider.place.h * 0.2] } })
    else rider.act({ pose: 'sit' })
    const shift = ahead(a, a.place.h * (0.08 - 0.34 * i + 0.17 * (riders.length - 1)))
    meet(scene, rider, b, contact(rider), [x + shift, y + 2])
    scene.join(rider, b, 'over')
  })
  a.act({ reach: { nearHand: b.point('grip'), farHand: b.point('grip') } })
  if (slope && !scene.together(slope, b)) ontoSlope(scene, b, riders, slope)
}

function ontoSlope(scene: Scene, b: Member, riders: readonly Member[], slope: Member): void {
  const sleds = [...new Set(scene.bonds.filter(({ relation }) => relation.how === 'sled').map((bond) => bond.b))]
  const [i, n] = [sleds.indexOf(b), sleds.length]
  const { facing } = b.place
  const h = Math.max(...riders.map(({ place }) => place.h))
  if (scene.alone(slope))
    slope.at({
      facing,
      h:
        (slope.place.h * h * (WIDTH.one + WIDTH.more * (n - 1) + WIDTH.seat * (riders.length - 1))) /
        wide(slope.art.box),
    })
  const on = n > 1 ? mix(slope.point('upper'), slope.point('lower'), along(i, n)) : slope.point('grip')
  const base = b.point('base')
  scene.group(b).shift(on[0] - base[0], on[1] - base[1])
  turnTogether([b, ...riders], STEEP * side(facing), on)
  scene.arranged.add(slope)
  if (scene.alone(slope)) scene.join(slope, b, 'under')
  else scene.join(b, slope, 'over')
}
