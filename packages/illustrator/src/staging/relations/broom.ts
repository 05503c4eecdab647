/** On a broom: who steers in front, the others between them and its bristles. */
import { mix, side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { contact, meet, resize } from './kit.ts'

/** On the other side of what is ridden. */
export const FAR = new Set(['tail', 'farArm', 'farLeg', 'hairBack'])
export const RIDES = new Set(['rides', 'drives', 'swings-on'])
/** In degrees forward: the handle ahead and a little up. */
const BROOM = 82

const isHuman = ({ entry }: Member): boolean => entry.kind === 'being' && entry.human

/** A broom lies in the air, its bristles behind. */
export function astride(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  // The witch steers, whoever was named first.
  const lead = scene.bonds.find((bond) => bond.b === b && isHuman(bond.a) && RIDES.has(bond.relation.relation))?.a
  if (!isHuman(a) && lead && !scene.together(lead, b)) astride(scene, lead, b)
  if (!scene.alone(b)) {
    behindRider(scene, a, b)
    return
  }
  b.tilt = 0
  b.at({ facing: a.place.facing, h: a.place.h * 1.25 })
  b.tilt = BROOM
  b.draw()
  meet(scene, a, b, contact(a), b.point('seat', 'grip'))
  scene.join(a, b, 'over')
  if (!a.handed) return
  scene.group(b).rearrange(a, FAR, 'under')
  const hold = mix(b.point('grip'), b.point('grip2'), 0.9)
  a.act({ reach: { farHand: hold, ...(a.acting.reach?.nearHand ? {} : { nearHand: hold }) } })
}

/** In heights of both: how far behind the first one the second sits on a broom. */
const BEHIND = 0.2
/** In heights of who steers: how large an animal is beside them at most. */
const PET = 0.5

/** Between the first rider and the bristles. */
function behindRider(scene: Scene, a: Member, b: Member): void {
  const first = scene.group(b).members.find(({ being }) => being)
  if (!first) return
  const s = side(first.place.facing)
  if (scene.alone(a)) a.at({ facing: first.place.facing })
  if (!a.handed) a.act({ pose: 'sit' })
  if (!isHuman(a) && isHuman(first) && a.place.h > first.place.h * PET) resize(scene, a, first.place.h * PET)
  const [from, to] = [b.point('grip'), b.point('grip2')]
  const x = first.point('seat')[0] - s * (a.place.h + first.place.h) * BEHIND
  const slope = (to[1] - from[1]) / (to[0] - from[0] || 1)
  meet(scene, a, b, contact(a), [x, from[1] + (x - from[0]) * slope])
  scene.join(a, b, 'over')
  if (a.handed) scene.group(b).rearrange(a, FAR, 'under')
}
