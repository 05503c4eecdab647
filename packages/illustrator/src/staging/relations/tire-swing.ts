/** A tire on a rope: who swings on it sits in its hole, a hand at each side. */
import { mix } from '../geometry.ts'
import type { Member } from '../member.ts'
import { redrawn } from '../redrawn.ts'
import type { Scene } from '../scene.ts'
import { fromAbove } from './from-edge.ts'
import { contact, meet } from './kit.ts'

/** In heights of who swings on it. */
const HIGH = 1.2

export const isTire = ({ entry }: Member): boolean => entry.name === 'tire'

export function swingsInTire(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  if (a.entry.kind === 'being' && !a.entry.human && a.entry.upright()) a.upright = true
  b.recast(
    redrawn(b.entry, {
      size: [120, 160],
      habitat: 'air',
      points: { hook: [0, -158], seat: [0, -26], grip: [-48, -66], grip2: [48, -66] },
      back(p) {
        p.tint('slate').ell(0, -60, 59)
        p.tint('sky').ell(0, -60, 41)
        p.tint('sand').bar('0,-160 0,-104', 3.4)
      },
    }),
  )
  b.at({ h: (a.place.h * HIGH * 160) / 120 })
  scene.renew(b)
  fromAbove(scene, b, 'tire')
  a.act({ pose: a.handed ? 'swing-front' : 'sit' })
  meet(scene, a, b, contact(a), b.point('seat'))
  scene.join(a, b, 'over')
  if (!a.handed) return
  const [left, right] = [b.point('grip'), b.point('grip2')].toSorted((p, q) => p[0] - q[0])
  if (!left || !right) return
  const [nearHand, farHand] = a.place.facing === 'right' ? [left, right] : [right, left]
  const inward = (hand: typeof left) => mix(hand, a.point('chest'), 0.12)
  a.act({ reach: { seat: b.point('seat'), nearHand: inward(nearHand), farHand: inward(farHand) } })
}
