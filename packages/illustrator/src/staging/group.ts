/** Members that touch one another: they move as one, and are painted in an order that their touching decides. */
import type { Box } from '../art/art.ts'
import { type Move, union } from './geometry.ts'
import type { Member } from './member.ts'

/** One coat of paint of one member. */
export interface Coat {
  member: Member
  part: string
}

/** Where the coats of a guest go: among the host's own, or before or after all of them. */
export type Where = { before: string; of: Member } | { after: string; of: Member } | 'over' | 'under'

export class Group {
  readonly members: Member[] = []
  coats: Coat[] = []
  /** How far the water reaches up whoever swims or wades, as a share of the height of all of them. */
  sunk = 0
  /** Whose parts were put elsewhere than the drawing itself has them. */
  readonly arranged = new Set<Member>()

  constructor(...members: Member[]) {
    for (const member of members) this.#take(member)
  }

  #take(member: Member): void {
    this.members.push(member)
    this.coats.push(...coatsOf(member))
  }

  /** As far as the drawings go. */
  get box(): Box {
    return union(this.members.map((member) => member.art.box))
  }

  move(move: Move): void {
    for (const member of this.members) member.move(move)
  }

  shift(dx: number, dy: number): void {
    if (dx || dy) this.move({ scale: 1, dx, dy })
  }

  absorb(guest: Group, where: Where): void {
    this.members.push(...guest.members)
    for (const member of guest.arranged) this.arranged.add(member)
    this.coats.splice(this.#index(where), 0, ...guest.coats)
  }

  /** Puts coats of a member elsewhere: the far leg of a rider goes behind the horse. */
  rearrange(member: Member, parts: ReadonlySet<string>, where: Where): void {
    this.arranged.add(member)
    const taken = this.coats.filter((coat) => coat.member === member && parts.has(coat.part))
    this.coats = this.coats.filter((coat) => !taken.includes(coat))
    this.coats.splice(this.#index(where), 0, ...taken)
  }

  /** Who stands back is painted before who stands near, each in the order it had. */
  layer(...rows: readonly (readonly Member[])[][]): void {
    const depth = new Map(rows.flatMap((row, i) => row.flat().map((member): [Member, number] => [member, i])))
    this.coats.sort((p, q) => (depth.get(p.member) ?? 0) - (depth.get(q.member) ?? 0))
  }

  /** A new pose may bring parts: each follows the one that it is painted after. */
  #renew(member: Member): void {
    let last = -1
    for (const { part } of coatsOf(member)) {
      const at = this.coats.findIndex((coat) => coat.member === member && coat.part === part)
      if (at < 0 && last >= 0) this.coats.splice(++last, 0, { member, part })
      else if (at >= 0) last = at
    }
  }

  #index(where: Where): number {
    if (where === 'over') return this.coats.length
    if (where === 'under') return 0
    this.#renew(where.of)
    const mine = (coat: Coat) => coat.member === where.of
    const part = 'before' in where ? where.before : where.after
    const exact = (coat: Coat) => mine(coat) && coat.part === part
    if ('before' in where) {
      const at = this.coats.findIndex(exact)
      // A member that has no such coat is in front of none of it: the guest goes over all of it.
      return at >= 0 ? at : this.coats.findLastIndex(mine) + 1
    }
    const at = this.coats.findLastIndex(exact)
    return (at >= 0 ? at : this.coats.findLastIndex(mine)) + 1
  }
}

export function coatsOf(member: Member): Coat[] {
  return [...new Set(member.art.layers.map((layer) => layer.part))].map((part) => ({ member, part }))
}

/**
 * Turned around or with an arm held out, a body is painted in another order than when it was cast: a far arm that is before the trunk now
 * would have the line around the whole body drawn over it. What was put between its parts stays before the part it was put before.
 */
export function inOwnOrder(coats: readonly Coat[], groups: readonly Group[]): Coat[] {
  let out = [...coats]
  for (const { members, arranged } of groups)
    for (const member of members) if (!arranged.has(member)) out = asDrawn(out, member)
  return out
}

function asDrawn(coats: readonly Coat[], member: Member): Coat[] {
  const isOwn = (coat: Coat) => coat.member === member
  const [from, to] = [coats.findIndex(isOwn), coats.findLastIndex(isOwn)]
  if (from < 0) return [...coats]
  const between = new Map<string, Coat[]>()
  let waiting: Coat[] = []
  for (const coat of coats.slice(from, to + 1)) {
    if (isOwn(coat)) {
      between.set(coat.part, waiting)
      waiting = []
    } else waiting.push(coat)
  }
  const parts = coatsOf(member)
  const gone = [...between].filter(([part]) => parts.every((own) => own.part !== part)).flatMap(([, others]) => others)
  const mine = parts.flatMap((own) => [...(between.get(own.part) ?? []), own])
  return [...coats.slice(0, from), ...gone, ...mine, ...coats.slice(to + 1)]
}

/** Ropes, strings, hearts: they belong to a member and follow its last coat. */
export interface Extra {
  of: Member
  draw(sw: number): string
}

/** Every coat with its paint. A pose may bring parts that were not there before: each is painted where its pose has it. */
export function painted(coats: readonly Coat[], extras: readonly Extra[]): { member: Member; svg: string }[] {
  const known = new Map<Member, Set<string>>()
  for (const { member, part } of coats) known.set(member, (known.get(member) ?? new Set()).add(part))
  return coats.map(({ member, part }, i) => {
    const mine = known.get(member) as Set<string>
    const { layers } = member.art
    const own = layers.flatMap((layer, k) => (layer.part === part ? [...newBefore(layers, k, mine), layer] : []))
    const last = coats.findLastIndex((coat) => coat.member === member) === i
    const rest = last ? layers.slice(layers.findLastIndex((layer) => mine.has(layer.part)) + 1) : []
    const more = last ? extras.filter((extra) => extra.of === member).map((extra) => extra.draw(member.sw)) : []
    return { member, svg: [...own, ...rest].map((layer) => layer.svg).join('') + more.join('') }
  })
}

/** The layers right before this one that no coat was made for. */
function newBefore<T extends { part: string }>(layers: readonly T[], at: number, known: ReadonlySet<string>): T[] {
  const from = layers.findLastIndex((layer, i) => i < at && known.has(layer.part)) + 1
  return layers.slice(from, at)
}
