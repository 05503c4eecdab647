/** Fits the groups of a scene onto the page: how near the picture is, who stands where, what hangs in the sky. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { clamp, midX, midY, overlaps, tall, wide } from './geometry.ts'
import type { Coat, Group } from './group.ts'
import { stand } from './rows.ts'
import type { Scene } from './scene.ts'

const SKY =
  /^(sun|moon|full moon|crescent moon|cloud|storm cloud|star|rainbow|shooting star|comet|lightning|constellation|moon phase|firework)$/

/** Brings every group to its place, the tallest filling a share of the page; gives the coats in the order they are painted. */
export function frame(scene: Scene, ground: Backdrop, fill: number, rng: Rng): Coat[] {
  const groups = scene.groups
  const sky = groups.filter((group) => group.members.length === 1 && SKY.test(group.members[0]?.entry.name ?? ''))
  const walls = ground.float ? [] : groups.filter((group) => groups.length > 1 && hangsOnWall(group))
  const rest = groups.filter((group) => !sky.includes(group) && !walls.includes(group))
  const flying = ground.float ? [] : rest.filter((group) => isAloft(group, scene) && rest.length > 1)
  const standing = rest.filter((group) => !flying.includes(group))
  const placed: Box[] = []
  const order: Group[] = []
  if (ground.float) order.push(...hang(standing, ground.float, rng))
  else order.push(...stand(standing, ground, fill, rng, sky.length > 0 || flying.length > 0))
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
    const s = Math.min(own, scale * 2.2)
    const [dx, dy] = [rng.between(-0.06, 0.06) * cw, rng.between(-0.06, 0.06) * ch]
    group.move({ scale: s, dx: x + dx - midX(group.box) * s, dy: y + dy - midY(group.box) * s })
  })
  return [...groups]
}

const WALL =
  /^(window|clock|picture|poster|photo frame|wall clock|calendar|mirror|painting|bunting|banner|string lights)$/

const hangsOnWall = ({ members }: Group): boolean =>
  members.every((member) => !member.being) &&
  members.some((m) => m.habitat === 'wall' || WALL.test(m.entry.name)) &&
  members.length < 5

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
