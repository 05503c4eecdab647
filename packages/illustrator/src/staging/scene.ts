/** A scene while it is being put together: who is in it, and who already touches whom. */
import type { Point } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import { isBeyond } from '../places/beyond.ts'
import { isRoom } from '../places/choose.ts'
import type { Relation, SceneGraph } from '../reading/graph.ts'
import { FASTENED } from '../things/nature/small.ts'
import { FREE_STANDING } from '../things/tools/stepladder.ts'
import { type Entry, lookUp } from '../world/world.ts'
import { brought } from './brought.ts'
import { type Extra, Group, type Where } from './group.ts'
import { Member } from './member.ts'

/** A hand, or the tool in it, that has to be at a place of b: measured on the page that was drawn. */
export interface Contact {
  a: Member
  b: Member
  tool: Member | null
  at(): Point
  /** How far the hand may be from it: the length of a match that is no member of its own. */
  from?(): number
}

/** One relation between two members, copies told apart. b is missing where one acts alone or with the place. */
export interface Bond {
  a: Member
  b: Member | null
  /** What a is between: the second of the two. */
  c?: Member
  relation: Relation
}

/** What hangs on the wall whoever is beside it. */
const ON_WALLS = /^(window|clock|picture|poster|mirror|painting)$/

/** Where a ladder is up against something, and where somebody has it in the hands. */
const [LEANS, CARRIED] = [
  /^(leans-on|in-front-of|inside|on-top-of|hangs-from|comes-out-of|between)$/,
  /^(holds|carries|pulls|pushes|throws|has|cuts|paints|builds)$/,
]

export class Scene {
  readonly graph: SceneGraph
  readonly members: Member[]
  readonly bonds: Bond[]
  readonly rng: Rng
  readonly #groups = new Map<Member, Group>()
  readonly #taken = new Map<string, number>()
  readonly extras: Extra[] = []
  readonly contacts: Contact[] = []
  /** How often this scene was tried before: what did not come out is staged another way. */
  attempt = 0
  /** About these the others were arranged as a picture: they stay as they are to each other. */
  readonly arranged = new Set<Member>()
  /** Everybody hangs free: nobody stands beside anybody. */
  afloat = false
  /** The place it plays in. */
  setting = ''

  constructor(graph: SceneGraph, members: Member[], bonds: Bond[], rng: Rng) {
    this.graph = graph
    this.members = members
    this.bonds = bonds
    this.rng = rng
  }

  /** Who looks at the fish behind the glass stays before it. */
  settleIn(setting: string): void {
    this.setting = setting
    const isApart = (a: Member, b: Member) => isBeyond(setting, a.entry) !== isBeyond(setting, b.entry)
    for (const bond of this.bonds) if (bond.b && isApart(bond.a, bond.b)) bond.b = null
    // On a table a cone stands in its holder, a slice lies on its plate.
    // A chair by the window stands on the floor, the window does not.
    // Who sits by it would get up for it.
    for (const bond of this.bonds) {
      const isSet = !bond.a.being || this.does(bond.a, 'sits-on', 'lies-on', 'sits-at')?.b
      if (bond.relation.relation === 'next-to' && isSet && bond.b && ON_WALLS.test(bond.b.entry.name)) bond.b = null
    }
    // Beside others a pattern of powder is seen to lie on the ground.
    for (const member of this.members)
      if (member.entry.name === 'rangoli' && this.members.length > 1) member.wear('lying')
    for (const member of this.members)
      if (member.entry.name === 'ladder' && this.#standsFree(member)) member.wear(FREE_STANDING)
    // In the open a web hangs between twigs, and not in the sky.
    for (const member of this.members)
      if (member.entry.name === 'spider web' && !isRoom(setting) && this.#hangsNowhere(member)) member.wear(FASTENED)
    if (setting === 'tabletop') for (const member of this.members) member.wear('served')
  }

  #hangsNowhere = (web: Member): boolean =>
    !this.members.some(({ being, entry }) => !being && /buildings/.test(entry.category)) &&
    !this.bonds.some(({ a, b, relation }) => a === web && b && !/^(next-to|looks-at)$/.test(relation.relation))

  /** Nobody has it in the hands, and there is nothing that it leans on. */
  #standsFree(ladder: Member): boolean {
    const isAt = ({ relation, how }: Relation) => how === 'together' || LEANS.test(relation)
    return !this.bonds.some(
      ({ a, b, relation }) =>
        (a === ladder && b !== null && isAt(relation)) ||
        (b === ladder && (relation.how === 'together' || CARRIED.test(relation.relation))),
    )
  }

  /** Everybody by themselves, once they have been drawn for the first time. */
  part(): void {
    for (const member of this.members) this.#groups.set(member, new Group(member))
  }

  /** Something nobody named that holds somebody up: a stool, a chair. */
  bring(what: string | Entry, h: number): Member | null {
    const entry = typeof what === 'string' ? lookUp(what) : what
    if (!entry) return null
    const { name } = entry
    const count = this.members.filter((member) => member.entry.name === name).length
    const member = new Member(brought(name), entry, count, this.rng.int(1, 1 << 20))
    member.detail = this.members[0]?.detail ?? 'medium'
    member.album = this.members[0]?.album ?? member.album
    this.members.push(member)
    member.at({ h })
    this.#groups.set(member, new Group(member))
    return member
  }

  /** Its coats anew, where it became another drawing and nobody has joined it yet. */
  renew(member: Member): void {
    if (this.alone(member)) this.#groups.set(member, new Group(member))
  }

  /** On two legs, where it can and nobody touches it yet. */
  rise(member: Member): void {
    const { entry } = member
    if (entry.kind !== 'being' || entry.human || member.upright || !entry.upright() || !this.alone(member)) return
    member.upright = true
    member.draw()
    this.renew(member)
  }

  group(member: Member): Group {
    return this.#groups.get(member) as Group
  }

  get groups(): Group[] {
    return [...new Set(this.#groups.values())]
  }

  /** Not on the page after all. */
  leaveOut(member: Member): void {
    const group = this.group(member)
    group.members.splice(group.members.indexOf(member), 1)
    group.coats = group.coats.filter((coat) => coat.member !== member)
    this.members.splice(this.members.indexOf(member), 1)
    this.#groups.delete(member)
    for (const bond of this.bonds.filter(({ a }) => a === member)) this.bonds.splice(this.bonds.indexOf(bond), 1)
  }

  together(a: Member, b: Member): boolean {
    return this.group(a) === this.group(b)
  }

  /** From now on they move as one. */
  join(guest: Member, host: Member, where: Where): void {
    const [from, to] = [this.group(guest), this.group(host)]
    if (from === to) return
    to.absorb(from, where)
    for (const member of from.members) this.#groups.set(member, to)
  }

  /** Whether nothing has been fitted to it yet, so that its size may still change. */
  alone(member: Member): boolean {
    return this.group(member).members.length === 1
  }

  /** Which of how many guests of the same kind this one is. */
  slot(host: Member, kind: string, of: ReadonlySet<string>): { index: number; count: number } {
    const key = `${host.key} ${kind}`
    const index = this.#taken.get(key) ?? 0
    this.#taken.set(key, index + 1)
    const count = this.bonds.filter((bond) => bond.b === host && of.has(bond.relation.relation)).length
    return { index, count: Math.max(count, index + 1) }
  }

  does(member: Member, ...relations: string[]): Bond | undefined {
    return this.bonds.find((bond) => bond.a === member && relations.includes(bond.relation.relation))
  }

  undergoes(member: Member, ...relations: string[]): Bond | undefined {
    return this.bonds.find((bond) => bond.b === member && relations.includes(bond.relation.relation))
  }
}
