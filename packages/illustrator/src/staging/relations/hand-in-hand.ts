/** Three and more in one row, hand in hand or in each other's arms: each of them has both neighbors. */
import type { Point } from '../../art/art.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { halfHead, toFront } from './acts/kit.ts'

/** How far two stand apart at least: in halves of their heads, and of both heights together. */
const [HEADS, ARMS] = [1.08, 0.2]
/** The same for who hug, and how far an arm goes across, in heights. */
const [CHEEKS, ACROSS] = [0.84, 0.34]
/** Who is higher than this share of the highest is no child of that one. */
const GROWN = 0.88

/** False where they are not so many, or somebody has another place already. */
export function handInHand(scene: Scene, one: Member): boolean {
  return lineUp(scene, one, 'holds-hands-with', (row) => {
    inRow(scene, row, HEADS)
    neighbors(row, clasp)
  })
}

/** All arms about all: cheek to cheek, an arm of each across the next one. */
export function groupHug(scene: Scene, one: Member): boolean {
  return lineUp(scene, one, 'hugs', (row) => {
    inRow(scene, row, CHEEKS)
    neighbors(row, around)
    for (const member of row) toFront(scene, member, 'nearArm', 'farArm')
    for (const member of [...row].sort((a, b) => b.place.h - a.place.h)) toFront(scene, member, 'head')
  })
}

function lineUp(scene: Scene, one: Member, relation: string, arrange: (row: readonly Member[]) => void): boolean {
  const all = chainOf(scene, one, relation)
  if (all.length < 3 || !all.every(({ handed }) => handed)) return false
  const [first, ...others] = all as [Member, ...Member[]]
  if (others.every((other) => scene.together(first, other))) return true
  if (!all.every((other) => scene.alone(other))) return false
  arrange(inOrder(all))
  return true
}

const neighbors = (row: readonly Member[], meet: (a: Member, b: Member) => void): void =>
  row.forEach((one, i) => {
    const before = row[i - 1]
    if (before) meet(before, one)
  })

/** All who are linked by hands, and others of the same name with them. */
function chainOf(scene: Scene, one: Member, deed: string): Member[] {
  const all = new Set([one])
  for (let size = 0; size < all.size; ) {
    size = all.size
    for (const { a, b, relation } of scene.bonds)
      if (b && relation.relation === deed && (all.has(a) || all.has(b))) all.add(a).add(b)
    for (const other of scene.members) if ([...all].some(({ named }) => named === other.named)) all.add(other)
  }
  return [...all]
}

/** Children between two grown-ups, or on both sides of one. */
function inOrder(all: readonly Member[]): Member[] {
  const highest = Math.max(...all.map(({ place }) => place.h))
  const grown = all.filter(({ place }) => place.h > highest * GROWN)
  const young = all.filter((one) => !grown.includes(one))
  if (!young.length) return [...all]
  const [first, ...rest] = grown as [Member, ...Member[]]
  if (rest.length) return [first, ...young, ...rest]
  const half = Math.ceil(young.length / 2)
  return [...young.slice(0, half), first, ...young.slice(half)]
}

function inRow(scene: Scene, row: readonly Member[], near: number): void {
  const [first] = row as [Member]
  for (const one of row) one.at({ facing: first.place.facing }).act({ pose: 'stand', turn: 0 })
  neighbors(row, (before, one) => {
    const apart = Math.max((halfHead(before) + halfHead(one)) * near, (before.place.h + one.place.h) * ARMS * near)
    scene.group(one).shift(before.point('chest')[0] + apart - one.point('chest')[0], before.art.box.y1 - one.art.box.y1)
    scene.join(one, first, 'over')
  })
}

/** The left one's arm is seen across the right one, whose own is behind the left one's back. */
function around(a: Member, b: Member): void {
  const [[ax, ay], [bx, by]] = [a.point('chest'), b.point('chest')]
  const y = Math.max(ay, by) + Math.min(a.place.h, b.place.h) * 0.04
  a.act({ reach: { [inner(a, b)]: [ax + Math.min(bx - ax, a.place.h * ACROSS), y] } })
}

function clasp(a: Member, b: Member): void {
  const [[ax, ay], [bx, by]] = [a.point('chest'), b.point('chest')]
  const share = a.place.h / (a.place.h + b.place.h)
  const at: Point = [ax + (bx - ax) * share, Math.max(ay, by) + Math.min(a.place.h, b.place.h) * 0.1]
  a.act({ reach: { [inner(a, b)]: at } })
  b.act({ reach: { [inner(b, a)]: at } })
}

/** The hand on the other's side: seen from the front the near one is on the side that the figure faces. */
export const inner = (a: Member, b: Member): 'nearHand' | 'farHand' => {
  const toward = b.art.box.x0 + b.art.box.x1 > a.art.box.x0 + a.art.box.x1 ? 1 : -1
  const near = a.point('nearHand')[0] - a.point('farHand')[0]
  return near * toward >= 0 ? 'nearHand' : 'farHand'
}
