/** Whether a page shows what was said, measured on what was drawn. Knows nothing of how it was staged. */
import type { Relation } from '../../reading/graph.ts'
import { GROUNDS } from '../grounds.ts'
import type { Staged } from '../stage.ts'
import { ALONE } from './alone.ts'
import type { Context, Predicate } from './context.ts'
import { HANDS } from './hands.ts'
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
  /** Ids of things of which nothing worth the name is to be seen. */
  gone: Set<string>
  verdicts: Verdict[]
  /** 0 to 1: how much of what was said is there. */
  score: number
}

const PREDICATES: Readonly<Record<string, Predicate>> = { ...POSITION, ...SUPPORT, ...HANDS }
const LEAST_VISIBLE = 0.6
const GLIMPSE = 0.22
const HIDING = /^(hides|inside|behind|under|comes-out-of|sleeps-in|sits-at|drives|rows|jumps-in|wears|swims-in)/
/** Both ways in pixels of the page: smaller a child cannot color it. */
const LEAST_SIZE = 36
const FORMS = new Set(['shaped-like'])

export function judge(staged: Staged): Judgement {
  const { scene, elsewhere } = staged
  const present = new Set<string>()
  const absent: { id: string; why: string }[] = []
  for (const thing of scene.graph.things) {
    const where = elsewhere.get(thing.id)
    if (where) {
      present.add(thing.id)
      continue
    }
    const why = lack(staged, thing.id)
    if (why) absent.push({ id: thing.id, why })
    else present.add(thing.id)
  }
  const verdicts = scene.graph.relations.map((relation) => ({ relation, holds: holds(staged, relation) }))
  const of = (n: number, total: number) => (total ? n / total : 1)
  const right = verdicts.filter((verdict) => verdict.holds).length
  const score = 0.5 * of(present.size, scene.graph.things.length) + 0.5 * of(right, verdicts.length)
  const gone = new Set(absent.filter(({ id }) => isGone(staged, id)).map(({ id }) => id))
  return { present, absent, gone, verdicts, score }
}

const isGone = ({ scene, seen }: Staged, id: string): boolean =>
  scene.members.every((member) => member.named.id !== id || (seen.seen.get(member)?.visible ?? 0) < GLIMPSE)

/** Why a thing is not there as asked; null where it is. */
function lack({ scene, seen }: Staged, id: string): string | null {
  const copies = scene.members.filter((member) => member.named.id === id)
  if (!copies.length) return isForm(scene.graph.relations, id) ? null : 'not drawn'
  const hides = scene.graph.relations.some(
    ({ a, b, relation }) =>
      (a === id && HIDING.test(relation)) ||
      (b === id && /^(in-front|sits|rides|lies|holds|hugs|carries)/.test(relation)),
  )
  for (const copy of copies) {
    const drawn = seen.seen.get(copy)
    if (!drawn?.shown) return 'hidden'
    if (drawn.visible < (hides ? GLIMPSE : LEAST_VISIBLE)) return `${Math.round(drawn.visible * 100)}% to be seen`
    const { x0, x1, y0, y1 } = drawn.box
    if (Math.max(x1 - x0, y1 - y0) < LEAST_SIZE) return 'too small'
  }
  return null
}

const isForm = (relations: readonly Relation[], id: string): boolean =>
  relations.some(({ relation, b }) => FORMS.has(relation) && b === id)

function holds(staged: Staged, relation: Relation): boolean {
  const { scene, seen, ground, elsewhere } = staged
  const bonds = scene.bonds.filter((bond) => bond.relation === relation)
  if (relation.relation === 'wears' && relation.b && elsewhere.get(relation.b) === 'worn') return true
  if (FORMS.has(relation.relation)) return true
  if (!bonds.length) return false
  const subject = (member: (typeof scene.members)[number]): Subject => {
    const drawn = seen.seen.get(member) ?? null
    return new Subject(member, drawn?.box ?? member.art.box, drawn)
  }
  return bonds.every((bond) => {
    const a = subject(bond.a)
    const held = scene.bonds
      .filter((other) => other.a === bond.a && other.b && /holds|carries/.test(other.relation.relation))
      .map((other) => subject(other.b as (typeof scene.members)[number]))
    const context: Context = {
      look: seen,
      ground: ground.ground,
      water: ground.water,
      held,
      c: bond.c ? subject(bond.c) : null,
    }
    if (bond.b) return PREDICATES[relation.relation]?.(a, subject(bond.b), context) ?? false
    const band = bandOf(staged, relation)
    if (band) return PREDICATES[relation.relation]?.(a, band, context) ?? true
    if (relation.b !== null && relation.b !== '@place') return false
    return ALONE[relation.relation]?.(a, context) ?? relation.b === '@place'
  })
}

/** The part of the page that is the sea, the road, the sky. */
function bandOf({ ground, scene, elsewhere }: Staged, { b }: Relation): Subject | null {
  if (!b || elsewhere.get(b) !== 'ground') return null
  const thing = scene.graph.things.find(({ id }) => id === b)
  const element = thing ? elementOf(thing.name) : 'ground'
  const box = ground.shows[element] ?? ground.shows.ground
  return box ? new Subject(null, box, null) : null
}

const elementOf = (name: string): 'water' | 'ground' | 'sky' => GROUNDS.get(name)?.element ?? 'ground'
