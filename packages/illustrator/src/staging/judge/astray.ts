/** Hands that were sent somewhere and do not get there: arms are too short, or a body has moved away. */
import type { Member } from '../member.ts'

/** Of the height of whose hand it is: nearer than this it is there. */
const THERE = 0.07

export const astray = (members: readonly Member[]): Member[] =>
  members.filter(
    (member) =>
      member.handed &&
      !member.tilt &&
      Object.entries(member.acting.reach ?? {}).some(([limb, [x, y]]) => {
        const hand = /Hand$/.test(limb) ? member.art.points[limb] : undefined
        return hand && Math.hypot(hand[0] - x, hand[1] - y) > THERE * member.place.h
      }),
  )
