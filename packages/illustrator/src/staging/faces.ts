/** Whether one can see who it is: a face behind a balloon or a lantern is nobody's, and of two heads in one spot neither is. */
import type { Point } from '../art/art.ts'
import type { Relation } from '../reading/graph.ts'
import { clamp, distance, mix, side } from './geometry.ts'
import { type Look, SIZE, STEP } from './look.ts'
import type { Member } from './member.ts'

/** Share of eyes, nose and mouth that has to be free, which is about 85% of a head; less where two are in each other's arms. */
const [FREE, FREE_IN_ARMS, FREE_AT_FACE, FREE_AT_MOUTH, FREE_INSIDE] = [0.94, 0.76, 0.75, 0.7, 0.6]
/** Share of the smaller of two heads that the other may reach into. */
const HEADS_MEET = 0.2
/** In these a face may be covered: who hides, wears a mask, drinks from a cup or sleeps in a basket. */
const MEANT = /^(hides|wears|sleeps-in|jumps-in)/
/** What is at the mouth covers it, and no eye. */
const AT_MOUTH = /^(eats|drinks|plays|blows|pulls)$/
/** Who is in something still looks out of it. */
const COVERS = /^(inside|comes-out-of|under|behind)$/
const LODGED = /^(inside|comes-out-of)$/
const IN_ARMS = /^(hugs|dances-with)$/

/** Share of an eye or a mouth from which on it is hidden: a rope or a tail crosses one of them and little of the face. */
const CROSSED = 0.3

/** A face, who or what is before it, and how far that would have to move to be beside or below it, in heights of whose face it is. */
export interface Clash {
  face: Member
  by: Member
  dx: number
  dy: number
}

/** Faces behind somebody or something that has no business there, and heads that run into one another. */
export function clashesOf(look: Look, relations: readonly Relation[]): Clash[] {
  const beings = look.members.filter((member) => member.being && member.has('headMid') && member.has('headTop'))
  const behind = beings.map((member) => coverOf(look, member, relations)).filter((clash) => clash !== null)
  const apart = beings.flatMap((one, i) =>
    beings
      .slice(i + 1)
      .map((other) => collision(one, other, relations))
      .filter((clash) => clash !== null),
  )
  const isKnown = ({ face, by }: Clash) =>
    behind.some((one) => (one.face === face && one.by === by) || (one.face === by && one.by === face))
  return [...behind, ...apart.filter((clash) => !isKnown(clash))]
}

/** Whether enough of a face is to be seen, whoever is before it; true of who has none. */
export const isFaceFree = (look: Look, member: Member, relations: readonly Relation[]): boolean =>
  !member.being || coverOf(look, member, relations, false) === null

/** How much of all faces is hidden, whatever for. */
export function coveredIn(look: Look): number {
  const shares = look.members
    .filter((member) => member.being && member.has('headMid') && member.has('headTop'))
    .map((member) => {
      const { at, r } = circleOf(member)
      const { all, by } = over(look, member, at, r)
      return all ? [...by.values()].reduce((sum, { n }) => sum + n, 0) / all : 0
    })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Without its hat. */
function radiusOf(member: Member): number {
  const head = Math.abs(member.point('headMid')[1] - member.point('headTop')[1])
  return member.handed ? Math.min(head, 2 * distance(member.point('eye'), member.point('mouth'))) : head
}

/** The circle that both eyes and the mouth are in: in a hat or seen from the side it is not in the middle of the head. */
function circleOf(face: Member): { at: Point; r: number } {
  const head = radiusOf(face)
  if (!face.has('eye') || !face.has('mouth')) return { at: face.point('headMid'), r: head * 0.7 }
  const [eye, mouth] = [face.point('eye'), face.point('mouth')]
  const d = distance(eye, mouth)
  const [x, y] = mix(eye, mouth, 0.4)
  // The nearer eye is the one that is told of: the other one is as far ahead.
  if (face.handed) return { at: [x + side(face.place.facing) * d * 0.38, y], r: d * 0.92 }
  // A crocodile's mouth is far from its brow.
  return { at: [x, y], r: clamp(1.3 * d, 0.45 * head, 0.8 * head) }
}

/** Eyes, then the mouth. */
function featuresOf(face: Member, r: number): readonly (readonly [x: number, y: number, r: number])[] {
  if (face.art.features?.length) return face.art.features
  const eyes = face.has('eyeLeft') ? ['eyeLeft', 'eyeRight'] : ['eye']
  return [...eyes, 'mouth'].filter((name) => face.has(name)).map((name) => [...face.point(name), r * 0.3] as const)
}

interface Cover {
  n: number
  x: number
  x0: number
  x1: number
  y0: number
}

/** Who is to be seen where a part of a face would be, and how many places it has in all. */
function over(look: Look, face: Member, [x, y]: Point, radius: number): { all: number; by: Map<number, Cover> } {
  const mask = look.seen.get(face)?.mask
  const own = look.members.indexOf(face) + 1
  const by = new Map<number, Cover>()
  let all = 0
  for (let py = Math.floor((y - radius) / STEP); py <= (y + radius) / STEP; py++)
    for (let px = Math.floor((x - radius) / STEP); px <= (x + radius) / STEP; px++) {
      const at = py * SIZE + px
      if (px < 0 || py < 0 || px >= SIZE || py >= SIZE || !mask?.[at]) continue
      const [u, v] = [px * STEP, py * STEP]
      if (Math.hypot(u - x, v - y) > radius) continue
      all++
      const id = look.ids[at] ?? 0
      if (id === own || !look.members[id - 1]) continue
      const before = by.get(id) ?? { n: 0, x: 0, x0: u, x1: u, y0: v }
      by.set(id, {
        n: before.n + 1,
        x: before.x + u - x,
        x0: Math.min(before.x0, u),
        x1: Math.max(before.x1, u),
        y0: Math.min(before.y0, v),
      })
    }
  return { all, by }
}

/** `isStrict`: each eye and the mouth have to be free by themselves. */
function coverOf(look: Look, face: Member, relations: readonly Relation[], isStrict = true): Clash | null {
  if (!look.seen.has(face) || !face.has('headMid') || !face.has('headTop')) return null
  const { at, r } = circleOf(face)
  const { all, by: covers } = over(look, face, at, r)
  const [first] = [...covers].sort(([, p], [, q]) => q.n - p.n)
  const by = first && look.members[first[0] - 1]
  if (!first || !by) return null
  const covered = [...covers.values()].reduce((sum, { n }) => sum + n, 0)
  const least = leastFree(relations, face, by)
  const isHidden = covered > all * (1 - least)
  if (!isHidden && !(isStrict && isCrossed(look, face, r, least))) return null
  const [, cover] = first
  const h = face.place.h
  const [x, y] = at
  const dx = cover.x > 0 ? x + r - cover.x0 : x - r - cover.x1
  return { face, by, dx: dx / h, dy: (y + r - cover.y0) / h }
}

/** What is at the mouth covers that, and of two who kiss one sees the eyes; who hugs is seen to smile as well. */
function isCrossed(look: Look, face: Member, radius: number, least: number): boolean {
  if (least < FREE_INSIDE) return false
  const features = featuresOf(face, radius)
  return (least < FREE_IN_ARMS ? features.slice(0, -1) : features).some(([x, y, r]) => {
    const { all, by } = over(look, face, [x, y], r)
    return [...by.values()].some(({ n }) => n > all * CROSSED)
  })
}

/** Two heads in one spot: the second would have to step aside. */
function collision(one: Member, other: Member, relations: readonly Relation[]): Clash | null {
  if (leastFree(relations, one, other) < FREE || leastFree(relations, other, one) < FREE) return null
  const [p, q] = [one.point('headMid'), other.point('headMid')]
  const [r, s] = [radiusOf(one), radiusOf(other)]
  const least = Math.min(r, s)
  // How deep circles of the same size may run into each other to have a quarter in common.
  const room = r + s - 2 * least * 0.6
  const missing = room - distance(p, q)
  if (commonShare(distance(p, q), r, s) <= HEADS_MEET) return null
  const [face, by] = r < s ? [one, other] : [other, one]
  const away = by.point('headMid')[0] >= face.point('headMid')[0] ? 1 : -1
  return { face, by, dx: (away * Math.max(missing, least * 0.4)) / face.place.h, dy: Number.POSITIVE_INFINITY }
}

/** Of the smaller of two circles, the share that lies in the other. */
function commonShare(d: number, r: number, s: number): number {
  const [small, large] = r < s ? [r, s] : [s, r]
  if (d >= r + s) return 0
  if (d <= large - small) return 1
  const angle = (a: number, b: number) => Math.acos((d * d + a * a - b * b) / (2 * d * a))
  const [p, q] = [angle(small, large), angle(large, small)]
  const lens = small * small * (p - Math.sin(2 * p) / 2) + large * large * (q - Math.sin(2 * q) / 2)
  return lens / (Math.PI * small * small)
}

function leastFree(relations: readonly Relation[], one: Member, other: Member): number {
  const ids = [one.named.id, other.named.id]
  const between = relations.filter(
    ({ a, b }) => ids.includes(a) && ids.includes(b ?? '') && (a !== b || one.named === other.named),
  )
  if (
    between.some(
      ({ a, relation, how, word }) =>
        (a === one.named.id && MEANT.test(relation)) || AT_FACE.test(how ?? '') || /^hid/.test(word ?? ''),
    )
  )
    return 0
  // Only the feet are out.
  if (between.some(({ relation, part }) => /^(foot|tail|head)$/.test(part ?? '') && COVERS.test(relation))) return 0
  if (between.some(({ relation }) => LODGED.test(relation))) return FREE_INSIDE
  if (between.some(({ relation, part }) => AT_MOUTH.test(relation) || part === 'mouth' || isGroomed(relation, other)))
    return FREE_AT_MOUTH
  const isKissed = other.being && between.some(({ relation }) => relation === 'kisses')
  if (isKissed || isAtFace(relations, one, other)) return FREE_AT_FACE
  return other.being && between.some(({ relation }) => IN_ARMS.test(relation)) ? FREE_IN_ARMS : FREE
}

/** Moved away from the face, one's own toothbrush would brush the chin. */
const isGroomed = (relation: string, { entry }: Member): boolean =>
  relation === 'holds' && /^(toothbrush|razor|lipstick)$/.test(entry.name)

/** The brush at somebody's teeth, the spoon at a mouth, the rose that is held out to it, and the hand that has them. */
const isAtFace = (relations: readonly Relation[], one: Member, other: Member): boolean =>
  relations.some(({ a, b, part, relation, tool }) => {
    const isHis = [a, tool].includes(other.named.id) || holds(relations, a, other.named.id)
    const isThere = /^(mouth|nose|face|chin|eye)$/.test(part ?? '') || /^(feeds|gives-to)$/.test(relation)
    return b === one.named.id && isHis && isThere
  })

const holds = (relations: readonly Relation[], who: string, what: string): boolean =>
  relations.some(({ a, b, relation }) => a === who && b === what && relation === 'holds')

/** Acts that are done at the face: a camera, a lens, a whisper. */
const AT_FACE = /^(cover-eyes|at-eye|at-ear|lens|peer|whisper|blow-bubbles|nose-to-nose|in-love|head-in)$/

/** Where faces are: the middle of a head and how far it reaches. */
export const facesOf = (members: readonly Member[]): (readonly [x: number, y: number, r: number])[] =>
  members
    .filter((member) => member.being && member.has('headMid'))
    .map((member) => {
      const middle = member.point('headMid')
      const to = (name: string) => (member.has(name) ? distance(middle, member.point(name)) : 0)
      // An elephant's mouth is far from its brow, and its flank is no face.
      return [...middle, 1.1 * Math.max(to('headTop'), Math.min(to('mouth'), 1.3 * to('headTop') || Infinity))]
    })
