/** Whether hand, tool and what they are at really meet on the page, and neither hides the other's face. */
import type { Relation } from '../../reading/graph.ts'
import { isFaceFree } from '../faces.ts'
import type { Look } from '../look.ts'
import type { Contact } from '../scene.ts'
import { Subject } from './subject.ts'

/** Least share of a tool that has to be seen. */
const SEEN = 0.3

export function meets(contact: Contact, look: Look, relations: readonly Relation[]): boolean {
  const { a, b, tool, at } = contact
  const [hand, other] = [subject(look, a), subject(look, b)]
  const near = Math.max(16, 0.06 * Math.max(hand.h, other.h))
  const held = tool && subject(look, tool)
  if (held && (held.nearest(hand.hands) > near || held.visible < SEEN)) return false
  const end = held
    ? held.distance(at())
    : Math.min(...hand.hands.map((p) => Math.hypot(p[0] - at()[0], p[1] - at()[1])))
  return (
    end <= near + (contact.from?.() ?? 0) &&
    other.distance(at()) <= near &&
    [a, b].every((one) => isFaceFree(look, one, relations))
  )
}

const subject = (look: Look, member: Contact['a']): Subject => {
  const drawn = look.seen.get(member) ?? null
  return new Subject(member, drawn?.box ?? member.art.box, drawn)
}
