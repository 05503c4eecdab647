/** Things without anybody: one in the middle, the others before it to its left and right, each overlapping the last a little. */
import { clamp, midX, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'

/** Share of its width by which a thing lies before its neighbor, and how much nearer it is than that one. */
const [OVERLAP, NEARER] = [0.13, 16]
const MOST = 6

export const isStill = (groups: readonly Group[]): boolean =>
  groups.length > 1 &&
  groups.length <= MOST &&
  groups.every(({ members }) => members.every(({ being }) => !being)) &&
  !isConvoy(groups)

/** Trucks and trains side by side would be a thin line across the page: they stand in rows as people do. */
const isConvoy = (groups: readonly Group[]): boolean =>
  groups.length > 2 && groups.every(({ members }) => members.some(({ entry }) => entry.category === 'vehicles'))

/** In the order they are painted. */
export function composed(groups: readonly Group[], room: { width: number; most: number; foot: number }): Group[] {
  const hero = heroOf(groups)
  const others = groups.filter((group) => group !== hero)
  const total = wide(hero.box) + others.reduce((sum, { box }) => sum + wide(box) * (1 - OVERLAP), 0)
  const scale = Math.min(room.width / total, room.most / Math.max(...groups.map(({ box }) => tall(box))))
  const half = (wide(hero.box) * scale) / 2
  const sides = others.map((_, i) => (i % 2 ? 1 : -1))
  const reach = (side: number) =>
    half + others.reduce((sum, { box }, i) => sum + (sides[i] === side ? wide(box) * scale * (1 - OVERLAP) : 0), 0)
  // What is uneven is moved so far that the whole is in the middle.
  const middle = clamp(512 + (reach(-1) - reach(1)) / 2, 512 - 300, 512 + 300)
  hero.move({ scale, dx: middle - midX(hero.box) * scale, dy: room.foot - hero.box.y1 * scale })
  const edges = { [-1]: middle - half, 1: middle + half }
  others.forEach((group, i) => {
    const side = sides[i] as -1 | 1
    const w = wide(group.box) * scale
    const x = edges[side] + side * (0.5 - OVERLAP) * w
    edges[side] += side * (1 - OVERLAP) * w
    const down = NEARER * (1 + Math.floor(i / 2)) + (i % 2) * 7
    group.move({ scale, dx: x - midX(group.box) * scale, dy: room.foot + down - group.box.y1 * scale })
  })
  return [hero, ...others]
}

/** The first named, unless another towers over it. */
function heroOf(groups: readonly Group[]): Group {
  const [first] = groups as [Group, ...Group[]]
  const tallest = groups.reduce((a, b) => (tall(b.box) > tall(a.box) ? b : a))
  return tall(tallest.box) > tall(first.box) * 1.3 ? tallest : first
}
