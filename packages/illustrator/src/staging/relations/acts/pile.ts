/** One on top of the other: each on the head of the one below, so that every face is free. */
import { midX, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { meet, resize } from '../kit.ts'
import { type ActStager, headOf } from './kit.ts'

/** Of the size of the one below: at most and at least so large is who stands on it. */
const [MOST, LEAST] = [0.92, 0.6]
/** In radii of the head below: how deep the feet are in its hair; of the height of a thing: how far it sinks in. */
const [SUNK, SETTLED] = [0.12, 0.04]

export const pile: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  for (const one of [b, a]) pose(scene, one)
  const size = extent(a) / extent(b)
  if (size > MOST || size < LEAST) resize(scene, a, (a.place.h * extent(b) * (size > MOST ? MOST : LEAST)) / extent(a))
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], topOf(b))
  scene.join(a, b, 'over')
}

const extent = ({ being, place, art }: Member): number => (being ? place.h : wide(art.box))

/** Facing the reader, on two legs where it can. */
function pose(scene: Parameters<ActStager>[0], one: Member): void {
  if (!one.being || !scene.alone(one)) return
  scene.rise(one)
  one.act(one.handed ? { pose: 'stand', turn: 0 } : { pose: 'sit' })
}

function topOf(b: Member): [number, number] {
  const { box } = b.art
  if (!b.being) return [midX(box), box.y0 + (box.y1 - box.y0) * SETTLED]
  const [x, y] = b.point('headTop')
  return [x, y + headOf(b) * SUNK]
}
