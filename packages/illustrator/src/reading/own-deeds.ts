/** What one does with a part of one's own body: the tail held, the mouth opened, the tongue out. Hands at the face or belly are poses: own-touch.ts. */
import type { Relation } from './graph.ts'

const HELD = /^(tail|trunk)$/
const BY_HAND = /^(hold|hug|grab|clutch|squeeze)$/
const OPENED = /^(open|show|bare)$/
/** A puppy after its own tail whirls about. */
const WHIRLS = /^(chase|catch|bite|chew|nip|follow)$/

type OwnDeed = Pick<Relation, 'relation' | 'part' | 'how'>

/** Null where no page shows it. */
export function ownDeed(verb: string, part: string, said: string): OwnDeed | null {
  if (OPENED.test(verb) && part === 'mouth')
    return { relation: 'smiles', part, how: said === 'tongue' ? 'tongue-out' : 'mouth-open' }
  if (part === 'tail' && WHIRLS.test(verb)) return { relation: 'runs', part, how: 'own-tail' }
  if (/^(paw|hand|foot|leg|arm)$/.test(part) && verb === 'lick') return { relation: 'eats', part, how: 'own-paw' }
  return HELD.test(part) && BY_HAND.test(verb) ? { relation: 'holds', part, how: 'own-part' } : null
}
