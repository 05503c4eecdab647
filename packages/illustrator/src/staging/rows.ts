/** Those who stand on the ground: beside each other, in rows, with what is large behind them. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { coreOf } from './core.ts'
import { clamp, midX, tall, union, wide } from './geometry.ts'
import type { Group } from './group.ts'
import { overlapsIn, staggered } from './nestle.ts'
import { risesBehind } from './rise.ts'
import { composed, isStill } from './still-life.ts'
import { strew, strewnAbout } from './strewn.ts'

const PAGE = 1024
const EDGE = 44
const GAP = 26
/** How much higher the next row stands, as a share of the height of the one before it. */
const RAISED = 0.38
/** Swimmers are low: half behind each other they would be a heap of heads. */
const RAISED_IN_WATER = 1
/** Where feet are on the page: of those who stand in one row, and of the first of several. */
const [FOOT, FIRST_FOOT] = [936, 960]
/** How much higher the land can come up behind those who stand in rows. */
const LAND_RISES = 84

/** In front of a castle one is large, but the castle is larger. */
const BEFORE_LARGE = 0.64

/** In rows on the ground, the back rows higher up and painted first. */
export function stand(groups: readonly Group[], ground: Backdrop, fill: number, rng: Rng, below: boolean): Group[] {
  if (!groups.length) return []
  const top = below ? 0.2 * PAGE : 0.075 * PAGE
  const aside = impliedBeside(groups)
  const depth = backing(groups.filter((group) => !aside.includes(group)))
  const standing = groups.filter((group) => !depth.includes(group) && !aside.includes(group))
  const strewn = ground.water === undefined ? strewnAbout(standing) : []
  const front = standing.filter((group) => !strewn.includes(group))
  const horizon = ground.shows.ground?.y0 ?? ground.ground
  // Nearer in the water would be deeper in it.
  const isDry = ground.water === undefined
  const foot = isDry ? Math.max(ground.ground, FOOT) : ground.ground
  const first = isDry ? Math.max(foot, FIRST_FOOT) : foot
  const room: Room = {
    width: PAGE - 2 * EDGE,
    height: foot - top,
    most: 0,
    deep: Math.max(0, first - horizon - 36 + (risesBehind(ground) ? LAND_RISES : 0)),
    raise: ground.water === undefined ? RAISED : RAISED_IN_WATER,
    isLone: front.length === 1,
  }
  room.most = Math.min(fill * PAGE, room.height) * (depth.length && front.length ? BEFORE_LARGE : 1)
  if (isStill(groups) && !depth.length && ground.water === undefined)
    return composed(groups, { width: room.width, most: room.most, foot: foot - 10 })
  const { rows, scale: fits } = arranged(front, room, rng)
  let scale = fits
  if (!rows.length)
    scale = Math.min(...depth.map(({ box }) => Math.min((room.width * 0.8) / wide(box), room.most / tall(box))))
  const out: Group[] = []
  let y = rows.length > 1 ? first : foot
  rows.toReversed().forEach((row, i) => {
    lineUp(row, y, scale, room, rng, i % 2 === 1)
    if (row.length === 1 && row[0]) intoGap(row[0], out)
    out.unshift(...(isDry ? staggered(row) : row))
    y -= room.raise * highest(row, room)
  })
  setBehind(depth, out, ground, { ...room, scale }, rng)
  setAside(aside, ground, scale, rng)
  strew(strewn, out, scale)
  return [...depth, ...aside, ...out, ...strewn]
}

/** From so many on, a table that nobody asked for takes none of their room. */
const COMPANY = 3

/** What a scene brings along, where several are to be seen. */
function impliedBeside(groups: readonly Group[]): Group[] {
  const beings = groups.filter(({ members }) => members.some(({ being }) => being))
  if (beings.length < COMPANY) return []
  return groups.filter(({ members }) => members.every(({ being, named }) => !being && named.via === 'implied'))
}

/** Behind the others, at the sides of the page and partly beyond them. */
function setAside(groups: readonly Group[], { ground }: Backdrop, scale: number, rng: Rng): void {
  const first = rng.sign()
  groups.forEach((group, i) => {
    const { box } = group
    const side = i % 2 ? -first : first
    const x = 512 + side * (512 - wide(box) * scale * 0.3)
    group.move({ scale, dx: x - midX(box) * scale, dy: ground - 30 - box.y1 * scale })
  })
}

interface Room {
  width: number
  height: number
  /** The height that the tallest may have. */
  most: number
  /** How far up the page the ground goes: nobody's feet are above it. */
  deep: number
  /** How much higher the next row stands, in heights of the one before it. */
  raise: number
  isLone: boolean
}

/** In as many rows as make everyone largest; fewer where it hardly matters. */
function arranged(groups: readonly Group[], room: Room, rng: Rng): { rows: Group[][]; scale: number } {
  let best = { rows: intoRows(groups, 1, rng), scale: 0 }
  for (let n = 1; n <= Math.min(3, groups.length); n++) {
    const rows = intoRows(groups, n, rng)
    const scale = scaleFor(rows, room)
    if (scale > best.scale * (best.scale ? 1.15 : 1)) best = { rows, scale }
  }
  return best
}

function scaleFor(rows: readonly Group[][], room: Room): number {
  let scale = Number.POSITIVE_INFINITY
  rows.forEach((row, i) => {
    const raised = rows.slice(i + 1).reduce((sum, front) => sum + room.raise * highest(front, room), 0)
    const width = row.reduce((sum, group) => sum + wide(onPage(group, room)), 0)
    const closer = overlapsIn(row).reduce((sum, by) => sum + by, 0)
    const gaps = closer ? 0 : GAP * (row.length - 1)
    scale = Math.min(scale, (room.width - gaps) / Math.max(1, width - closer))
    scale = Math.min(scale, room.most / Math.max(1, raised + highest(row, room)))
    if (raised) scale = Math.min(scale, room.deep / raised)
  })
  return scale
}

/** Beside others nothing is cut off: it would be behind them. */
const onPage = (group: Group, room: Room): Box => coreOf(group, room.isLone ? room : undefined)

const highest = (row: readonly Group[], room: Room): number =>
  Math.max(...row.map((group) => tall(onPage(group, room))))

/** In meters: what was built lower than somebody is among those in front. */
const PERSON = 1.2

/** A castle, a tree or a mountain that nobody touches stands behind those who are in the picture. */
function backing(groups: readonly Group[]): Group[] {
  const small = Math.min(...groups.map((group) => tall(group.box)))
  const large = groups.filter((group) => {
    const [only] = group.members
    return (
      group.members.length === 1 &&
      only &&
      !only.being &&
      tall(group.box) > small * 1.35 &&
      /buildings|nature|weather/.test(only.entry.category) &&
      !(/buildings/.test(only.entry.category) && only.entry.height < PERSON)
    )
  })
  return large.length < groups.length ? large.slice(0, 2) : []
}

/** Share of the width from which those in front leave no gap, and how much larger then what is behind them. */
const [WHOLE_ROW, OVER_A_ROW] = [0.8, 1.3]

function setBehind(
  depth: readonly Group[],
  front: readonly Group[],
  ground: Backdrop,
  room: Room & { scale: number },
  rng: Rng,
): void {
  const first = rng.sign()
  const across = front.length ? union(front.map(({ box }) => box)) : null
  const isHedged = depth.length === 1 && across !== null && wide(across) > room.width * WHOLE_ROW
  const horizon = ground.shows.ground?.y0 ?? ground.ground
  const foot = isHedged ? Math.min(ground.ground - 40, horizon + 24) : ground.ground - 40
  depth.forEach((group, i) => {
    const { box } = group
    const high = foot - ground.ground + room.height + 10
    const most = Math.min((room.width * (depth.length > 1 ? 0.5 : 0.86)) / wide(box), high / tall(box))
    // As much larger than the others as it is, as far as the page allows; past a whole row of them only its roof is seen.
    const s = Math.min(room.scale * (isHedged ? OVER_A_ROW : 1.06), most)
    const side = i % 2 ? -first : first
    const x = front.length ? 512 + side * (PAGE / 2 - EDGE - (wide(box) * s) / 2) * 0.92 : 512
    group.move({ scale: s, dx: x - midX(box) * s, dy: foot - box.y1 * s })
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
  return out
    .filter((row) => row.length)
    .map((row) => (row.length > 2 ? centered(row, list[0] as Group) : rng.chance(0.5) ? row : [...row].reverse()))
}

function centered(row: Group[], hero: Group): Group[] {
  if (!row.includes(hero)) return row
  const others = row.filter((group) => group !== hero)
  const half = Math.floor(others.length / 2)
  return [...others.slice(0, half), hero, ...others.slice(half)]
}

/** What is cut off below ends here. */
const BEHIND_FRAME = 20

/** `between`: the row stands in the gaps of the one before it. */
function lineUp(row: readonly Group[], y: number, scale: number, room: Room, rng: Rng, between: boolean): void {
  const total = row.reduce((sum, group) => sum + wide(onPage(group, room)) * scale, 0)
  const closer = overlapsIn(row).map((by) => by * scale)
  const overlap = closer.reduce((sum, by) => sum + by, 0)
  const gaps = Math.max(1, row.length - 1)
  const space = clamp((room.width - total) / gaps, GAP * 0.4, 84)
  const isTight = overlap > 0 && (room.width - total) / gaps < GAP
  /** How much of the way from overlapping to standing apart there is room for. */
  const apart = clamp((room.width - total + overlap) / (overlap + GAP * gaps), 0, 1)
  const spaces = closer.map((by) => (isTight ? apart * (GAP + by) - by : space))
  const used = total + spaces.reduce((sum, by) => sum + by, 0)
  const slack = PAGE - 2 * EDGE - used
  const aside = row.length === 1 ? rng.between(-0.16, 0.16) * Math.max(0, slack) : 0
  const gap = between ? Math.min(slack / 2, (used / row.length) * 0.5) * rng.sign() : 0
  let x = EDGE + slack / 2 + aside + gap
  row.forEach((group, i) => {
    const { box } = group
    const core = onPage(group, room)
    const jitter = row.length > 1 ? (i % 2 ? 12 : -8) : 0
    // What is under water is not cut off.
    const isCut = core.y1 < box.y1 - group.sunk * tall(box)
    if (isCut) y = PAGE - BEHIND_FRAME
    const foot = isCut
      ? core.y1
      : (Math.max(...group.members.map((m) => m.place.y), 0) > box.y1
          ? box.y1
          : Math.max(0, Math.min(box.y1, footOf(group)))) -
        group.sunk * tall(box)
    group.move({ scale, dx: x - core.x0 * scale, dy: y + jitter - foot * scale })
    x += wide(core) * scale + (spaces[i] ?? 0)
  })
}

/** Where one alone in its row might stand, and the share of its width that has to come free for it to move there. */
const [PLACES, WORTH] = [24, 0.25]

const bodies = ({ members }: Group): Box[] => members.flatMap(({ being, art }) => (being ? [art.box] : []))

/** One alone behind the others looks out between two of them: straight behind one, it would seem to stand on their shoulders. */
function intoGap(group: Group, front: readonly Group[]): void {
  const [own, others] = [bodies(group), front.flatMap(bodies)]
  const slack = PAGE - 2 * EDGE - wide(group.box)
  if (!own.length || !others.length || slack <= 0) return
  const { x0, x1 } = union(own)
  const hidden = (dx: number) =>
    others.reduce((sum, box) => sum + Math.max(0, Math.min(x1 + dx, box.x1) - Math.max(x0 + dx, box.x0)), 0)
  const all = Array.from({ length: PLACES + 1 }, (_, i) => EDGE - group.box.x0 + (slack * i) / PLACES)
  const best = all.reduce((p, q) => (hidden(q) < hidden(p) ? q : p), 0)
  if (hidden(0) - hidden(best) > (x1 - x0) * WORTH) group.shift(best, 0)
}

/** The line it stands on: below a kite there is still the ground. */
const footOf = (group: Group): number => Math.max(...group.members.map((m) => Math.max(m.art.box.y1, 0)))
