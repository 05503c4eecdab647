/** What acts share: finding what was brought, pointing a tool, turning several as one. */
import type { Point } from '../../../art/art.ts'
import type { Relation } from '../../../reading/graph.ts'
import { distance, side } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'

/** Stages an act; b is missing where it is done to nothing that is drawn. */
export type ActStager = (scene: Scene, a: Member, b: Member | null, relation: Relation) => void

/** What stands by for a's act, or is in its hand. */
export const propOf = (scene: Scene, a: Member, name: RegExp): Member | null =>
  scene.bonds.find((bond) => bond.a === a && bond.b && name.test(bond.b.entry.name))?.b ?? null

/** The tool of the act, else whatever a holds. */
export function toolIn(scene: Scene, a: Member, relation: Relation): Member | null {
  const held = scene.bonds.filter((bond) => bond.a === a && bond.b && bond.relation.relation === 'holds')
  return (held.find(({ b }) => b?.named.id === relation.tool) ?? held[0])?.b ?? null
}

/** From the chest: so many shares of the height forward and down. */
export function before(a: Member, forward: number, down: number): Point {
  const [x, y] = a.point('chest')
  return [x + side(a.place.facing) * forward * a.place.h, y + down * a.place.h]
}

/** Radius of the head. */
export const headOf = (a: Member): number => Math.abs(a.point('headMid')[1] - a.point('headTop')[1])

/** Half of what head, ears and hair take from side to side. */
export const halfHead = (a: Member): number =>
  a.has('cheek') ? distance(a.point('cheek'), a.point('headMid')) : headOf(a)

/** From the middle of a head to its side, snout and all. */
export function cheek(one: Member): number {
  const [x] = one.point('headMid')
  const features = (one.art.features ?? []).map(([fx, , r]) => Math.abs(fx - x) + r * 1.2)
  return Math.max(headOf(one), halfHead(one), ...features)
}

const degrees = ([x, y]: Point, [u, v]: Point): number => (Math.atan2(v - y, u - x) * 180) / Math.PI

/** Sizes and turns a tool so that it reaches from one point to the other. */
export function aim(tool: Member, from: Point, to: Point, ends: readonly [string, string] = ['grip', 'tip']): void {
  tool.tilt = 0
  tool.draw()
  const length = distance(tool.point(ends[0]), tool.point(ends[1]))
  tool.at({ h: (tool.place.h * distance(from, to)) / Math.max(1, length) })
  const turn = degrees(from, to) - degrees(tool.point(ends[0]), tool.point(ends[1]))
  tool.tilt = turn * side(tool.place.facing)
  put(tool, ends[0], from)
}

/** Brings one of its points somewhere. */
export function put(member: Member, name: string, to: Point): void {
  member.draw()
  const [x, y] = member.point(name)
  member.move({ scale: 1, dx: to[0] - x, dy: to[1] - y })
  member.draw()
}

/** Turned about one point as if they were one piece: a sled and who sits on it. */
export function turnTogether(members: readonly Member[], by: number, [cx, cy]: Point): void {
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)]
  for (const member of members) {
    const { x, y, facing } = member.place
    const [dx, dy] = [x - cx, y - cy]
    member.tilt += by * side(facing)
    member.move({ scale: 1, dx: dx * cos - dy * sin - dx, dy: dx * sin + dy * cos - dy })
    member.draw()
  }
}

/** Steps back until both faces are free. */
export function clearHeads(scene: Scene, a: Member, b: Member, share = 1): void {
  const [p, q] = [a.point('headMid'), b.point('headMid')]
  const room = (headOf(a) + headOf(b)) * share
  const dy = Math.min(room, Math.abs(p[1] - q[1]))
  const dx = Math.sqrt(room * room - dy * dy)
  const back = dx - Math.abs(p[0] - q[0])
  if (back > 0) scene.group(a).shift(-side(a.place.facing) * back, 0)
}

/** Its paint over everything else of its group. */
export function toFront(scene: Scene, member: Member, ...parts: string[]): void {
  const chosen = parts.length ? parts : member.art.layers.map(({ part }) => part)
  scene.group(member).rearrange(member, new Set(chosen), 'over')
}
