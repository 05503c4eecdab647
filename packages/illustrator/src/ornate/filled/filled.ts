/** An animal or a shape, large, its body filled with the ornament that was named; around it the page stays light. */
import type { Rng } from '../../ink/random.ts'
import { creature } from '../creatures/creatures.ts'
import { INSECTS } from '../insects/insects.ts'
import { insectSubject } from '../insects/subject.ts'
import { grow, union } from '../kit/clip.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { halo } from '../portrait/portrait.ts'
import { alone, type Subject } from '../subject.ts'
import { sprays } from '../wreath.ts'
import { motifCover } from './motif-cover.ts'
import type { Fill } from './ornaments.ts'

const FRAME = rect(24, 24, 976, 976)
const ROOM = 800

/** Of these a grown-up's drawing shows the body, and not the head alone. */
const WITH_BODY = /^(?:owl|cat|horse|dolphin|rooster|chicken|crow|raven|jellyfish|crab|scorpion)$/

const subjectOf = (name: string, attributes: readonly string[], rng: Rng): Subject => {
  if (name in INSECTS) return insectSubject(name, rng, true)
  return WITH_BODY.test(name) ? creature(name, rng) : alone(name, rng, attributes)
}

export function filledShape(
  rng: Rng,
  name: string,
  { ornaments, between }: Fill,
  attributes: readonly string[] = [],
): string {
  const cover = motifCover(ornaments, between, rng)
  const place = { x: 512, y: 512, w: ROOM, h: ROOM, cover, sw: 6.4, face: 120 }
  const { svg, outlines } = subjectOf(name, attributes, rng)(place)
  // Its outline would be lost among the rings behind it.
  const moat = shape(grow(union(outlines), 16), 0)
  return page(halo(rng) + moat + sprays(rng) + svg + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}
