/** On the back, on the belly: what a body does besides its deed, for those on two legs, on four and with wings. */
import type { Member } from './member.ts'

/** In degrees forward: a bird on its belly, anybody on four legs on its back. */
const [BELLY, BACK] = [82, 206]

export const isProne = (pose: string): boolean => pose === 'on-belly' || pose === 'on-back'

/** The pose that shows it, or the whole drawing turned where there is none. */
export function settleDown(member: Member, posture: string): void {
  member.tilt = 0
  if (!isProne(posture)) member.act({ pose: posture })
  else if (member.handed) member.act({ pose: posture === 'on-back' ? 'lie' : 'prone' })
  else if (posture === 'on-back' && isOnBack(member)) member.act({ pose: 'lie' })
  else if (posture === 'on-back') {
    member.act({ pose: isTwoLegged(member) ? 'stand' : 'jump' })
    member.tilt = isTwoLegged(member) ? -BELLY : BACK
  } else if (isTwoLegged(member) && member.entry.name !== 'penguin') {
    member.act({ pose: 'stand' })
    member.tilt = BELLY
  } else member.act({ pose: 'lie' })
  member.draw()
}

/** Drawn on its back as it is by nature. */
export const isOnBack = ({ entry }: Member): boolean => entry.name === 'sea otter'

const isTwoLegged = ({ entry }: Member): boolean =>
  entry.kind === 'being' &&
  /penguin|duck|goose|swan|chicken|hen$|rooster|chick$|turkey|ostrich|bird|owl|parrot|flamingo|puffin|pelican/.test(
    entry.name,
  )
