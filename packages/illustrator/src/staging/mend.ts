/** Where a face is covered once everybody has their place: a few small moves are tried on the page itself, and the best one is kept. */
import type { Acting } from '../art/art.ts'
import { isBrought } from './brought.ts'
import { type Clash, coveredIn, facesOf } from './faces.ts'
import { clamp, midX, overlaps, tall, turned, union, wide } from './geometry.ts'
import type { Coat } from './group.ts'
import type { Judgement } from './judge/judge.ts'
import { type Look, look } from './look.ts'
import type { Member, Place } from './member.ts'
import { carriedBy } from './relations/carried.ts'
import { stepAside } from './relations/step-aside.ts'
import type { Bond, Scene } from './scene.ts'

/** Looks at a page: what each costs is a fifth of drawing it anew. Of crowds even one costs more than that. */
const [MOST_LOOKS, MOST_MEMBERS] = [9, 8]
/** How much smaller somebody gets, and where the page ends. */
const [SMALLER, MARGIN, PAGE] = [0.8, 30, 1024]
/** In heights: farther down it would no longer be where it belongs. */
const LOWEST = 0.16
/** Of what it rests on, on each side: farther out one falls off. */
const EDGE = 0.15
/** Less is no gain. */
const GAIN = 0.01
/** What a page loses where all faces are hidden, also by what they are in. */
const COVERED = 0.3

/** On or in something, and held there by nothing but its own weight. */
const RESTS =
  /^(inside|sits-on|lies-on|stands-on|on-top-of|rides|rows|jumps-in|hides-in|sleeps-in|bounces-on|floats-on)$/

type Mend = (scene: Scene, clash: Clash) => boolean

/** Each says whether there was anything to do. */
const MENDS: readonly Mend[] = [
  (scene, { face, by, dx, dy }) => {
    stepAside(scene, [{ face: face.key, by: by.key, dx, dy }])
    return scene.together(face, by)
  },
  // Out of what it is in, as far as its chin.
  (scene, { face, by, dy }) =>
    Number.isFinite(dy) && restOf(scene, face)?.b === by && shift(scene, face, 0, -dy * face.place.h),
  // Who rests beside somebody on the same thing moves over, and a cat on the lap does not sit before the chin.
  (scene, { face, by, dx }) => isFree(scene, by) && shift(scene, by, dx * face.place.h, 0),
  (scene, { face, dx }) => isFree(scene, face) && shift(scene, face, -dx * face.place.h, 0),
  (scene, { face, by, dx }) =>
    isFree(scene, by) &&
    isFree(scene, face) &&
    shift(scene, by, dx * face.place.h * 0.5, 0) &&
    shift(scene, face, -dx * face.place.h * 0.5, 0),
  (scene, { face, by, dy }) =>
    dy <= LOWEST && restOf(scene, by) !== undefined && shift(scene, by, 0, dy * face.place.h),
  (scene, { by }) => restOf(scene, by) !== undefined && shrink(scene, by),
  // A tail is on the other side of who is turned around.
  (scene, { face, by }) => isFree(scene, by) && !haveToDo(scene, by, face) && turn(by),
  (scene, { face, by }) => isFree(scene, face) && !haveToDo(scene, by, face) && turn(face),
]

/** Nobody turns away from whom they play with. */
const haveToDo = ({ bonds }: Scene, one: Member, other: Member): boolean =>
  bonds.some(
    ({ a, b, relation }) =>
      TOWARD.test(relation.relation) && ((a === one && b === other) || (a === other && b === one)),
  )
const TOWARD = /^(plays-with|hugs|kisses|feeds|talks-to|gives-to|looks-at|fights|tends)$/

/** `isLast`: there is no other try that could free them all. */
export function mend(scene: Scene, coats: readonly Coat[], judged: (seen: Look) => Judgement, isLast: boolean): void {
  if (scene.members.length > MOST_MEMBERS || !isAnyoneNear(scene.members)) return
  let looks = 0
  const see = (): Seen => {
    looks++
    const seen = look(coats, scene.extras, '')
    const { clashes, score, verdicts } = judged(seen)
    const held = verdicts.filter(({ holds }) => holds).length
    return { clashes, held, merit: score - COVERED * coveredIn(seen) }
  }
  const undo = keep(scene)
  // What is tried here is no reason not to try the whole page again.
  const drawings = scene.members.map((member) => member.drawings)
  let best: Seen | null = see()
  while (best?.clashes.length) {
    const found: Seen | null = freed(best, scene, () => (looks < MOST_LOOKS ? see() : null))
    if (!found && !isLast) undo()
    best = found
  }
  scene.members.forEach((member, i) => {
    member.drawings = drawings[i] ?? 0
  })
}

interface Seen {
  clashes: readonly Clash[]
  /** How many relations are as they should be. */
  held: number
  merit: number
}

/** The first move that frees a face and spoils nothing. */
function freed(best: Seen, scene: Scene, see: () => Seen | null): Seen | null {
  const undo = keep(scene)
  for (const clash of best.clashes.filter((one) => !isOnLap(scene, one)))
    for (const one of MENDS) {
      const seen = one(scene, clash) && fitsPage(scene) ? see() : null
      const isBetter = seen && seen.clashes.length < best.clashes.length && seen.held >= best.held
      if (isBetter && seen.merit > best.merit + GAIN) return seen
      undo()
    }
  return null
}

/** A child on a lap is held there: both are staged anew. */
const isOnLap = ({ bonds }: Scene, { face, by }: Clash): boolean =>
  bonds.some(
    ({ a, b, relation }) => relation.part === 'lap' && a.handed && (a === face || a === by) && (b === face || b === by),
  )

/** Whether anything at all could be before somebody's face. */
const isAnyoneNear = (members: readonly Member[]): boolean =>
  facesOf(members).some(
    ([x, y, r]) =>
      members.filter(({ art }) => overlaps(art.box, { x0: x - r, x1: x + r, y0: y - r, y1: y + r })).length > 1,
  )

/** How everybody is now; called, it has them be so again. */
function keep({ members }: Scene): () => void {
  const all = members.map((member): [Member, Place, Acting, number] => [
    member,
    member.place,
    member.acting,
    member.tilt,
  ])
  return () => {
    for (const [member, place, acting, tilt] of all) Object.assign(member, { place, acting, tilt }).draw()
  }
}

/** Who has to step aside past the edge of the page makes all of them a little smaller. */
function fitsPage({ members }: Scene): boolean {
  const { x0, x1, y1 } = union(members.map(({ art }) => art.box))
  if (y1 > PAGE - MARGIN) return false
  const scale = Math.min(1, (PAGE - 2 * MARGIN) / (x1 - x0))
  if (scale < SMALLER) return false
  const dx = clamp(x0 * scale, MARGIN, PAGE - MARGIN - (x1 - x0) * scale) - x0 * scale
  if (scale < 1 || dx) for (const member of members) member.move({ scale, dx, dy: y1 * (1 - scale) })
  if (scale < 1 || dx) for (const member of members) member.draw()
  return true
}

const restOf = (scene: Scene, member: Member): Bond | undefined =>
  scene.bonds.find(({ a, b, relation }) => a === member && b && RESTS.test(relation.relation))

/** It rests somewhere, or has its hands at nothing that it would leave. */
const isFree = (scene: Scene, member: Member): boolean =>
  member.being &&
  !isBrought(member.named.id) &&
  !hasMouthFull(scene, member) &&
  (restOf(scene, member) !== undefined || !hasHandsFull(member))

/** A dog that turned around would have the slipper at its tail. */
const hasMouthFull = (scene: Scene, member: Member): boolean =>
  !member.handed &&
  scene.bonds.some(
    ({ a, b, relation }) =>
      a === member && b && !b.being && /^(holds|carries|eats|drinks|catches)$/.test(relation.relation),
  )

const hasHandsFull = ({ acting }: Member): boolean => Object.keys(acting.reach ?? {}).some((limb) => /Hand$/.test(limb))

/** What it rests on stays under it. */
function shift(scene: Scene, member: Member, dx: number, dy: number): boolean {
  for (const one of carriedBy(scene, member)) {
    one.move({ scale: 1, dx, dy })
    one.draw()
  }
  const on = restOf(scene, member)?.b
  const host = on?.art.box
  // A tail carries nobody.
  const inset = host ? wide(host) * (on.being && !on.handed ? 2 * EDGE : EDGE) : 0
  const x = midX(member.art.box)
  return Math.abs(dx) + Math.abs(dy) > 1 && (!host || (x > host.x0 + inset && x < host.x1 - inset))
}

/** Standing where it stands. */
function shrink(scene: Scene, member: Member): boolean {
  const { x } = member.place
  const low = member.art.box.y1
  for (const one of carriedBy(scene, member)) {
    one.move({ scale: SMALLER, dx: x * (1 - SMALLER), dy: low * (1 - SMALLER) })
    one.draw()
  }
  return tall(member.art.box) > PAGE * 0.1
}

function turn(member: Member): boolean {
  if (hasHandsFull(member)) return false
  const middle = (member.art.box.x0 + member.art.box.x1) / 2
  member.at({ facing: turned(member.place.facing) })
  const { x0, x1 } = member.art.box
  member.move({ scale: 1, dx: middle - (x0 + x1) / 2, dy: 0 })
  member.draw()
  return true
}
