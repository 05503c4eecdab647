/** Two who dance with each other. */
import type { Point } from '../../art/art.ts'
import { halfHead, toFront } from './acts/kit.ts'
import { facing } from './beside.ts'
import { carriedBy } from './carried.ts'
import { inner } from './hand-in-hand.ts'
import type { Stager } from './kit.ts'

/** Face to face, hand in hand on the side of the reader, the other hand in the air. */
export const dancesWith: Stager = (scene, a, b) => {
  facing(scene, a, b, { a: '', b: '', relation: 'dances-with' })
  if (!a.handed || !b.handed) return
  const [p, q] = [a.point('chest'), b.point('chest')]
  const arms = (a.place.h + b.place.h) * 0.23
  const s = Math.sign(q[0] - p[0]) || 1
  const heads = (halfHead(a) + halfHead(b)) * 1.04
  const near = s * (q[0] - p[0]) - Math.max(arms, heads)
  if (near > 0) for (const member of carriedBy(scene, a)) member.move({ scale: 1, dx: s * near, dy: 0 })
  const [ax, ay] = a.point('chest')
  const h = Math.min(a.place.h, b.place.h)
  const x = ax + ((q[0] - ax) * a.place.h) / (a.place.h + b.place.h)
  // The large head of an animal reaches below its shoulders: arms before it would be over its mouth.
  const isHuman = ({ entry }: typeof a): boolean => entry.kind === 'being' && entry.human === true
  const low = isHuman(a) && isHuman(b) ? 0.05 : 0.15
  const at: Point = [x, Math.max(ay, q[1]) + h * low]
  for (const one of [a, b]) {
    one.act({ reach: { [inner(one, one === a ? b : a)]: at } })
    if (isHuman(one)) toFront(scene, one, inner(one, one === a ? b : a).replace('Hand', 'Arm'))
  }
  scene.contacts.push({ a, b, tool: null, at: () => b.point(inner(b, a)) })
}
