/** Whether a page shows what was said, measured on what was drawn. Knows nothing of how it was staged. */
import type { Relation } from '../../reading/graph.ts'
import { type Clash, clashesOf } from '../faces.ts'
import { GROUNDS, isPartOf } from '../grounds.ts'
import type { Member } from '../member.ts'
import { isHeavenly } from '../sizes.ts'
import { ACTS } from './acts.ts'
import { ALONE } from './alone.ts'
import { astray } from './astray.ts'
import { meets } from './contacts.ts'
import type { Context, Predicate } from './context.ts'
import { HANDS } from './hands.ts'
import { leastVisible } from './hiding.ts'
import { hovering } from './hovering.ts'
import type { Judged } from './judged.ts'
import { POSITION } from './position.ts'
import { Subject } from './subject.ts'
import { SUPPORT } from './support.ts'

export interface Verdict {
  relation: Relation
  holds: boolean
}

export interface Judgement {
  /** Ids of things of which as many as asked are to be seen. */
  present: Set<string>
  absent: { id: string; why: string }[]
  /** Ids of things of which not one is to be seen well enough: whoever asked for them has to be told. */
  gone: Set<string>
  verdicts: Verdict[]
  /** Nothing holds them up. */
  hovering: Member[]
  /** Faces that are hidden, and nobody asked for that. */
  clashes: Clash[]
  /** 0 to 1: how much of what was said is there. */
  score: number
}

/** What is claimed of a page: things by their id or their noun, and relations between them. */
export interface Claims {
  things: readonly { id: string; name: string }[]
  relations: readonly Relation[]
}

const PREDICATES: Readonly<Record<string, Predicate>> = { ...POSITION, ...SUPPORT, ...HANDS }
/** In the longer of both ways, in pixels of the page: smaller a child cannot color it. */
const LEAST_SIZE = 36
/** What a page loses of its score where all of it hovers, nobody has a face, or no hand gets to where it should be. */
const [HOVERS, FACELESS, ASTRAY] = [0.4, 0.5, 0.15]
/** What something is shaped like, made of or filled with is no further object. */
const FORMS = new Set(['shaped-like', 'made-of', 'filled-with'])
/** Acts that are seen by where everybody is, like the relation they stand for. */
const MEASURED = /^(downhill|line-up|queue|dangle)$/
/** There may be fewer cups than guests, and fewer hats than heads. */
const SHARED = new Set(['holds', 'wears', 'carries', 'eats', 'drinks', 'reads', 'plays', 'throws', 'has', 'fishes'])

export function judge(staged: Judged, claims: Claims = staged.scene.graph): Judgement {
  const present = new Set<string>()
  const absent: { id: string; why: string }[] = []
  for (const { id } of claims.things) {
    const why = lack(staged, claims.relations, id)
    if (why) absent.push({ id, why })
    else present.add(id)
  }
  const verdicts = claims.relations.map((relation) => ({ relation, holds: holds(staged, claims, relation) }))
  const of = (n: number, total: number) => (total ? n / total : 1)
  const right = verdicts.filter((verdict) => verdict.holds).length
  const loose = hovering(staged)
  const shown = 0.5 * of(present.size, claims.things.length) + 0.5 * of(right, verdicts.length)
  const clashes = clashesOf(staged.seen, staged.scene.graph.relations)
  const { members } = staged.scene
  const spoiled = HOVERS * loose.length + FACELESS * clashes.length + ASTRAY * astray(members).length
  const score = Math.max(0, shown - spoiled / Math.max(1, members.length))
  const lost = claims.things.filter(({ id }) => !otherwise(staged, id) && isGone(staged, claims.relations, id))
  // What something is shaped like is no thing of its own.
  const gone = new Set(
    lost.map(({ id }) => id).filter((id) => absent.some((lack) => lack.id === id) || copiesOf(staged, id).length),
  )
  return { present, absent, gone, verdicts, hovering: loose, clashes, score }
}

const copiesOf = ({ scene }: Judged, id: string): Member[] => {
  const exact = scene.members.filter(({ named }) => named.id === id)
  return exact.length ? exact : scene.members.filter(({ named }) => named.name === id)
}

/** Shown by the place itself or worn by somebody. */
function otherwise(staged: Judged, id: string): 'ground' | 'worn' | null {
  const { scene, elsewhere } = staged
  const named =
    scene.graph.things.find((thing) => thing.id === id) ?? scene.graph.things.find(({ name }) => name === id)
  const where = named && elsewhere.get(named.id)
  if (where) return where
  if (!named && isPartOf(id, staged.setting)) return 'ground'
  return scene.members.some(({ acting }) => acting.wears?.some(({ name }) => name === id)) ? 'worn' : null
}

const isGone = (staged: Judged, relations: readonly Relation[], id: string): boolean =>
  copiesOf(staged, id).every((copy) => flaw(staged, relations, copy, id) || isRemnant(staged, relations, copy))

/** Who is half hidden and small besides is found by nobody: a globe behind two children. In pixels of the page. */
const [REMNANT, SMALL_REMNANT] = [0.45, 8000]
/** What looks out of something shows its head, and is known by it. */
const PEEPING = 0.3
const WITHIN = /^(hides|inside|comes-out-of|sleeps-in|drives|rows|jumps-in|wears|swims-in)/

function isRemnant(staged: Judged, relations: readonly Relation[], copy: Member): boolean {
  const drawn = staged.seen.seen.get(copy)
  const mine = relations.filter(({ a, b }) => a === copy.named.id || b === copy.named.id)
  // What is held, worn or worked with is under the hands, and known by what is done with it.
  if (!drawn || mine.some(({ how, part, relation }) => how ?? part ?? HANDLED.test(relation))) return false
  const isIn = mine.some(({ a, relation }) => a === copy.named.id && WITHIN.test(relation))
  return drawn.visible < (isIn ? PEEPING : REMNANT) && drawn.visible * drawn.area < SMALL_REMNANT
}

const HANDLED = /^(holds|carries|plays|eats|drinks|reads|writes|throws|catches|fishes|wears|sits-on|rides|lies-on)/

/** Why a thing is not there as asked; null where it is. */
function lack(staged: Judged, relations: readonly Relation[], id: string): string | null {
  if (otherwise(staged, id)) return null
  const copies = copiesOf(staged, id)
  if (!copies.length) return relations.some(({ relation, b }) => FORMS.has(relation) && b === id) ? null : 'not drawn'
  for (const copy of copies) {
    const why = flaw(staged, relations, copy, id)
    if (why) return why
  }
  return null
}

/** Why one copy is not to be seen well enough; null where it is. */
function flaw(staged: Judged, relations: readonly Relation[], copy: Member, id: string): string | null {
  const drawn = staged.seen.seen.get(copy)
  if (!drawn?.shown) return 'hidden'
  if (drawn.visible < leastVisible(relations, id)) return `${Math.round(drawn.visible * 100)}% to be seen`
  const { x0, x1, y0, y1 } = drawn.box
  return Math.max(x1 - x0, y1 - y0) < LEAST_SIZE ? 'too small' : null
}

/** Every copy of a does it to some copy of b; where hands, garments or tools are fewer, as many as there are. */
function holds(staged: Judged, claims: Claims, relation: Relation): boolean {
  if (relation.b && otherwise(staged, relation.b) === 'worn') return true
  if (FORMS.has(relation.relation)) return true
  const touches = staged.scene.contacts.filter(({ a, b }) => a.named.id === relation.a && b.named.id === relation.b)
  if (touches.length) return touches.some((contact) => meets(contact, staged.seen, staged.scene.graph.relations))
  // An act without a contact is staged in a way of its own, for which there is no measure.
  if (relation.how && !MEASURED.test(relation.how) && !ACTS[relation.how]) return true
  const as = copiesOf(staged, relation.a)
  if (!as.length) return otherwise(staged, relation.a) !== null
  const done = as.filter((a) => does(staged, claims, relation, a)).length
  const bs = relation.b ? copiesOf(staged, relation.b) : []
  if (bs.some((b) => as.includes(b))) return done >= Math.min(1, as.length)
  const needed = SHARED.has(relation.relation) && bs.length ? Math.min(as.length, bs.length) : as.length
  return done >= needed
}

function does(staged: Judged, claims: Claims, relation: Relation, member: Member): boolean {
  const subject = (one: Member) => {
    const drawn = staged.seen.seen.get(one) ?? null
    return new Subject(one, drawn?.box ?? one.art.box, drawn)
  }
  const those = (deeds: RegExp) =>
    claims.relations
      .filter((other) => other.a === relation.a && other.b && deeds.test(other.relation))
      .flatMap((other) => copiesOf(staged, other.b as string).map(subject))
  const [held, thrown] = [those(/^(holds|carries)$/), those(/^throws$/)]
  const { ground, water } = staged.ground
  const context = { look: staged.seen, ground, water, held, thrown, c: null }
  const a = subject(member)
  const { b } = relation
  if (b === null || b === '@place') return ALONE[relation.relation]?.(a, context) ?? b === '@place'
  if (b.includes('+')) return isBetween(staged, b, a, context, subject)
  const test = ACTS[relation.how ?? ''] ?? PREDICATES[relation.relation]
  const others = copiesOf(staged, b).filter((other) => other !== member)
  // Nobody gets to the stars they reach for.
  if (others.length && others.every(isHeavenly) && /^(plays-with|picks|looks-at)$/.test(relation.relation)) return true
  if (others.length) return others.some((other) => test?.(a, subject(other), context) ?? false)
  const band = bandOf(staged, b)
  return band ? (test?.(a, band, context) ?? true) : false
}

function isBetween(staged: Judged, ends: string, a: Subject, context: Context, subject: (one: Member) => Subject) {
  const [left = '', right = ''] = ends.split('+')
  const test = PREDICATES.between as Predicate
  return copiesOf(staged, left).some((b) =>
    copiesOf(staged, right).some((c) => c !== b && test(a, subject(b), { ...context, c: subject(c) })),
  )
}

/** The part of the page that is the sea, the road, the sky. */
function bandOf(staged: Judged, b: string): Subject | null {
  if (otherwise(staged, b) !== 'ground') return null
  const { ground, scene } = staged
  const name = scene.graph.things.find(({ id }) => id === b)?.name ?? b
  const box = ground.shows[GROUNDS.get(name)?.element ?? 'ground'] ?? ground.shows.ground
  return box ? new Subject(null, box, null) : null
}
