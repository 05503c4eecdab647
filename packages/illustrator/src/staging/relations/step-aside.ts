/** After a try in which a face was covered: what covered it goes lower or further out, who was in the way steps back. Hands stay where they were. */
import type { Point } from '../../art/art.ts'
import { isBrought } from '../brought.ts'
import { clamp, grown, overlaps, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { TRAITS } from '../traits.ts'

/** What was seen on an earlier try, by keys: the members of the next try are others. */
export interface Remark {
  face: string
  by: string
  dx: number
  dy: number
}

/** Shares of the height that somebody steps back at most, and that a thing in the hands is lowered or held out. */
const [STEP_BACK, LOWER, OUT] = [0.26, 0.3, 0.34]
/** So much farther a hand has to go than what is to be cleared. */
const FOLLOWS = 1.35
/** A wand or a rod leans away from the face, in degrees. */
const LEANS = 32
const SLENDER = 0.45

/** Who is on or in something does not leave it. */
const FIXED = [
  'sits-on',
  'rides',
  'drives',
  'rows',
  'inside',
  'lies-on',
  'stands-on',
  'on-top-of',
  'swings-on',
  'sits-at',
  'climbs',
]

export function stepAside(scene: Scene, remarks: readonly Remark[]): void {
  const of = (key: string) => scene.members.find((member) => member.key === key)
  for (const { face, by, dx, dy } of remarks) {
    const [one, other] = [of(face), of(by)]
    if (!one || !other || !scene.together(one, other)) continue
    // A chair does not roll away from under who sits in it.
    if (FIXED.some((relation) => scene.undergoes(other, relation)) && !other.being) continue
    const holder = holderOf(scene, other)
    const isOwn = !other.being && scene.bonds.some(({ a, b }) => a === one && b === other)
    if (isOwn) giveWay(scene, one, other, dx, dy)
    else part(scene, one, holder && !other.being ? holder : other, { by: dx * one.place.h, thing: other })
  }
}

const holderOf = (scene: Scene, thing: Member): Member | null =>
  scene.bonds.find(({ a, b, relation }) => b === thing && a.being && TRAITS[relation.relation]?.held)?.a ?? null

/** What one has before one's own face: down, or out to the front, whichever is less. */
function giveWay(scene: Scene, a: Member, thing: Member, dx: number, dy: number): void {
  const h = a.place.h
  // The body follows the hand a little.
  const ahead = dx * side(a.place.facing) > 0 ? Math.abs(dx) * FOLLOWS + 0.03 : Number.POSITIVE_INFINITY
  const room = Math.max(0, (a.art.box.y1 - thing.art.box.y1) / h)
  const down = dy <= room + 0.1 ? dy : Number.POSITIVE_INFINITY
  if (a.handed && thing.has('grip') && !thing.tilt && wide(thing.art.box) < tall(thing.art.box) * SLENDER) {
    const [x, y] = thing.point('grip')
    thing.tilt = LEANS
    thing.draw()
    const [gx, gy] = thing.point('grip')
    thing.move({ scale: 1, dx: x - gx, dy: y - gy })
    return
  }
  const isOut = ahead <= down
  if (!Number.isFinite(isOut ? ahead : down)) return
  const by: Point = isOut ? [side(a.place.facing) * Math.min(ahead, OUT) * h, 0] : [0, Math.min(down, LOWER) * h]
  carry(scene, thing, by)
}

/** Moves a thing and every hand that is at it. */
function carry(scene: Scene, thing: Member, [dx, dy]: Point): void {
  const area = grown(thing.art.box, 12)
  const within = ([x, y]: Point) => overlaps(area, { x0: x, x1: x + 0.1, y0: y, y1: y + 0.1 })
  for (const one of scene.members) {
    const moved = Object.entries(one.acting.reach ?? {})
      .filter(([limb, point]) => /Hand$/.test(limb) && within(point))
      .map(([limb, [x, y]]): [string, Point] => [limb, [x + dx, y + dy]])
    if (one.being && moved.length) one.act({ reach: Object.fromEntries(moved) })
  }
  const load = scene.bonds.filter(
    ({ b, relation }) => b === thing && /^(inside|on-top-of|has)$/.test(relation.relation),
  )
  for (const one of [thing, ...load.map(({ a }) => a).filter((a) => !a.being)]) one.move({ scale: 1, dx, dy })
}

/** Both step back, or the one who can. Hands and what is in them stay where they met. */
function part(scene: Scene, one: Member, other: Member, { by, thing }: { by: number; thing: Member }): void {
  const movers = [one, ...(other.being ? [other] : [])].filter((member) => isFree(scene, member))
  if (!movers.length) return
  for (const mover of movers) {
    const away = mover === one ? -1 : 1
    const most = STEP_BACK * mover.place.h
    step(scene, mover, clamp((away * by) / movers.length, -most, most), thing)
  }
}

const isFree = (scene: Scene, member: Member): boolean =>
  member.being && !FIXED.some((relation) => scene.does(member, relation)?.b)

function step(scene: Scene, member: Member, dx: number, thing: Member): void {
  const hands = Object.entries(member.acting.reach ?? {}).filter(([limb]) => /Hand$/.test(limb))
  for (const one of [member, ...belongings(scene, member).filter((own) => own !== thing)])
    one.move({ scale: 1, dx, dy: 0 })
  if (hands.length) member.act({ reach: Object.fromEntries(hands) })
}

/** What it wears or stands on: what is in its hands stays with them. */
const belongings = (scene: Scene, member: Member): Member[] => [
  ...scene.bonds
    .filter(({ a, b, relation }) => a === member && b && /^(wears|has)$/.test(relation.relation))
    .map(({ b }) => b as Member),
  ...scene
    .group(member)
    .members.filter(
      (one) => isBrought(one.named.id) && one.entry.name === 'stool' && overlaps(one.art.box, member.art.box),
    ),
  ...scene.bonds
    .filter(
      ({ a, b, relation }) => b === member && /^(sits-on|on-top-of|rides)$/.test(relation.relation) && a !== member,
    )
    .map(({ a }) => a),
]
