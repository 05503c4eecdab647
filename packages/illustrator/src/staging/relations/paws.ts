/** Who sits on its bottom with free forepaws has it in them, below the face. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { heldHeight } from '../sizes.ts'
import { meet } from './kit.ts'

const POSE = 'sit-holding'
/** Of the room between mouth and ground: what is larger would hide the belly, what is smaller would not be seen. */
const [LEAST, MOST] = [0.56, 0.8]
/** How far below the mouth the chin ends, and how far what is eaten is from the lips. */
const [CHIN, LIPS] = [0.14, -0.02]
/** Eaten where they are. */
const ROOTED = /grass|hay|bush|tree|bowl$|plate$|pond|puddle|river|lake|trough/

export const hasPaws = ({ entry, handed, acting }: Member): boolean =>
  entry.kind === 'being' &&
  !handed &&
  /^(stand|sit|head-down|reach|hold-front|hold-to-mouth|two-hands|sit-holding)$/.test(acting.pose) &&
  entry.actor.can(POSE)

/** Whether it is in the paws now. */
export function inPaws(scene: Scene, a: Member, b: Member): boolean {
  if (b.being || !hasPaws(a) || ROOTED.test(b.entry.name) || !scene.alone(b)) return false
  a.act({ pose: POSE })
  const [mx, my] = a.point('mouth')
  const room = a.art.box.y1 - my
  b.at({ h: heldHeight(b, a, 0.6) })
  const size = Math.max(tall(b.art.box), wide(b.art.box))
  const wanted = Math.min(room * MOST, Math.max(room * LEAST, size))
  b.at({ h: (b.place.h * wanted) / size })
  const eaten = scene.bonds.some((bond) => bond.a === a && bond.b === b && bond.relation.relation === 'eats')
  meet(scene, b, a, [midX(b.art.box), b.art.box.y0], [mx, my + room * (eaten ? LIPS : CHIN)])
  // At the lips it is before the chin, or nobody would be eating.
  if (eaten) {
    scene.join(b, a, { after: 'head', of: a })
    return true
  }
  // Between the paws, or before them where it is broad.
  scene.join(b, a, wide(b.art.box) > tall(b.art.box) ? { after: 'paws', of: a } : { before: 'paws', of: a })
  return true
}
