/** Animals that rest on the furniture of a room. */
import type { SceneGraph } from '../../reading/graph.ts'
import { isBeast } from '../casts.ts'
import { standing } from '../mandala/motif.ts'
import { sleepingCat } from './sill-cat.ts'

export interface Resting {
  who: string
  seat: string
}

/** What one sits on in a room. */
export const SEATS = ['chair', 'armchair', 'rocking chair', 'stool', 'couch', 'sofa', 'bench', 'bed']
/** An animal and what it rests on. */
export const restingIn = ({ things, relations }: SceneGraph): Resting | null => {
  for (const { a, b, relation } of relations) {
    const [who, seat] = [a, b].map((id) => things.find((thing) => thing.id === id)?.name ?? '')
    if (/^(?:sits|sleeps|lies)-(?:on|in)$|^on-top-of$/.test(relation) && who && isBeast(who) && SEATS.includes(seat!))
      return { who, seat: seat! }
  }
  return null
}

/** On the bed or in the chair, before its back. */
export function atRest(
  { who, seat }: Resting,
  pose: string,
  [x, foot, w, h]: readonly [x: number, foot: number, w: number, h: number],
): string {
  const isWide = seat === 'sofa' || seat === 'couch'
  const up =
    seat === 'bed' ? 128 * Math.min(w / 420, h / 400) : isWide ? (176 * w * 1.1) / 600 : (186 * Math.min(w, h)) / 400
  const y = foot - up
  if (/^(?:cat|kitten)$/.test(who) && pose !== 'sit') return sleepingCat(x, y, seat === 'bed' ? 150 : 118, 1)
  return standing(who, () => 5, pose === 'sit' ? 'sit' : 'lie-curled')?.(x, y, w * 0.6, h * 0.42) ?? ''
}
