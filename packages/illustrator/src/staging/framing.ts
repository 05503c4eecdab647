/** Fits the groups of a scene onto the page: how near the picture is, who stands where, what hangs in the sky. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import type { Backdrop } from './backdrop.ts'
import { clamp, midX, midY, overlaps, tall, wide } from './geometry.ts'
import type { Coat, Group } from './group.ts'
import type { Scene } from './scene.ts'

const PAGE = 1024
const EDGE = 58
const SKY =
  /^(sun|moon|full moon|crescent moon|cloud|storm cloud|star|rainbow|shooting star|comet|lightning|constellation|moon phase|firework)$/

export interface Framing {
  /** Largest height of the tallest group, as a share of the page. */
  fill: number
  /** How many rows deep the groups stand. */
  rows: number
}

/** Brings every group to its place on the page; gives the coats in the order they are painted. */
export function frame(scene: Scene, ground: Backdrop, framing: Framing, rng: Rng): Coat[] {
  const groups = scene.groups
  const sky = groups.filter((group) => group.members.length === 1 && SKY.test(group.members[0]?.entry.name ?? ''))
  const walls = ground.float ? [] : groups.filter((group) => groups.length > 1 && group.members[0]?.habitat === 'wall')
  const rest = groups.filter((group) => !sky.includes(group) && !walls.includes(group))
  const flying = ground.float ? [] : rest.filter((group) => isAloft(group, scene) && rest.length > 1)
  const standing = rest.filter((group) => !flying.includes(group))
  const placed: Box[] = []
  const order: Group[] = []
  if (ground.float) order.push(...hang(standing, ground.float, rng))
  else order.push(...stand(standing, ground, framing, rng, sky.length > 0 || flying.length > 0))
  placed.push(...order.map((group) => group.box))
  for (const group of flying) aloft(group, placed, ground, rng)
  const heavens = sky.map((group, i) => heaven(group, i, sky.length, placed, rng))
  for (const group of walls) onWall(group, placed, rng)
  return [...heavens, ...walls, ...order, ...flying].flatMap((group) => group.coats)
}

function isAloft(group: Group, scene: Scene): boolean {
  const [first] = group.members
  if (!first || group.members.length > 1) return false
  if (first.being)
    return (
      /^(fly|float)$/.test(first.acting.pose) || (first.habitat === 'air' && !scene.does(first, 'stands-on', 'sits-on'))
    )
  return first.habitat === 'air'
}

/** In rows on the ground, the back rows higher up and painted first. */
function stand(groups: readonly Group[], ground: Backdrop, framing: Framing, rng: Rng, below: boolean): Group[] {
  if (!groups.length) return []
  const top = below ? 0.24 * PAGE : 0.085 * PAGE
  const depth = backing(groups)
  const rows = intoRows(
    groups.filter((group) => !depth.includes(group)),
    framing.rows,
    rng,
  )
  const room = { width: PAGE - 2 * EDGE, height: ground.ground - top }
  const most = Math.min(framing.fill * PAGE, room.height)
  const gap = 26
  const width = (row: readonly Group[]) => row.reduce((sum, group) => sum + wide(group.box), 0)
  let scale = 9
  rows.forEach((row, i) => {
    const raised = rows.slice(i + 1).reduce((sum, front) => sum + 0.5 * Math.max(...front.map((g) => tall(g.box))), 0)
    scale = Math.min(scale, (room.width - gap * (row.length - 1)) / Math.max(1, width(row)))
    scale = Math.min(scale, most / Math.max(1, raised + Math.max(...row.map((g) => tall(g.box)))))
  })
  for (const group of depth)
    scale = Math.min(scale, (room.width * 0.9) / wide(group.box), room.height / tall(group.box))
  if (!rows.length)
    scale = Math.min(...depth.map((g) => Math.min((room.width * 0.8) / wide(g.box), most / tall(g.box))))
  const out: Group[] = []
  let y = ground.ground
  for (const row of [...rows].reverse()) {
    lineUp(row, y, scale, room.width, gap, rng)
    out.unshift(...row)
    y -= 0.5 * Math.max(...row.map((group) => tall(group.box)))
  }
  setBehind(depth, out, ground, scale, rng)
  return [...depth, ...out]
}

/** A castle, a tree or a mountain that nobody touches stands behind those who are in the picture. */
function backing(groups: readonly Group[]): Group[] {
  const small = Math.min(...groups.map((group) => tall(group.box)))
  const large = groups.filter((group) => {
    const [only] = group.members
    return (
      group.members.length === 1 && only && !only.being && tall(group.box) > small * 1.35 && only.entry.height > 2.4
    )
  })
  return large.length < groups.length ? large.slice(0, 2) : []
}

function setBehind(depth: readonly Group[], front: readonly Group[], ground: Backdrop, scale: number, rng: Rng): void {
  const first = rng.sign()
  depth.forEach((group, i) => {
    const s = scale * 1.06
    const { box } = group
    const side = i % 2 ? -first : first
    const x = front.length ? 512 + side * (PAGE / 2 - EDGE - (wide(box) * s) / 2) * 0.92 : 512
    group.move({ scale: s, dx: x - midX(box) * s, dy: ground.ground - 40 - box.y1 * s })
  })
  if (depth.length !== 1 || !front.length) return
  // Those in front move to the other side, as far as there is room.
  const box = { x0: Math.min(...front.map((g) => g.box.x0)), x1: Math.max(...front.map((g) => g.box.x1)) }
  const free = first > 0 ? box.x0 - EDGE : PAGE - EDGE - box.x1
  const shift = -first * clamp(free, 0, 260)
  for (const group of front) group.shift(shift, 0)
}

/** The first named in the middle of the last row. */
function intoRows(groups: readonly Group[], rows: number, rng: Rng): Group[][] {
  const list = [...groups]
  if (!list.length) return []
  const n = clamp(rows, 1, list.length)
  const out: Group[][] = Array.from({ length: n }, () => [])
  const byHeight = [...list].sort((a, b) => tall(b.box) - tall(a.box))
  const per = Math.ceil(list.length / n)
  for (const [i, group] of byHeight.entries()) out[Math.min(n - 1, Math.floor(i / per))]?.push(group)
  return out.map((row) =>
    row.length > 2 ? centered(row, list[0] as Group) : rng.chance(0.5) ? row : [...row].reverse(),
  )
}

function centered(row: Group[], hero: Group): Group[] {
  if (!row.includes(hero)) return row
  const others = row.filter((group) => group !== hero)
  const half = Math.floor(others.length / 2)
  return [...others.slice(0, half), hero, ...others.slice(half)]
}

function lineUp(row: readonly Group[], y: number, scale: number, room: number, gap: number, rng: Rng): void {
  const total = row.reduce((sum, group) => sum + wide(group.box) * scale, 0)
  const space = clamp((room - total) / Math.max(1, row.length - 1), gap * 0.4, 84)
  const used = total + space * (row.length - 1)
  const slack = PAGE - 2 * EDGE - used
  let x = EDGE + slack / 2 + (row.length === 1 ? rng.between(-0.16, 0.16) * Math.max(0, slack) : 0)
  row.forEach((group, i) => {
    const { box } = group
    const jitter = row.length > 1 ? (i % 2 ? 12 : -8) : 0
    const foot =
      Math.max(...group.members.map((m) => m.place.y), 0) > box.y1
        ? box.y1
        : Math.max(0, Math.min(box.y1, footOf(group)))
    group.move({ scale, dx: x - box.x0 * scale, dy: y + jitter - foot * scale })
    x += wide(box) * scale + space
  })
}

/** The line it stands on: below a kite there is still the ground. */
const footOf = (group: Group): number => Math.max(...group.members.map((m) => Math.max(m.art.box.y1, 0)))

/** Free in the water, the sky or space. */
function hang(groups: readonly Group[], box: Box, rng: Rng): Group[] {
  const n = groups.length
  const columns = n <= 1 ? 1 : n <= 4 ? 2 : 3
  const rows = Math.ceil(n / columns)
  const [cw, ch] = [wide(box) / columns, tall(box) / rows]
  const scale = Math.min(
    ...groups.map((group) => Math.min((cw * 0.94) / wide(group.box), (ch * 0.92) / tall(group.box))),
  )
  groups.forEach((group, i) => {
    const last = Math.floor(i / columns) === rows - 1
    const inRow = last ? n - columns * (rows - 1) : columns
    const x = box.x0 + ((i % columns) + 0.5) * (wide(box) / inRow)
    const y = box.y0 + (Math.floor(i / columns) + 0.5) * ch
    const own = Math.min((cw * 0.94) / wide(group.box), (ch * 0.92) / tall(group.box))
    const s = Math.min(own, scale * 1.5)
    const [dx, dy] = [rng.between(-0.06, 0.06) * cw, rng.between(-0.06, 0.06) * ch]
    group.move({ scale: s, dx: x + dx - midX(group.box) * s, dy: y + dy - midY(group.box) * s })
  })
  return [...groups]
}

/** Windows, pictures and clocks: on the wall behind everyone. */
function onWall(group: Group, placed: Box[], rng: Rng): void {
  const { box } = group
  const s = 250 / Math.max(wide(box), tall(box))
  const at = freeSpot(wide(box) * s, tall(box) * s, placed, { x0: 60, x1: 964, y0: 70, y1: 470 }, rng)
  group.move({ scale: s, dx: at[0] - midX(box) * s, dy: at[1] - midY(box) * s })
  placed.push(group.box)
}

/** Somewhere in the air where nobody is. */
function aloft(group: Group, placed: Box[], ground: Backdrop, rng: Rng): void {
  const { box } = group
  const size = clamp(Math.max(wide(box), tall(box)), 150, 300)
  const s = size / Math.max(wide(box), tall(box))
  const at = freeSpot(wide(box) * s, tall(box) * s, placed, { x0: 60, x1: 964, y0: 70, y1: ground.ground - 160 }, rng)
  group.move({ scale: s, dx: at[0] - midX(box) * s, dy: at[1] - midY(box) * s })
  placed.push(group.box)
}

function heaven(group: Group, i: number, n: number, placed: Box[], rng: Rng): Group {
  const { box } = group
  const wideOne = wide(box) > tall(box) * 1.6
  const name = group.members[0]?.entry.name ?? ''
  const size = name === 'rainbow' ? 760 : wideOne ? 240 : n > 3 ? 90 : 170
  const s = size / Math.max(wide(box), tall(box))
  const area = { x0: 50, x1: 974, y0: 46, y1: name === 'rainbow' ? 560 : 330 }
  const at = freeSpot(wide(box) * s, tall(box) * s, placed, area, rng)
  const x = name === 'rainbow' ? 512 : at[0]
  void i
  group.move({ scale: s, dx: x - midX(box) * s, dy: at[1] - midY(box) * s })
  placed.push(group.box)
  return group
}

/** The middle of the spot that overlaps the others least. */
function freeSpot(w: number, h: number, placed: readonly Box[], area: Box, rng: Rng): [number, number] {
  let best: [number, number] = [512, area.y0 + h / 2]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 40; i++) {
    const x = rng.between(area.x0 + w / 2, Math.max(area.x0 + w / 2, area.x1 - w / 2))
    const y = rng.between(area.y0 + h / 2, Math.max(area.y0 + h / 2, area.y1 - h / 2))
    const mine = { x0: x - w / 2 - 12, x1: x + w / 2 + 12, y0: y - h / 2 - 12, y1: y + h / 2 + 12 }
    const cost = placed.reduce((sum, other) => sum + common(mine, other), 0) + y * 0.5
    if (cost < least) [best, least] = [[x, y], cost]
  }
  return best
}

const common = (a: Box, b: Box): number =>
  overlaps(a, b) ? (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) : 0
