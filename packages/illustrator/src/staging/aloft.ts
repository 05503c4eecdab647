/** Those who do not stand: in the water or the air, in the sky, on the wall. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import { WITH_A_VIEW } from '../things/buildings/entrances.ts'
import { clamp, midX, midY, overlaps, side, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Scene } from './scene.ts'

/** How much air stays around each of those who hang free. */
const AIR = 12

/** Free in the water, the sky or space: as large as they can be without touching, wherever they find room. */
export function hang(groups: readonly Group[], box: Box, rng: Rng, floor?: number): Group[] {
  const largest = Math.max(...groups.map(sizeOf))
  const bySize = [...groups].sort((p, q) => sizeOf(q) - sizeOf(p))
  const fits = Math.min(...bySize.map((group) => near(box, group, 1) / grow(group, largest)))
  for (let share = 1; share > 0.05; share *= 0.96)
    for (let tries = 0; tries < 24; tries++) {
      const spots = scatter(bySize, box, (group) => fits * share * grow(group, largest), rng, floor)
      if (!spots) continue
      for (const [i, group] of bySize.entries()) put(group, spots[i] as Spot)
      return [...groups]
    }
  return [...groups]
}

type Spot = readonly [x: number, y: number, scale: number]

const sizeOf = ({ box }: Group): number => Math.max(wide(box), tall(box))
/** The scale at which a group fills the box. */
const near = (box: Box, { box: mine }: Group, share: number): number =>
  share * Math.min((wide(box) * 0.94) / wide(mine), (tall(box) * 0.94) / tall(mine))
/** Small ones come closer, so that they can be colored. */
const grow = (group: Group, largest: number): number => clamp(Math.sqrt(largest / sizeOf(group)) * 0.8, 1, 1.9)

function scatter(
  groups: readonly Group[],
  box: Box,
  scaleOf: (group: Group) => number,
  rng: Rng,
  floor: number | undefined,
): Spot[] | null {
  const taken: Box[] = []
  const spots: Spot[] = []
  for (const group of groups) {
    const s = scaleOf(group)
    const [w, h] = [wide(group.box) * s, tall(group.box) * s]
    const room = floor !== undefined && sinks(group) ? { ...box, y0: floor - h, y1: floor } : box
    const spot = freely(w, h, room, taken, rng, groups.length === 1)
    if (!spot) return null
    taken.push(boxAround(spot, w, h))
    spots.push([...spot, s])
  }
  return spots
}

/** Chests and anchors lie on the sea floor. */
const sinks = ({ members }: Group): boolean => members.every(({ being, habitat }) => !being && habitat === 'ground')

function freely(w: number, h: number, box: Box, taken: readonly Box[], rng: Rng, alone: boolean) {
  const [free, high] = [Math.max(0, wide(box) - w), Math.max(0, tall(box) - h)]
  for (let i = 0; i < 24; i++) {
    const [u, v] = alone ? [rng.between(0.4, 0.6), rng.between(0.4, 0.6)] : [rng.unit(), rng.unit()]
    const at = [box.x0 + w / 2 + u * free, box.y0 + h / 2 + v * high] as const
    if (taken.every((other) => !overlaps(other, boxAround(at, w, h)))) return at
  }
  return null
}

const boxAround = ([x, y]: readonly [number, number], w: number, h: number): Box => ({
  x0: x - w / 2 - AIR,
  x1: x + w / 2 + AIR,
  y0: y - h / 2 - AIR,
  y1: y + h / 2 + AIR,
})

function put(group: Group, [x, y, scale]: Spot): void {
  const { box } = group
  group.move({ scale, dx: x - midX(box) * scale, dy: y - midY(box) * scale })
}

/** Windows, pictures and clocks: on the wall behind everyone. */
export function onWall(group: Group, placed: Box[], rng: Rng): void {
  const inhabited = group.members.some(({ being }) => being)
  const isView = group.members.some(({ looks }) => looks.has(WITH_A_VIEW))
  if (isView) {
    withView(group, placed, rng)
    return
  }
  const s = (inhabited ? 600 : group.members.length > 1 ? 420 : 250) / sizeOf(group)
  const { box } = group
  const wall = { x0: 60, x1: 964, y0: 70, y1: inhabited ? 730 : 470 }
  put(group, [...freeSpot(wide(box) * s, tall(box) * s, placed, wall, rng), s])
  placed.push(group.box)
}

/** As large as there is room for beside or over the heads of those in the room. */
function withView(group: Group, placed: Box[], rng: Rng): void {
  for (const size of [460, 390, 340, 300, 270]) {
    const s = size / sizeOf(group)
    const wall = { x0: 60, x1: 964, y0: 64, y1: 560 }
    put(group, [...freeSpot(wide(group.box) * s, tall(group.box) * s, placed, wall, rng), s])
    if (placed.every((box) => common(box, group.box) < SLIGHT)) break
  }
  placed.push(group.box)
}

/** In pixels of area: so much of a window may be behind somebody's hair. */
const SLIGHT = 14000

/** Somewhere in the air where nobody is. */
export function aloft(group: Group, placed: Box[], ground: number, rng: Rng): void {
  const s = clamp(sizeOf(group), 210, 380) / sizeOf(group)
  const { box } = group
  put(group, [...freeSpot(wide(box) * s, tall(box) * s, placed, { x0: 60, x1: 964, y0: 70, y1: ground - 160 }, rng), s])
  placed.push(group.box)
}

/** Sun, moon and stars: high up, over whoever is under them. A rainbow spans the sky, so that it arches over heads. */
export function heaven(group: Group, n: number, scene: Scene, placed: Box[], rng: Rng): void {
  const { box } = group
  const name = group.members[0]?.entry.name ?? ''
  const size =
    name === 'rainbow' ? 940 : name === 'firework' ? 250 : wide(box) > tall(box) * 1.6 ? 240 : n > 3 ? 90 : 170
  const s = size / sizeOf(group)
  if (name === 'rainbow') {
    put(group, [512, 46 + (tall(box) * s) / 2, s])
    placed.push(group.box)
    return
  }
  const area = { x0: 50, x1: 974, y0: 46, y1: 330 }
  const over = n < 3 ? underOf(group, scene) : null
  const [x, y] = freeSpot(wide(box) * s, tall(box) * s, placed, area, rng, over)
  put(group, [x, y, s])
  placed.push(group.box)
}

/** Where those are whom the prompt puts under it, or before the eyes of who looks at it. */
function underOf({ members: [first] }: Group, { graph, members }: Scene): number | null {
  const id = first?.named.id
  const said = graph.relations.find(
    ({ a, b, relation }) =>
      (b === id && /^(under|looks-at)$/.test(relation)) || (a === id && /^(above|flies-over)$/.test(relation)),
  )
  const other = said && members.find(({ named }) => named.id === (said.a === id ? said.b : said.a))
  if (!other) return null
  return midX(other.art.box) + (said.relation === 'looks-at' ? side(other.place.facing) * GAZE : 0)
}

/** How far ahead of somebody the moon is that they look at. */
const GAZE = 260

/** The middle of the spot that overlaps the others least, as near above `over` as may be. */
function freeSpot(
  w: number,
  h: number,
  placed: readonly Box[],
  area: Box,
  rng: Rng,
  over: number | null = null,
): [number, number] {
  let best: [number, number] = [512, area.y0 + h / 2]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 40; i++) {
    const x = rng.between(area.x0 + w / 2, Math.max(area.x0 + w / 2, area.x1 - w / 2))
    const y = rng.between(area.y0 + h / 2, Math.max(area.y0 + h / 2, area.y1 - h / 2))
    const mine = boxAround([x, y], w, h)
    const away = over === null ? 0 : Math.abs(x - over) * 12
    const cost = placed.reduce((sum, other) => sum + common(mine, other), 0) + y * 0.5 + away
    if (cost < least) [best, least] = [[x, y], cost]
  }
  return best
}

const common = (a: Box, b: Box): number =>
  overlaps(a, b) ? (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) : 0
