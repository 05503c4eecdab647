/** Plants in tubs for the lower corners: flowers and shrubs in a street, leaves in a room. */
import { bumps, ring } from '../ink/curves.ts'
import { line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { type Corner, FOOT, LINE, type Thicket } from './corner.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { leaf, leafV } from './leaves.ts'
import { blade } from './plants.ts'

/** A tub with a broad rim, its upper edge at y. */
const tub = (x: number, y: number, w: number): string => {
  const rim = Math.max(18, w * 0.16)
  return tint(
    'brick',
    path(pen`M${x - w * 0.42} ${y}L${x - w * 0.32} ${FOOT}H${x + w * 0.32}L${x + w * 0.42} ${y}Z`, LINE) +
      rect(x - w * 0.5, y, w, rim, LINE, rim * 0.3),
  )
}

const heap = (x: number, y: number, rx: number, ry: number, { rng }: Corner): string =>
  tint('bush', path(bumps(ring(x, y, rx, ry, 8, rng.unit(), 0.08, rng), true, 0.58), LINE))

/** Flowers over a heap of leaves in a tub. */
function flowerTub(corner: Corner, x: number, h: number, kind: string): string {
  const { rng } = corner
  const [w, top] = [h * 0.58, FOOT - h * 0.36]
  const r = Math.max(26, h * 0.11)
  return (
    stemFlower(x, top, h * 0.62, rng, LINE, kind, r * 1.2) +
    (h > 240 ? [-1, 1].map((q) => stemFlower(x + q * w * 0.36, top, h * 0.36, rng, LINE, kind, r)).join('') : '') +
    heap(x, top - h * 0.02, w * 0.46, h * 0.15, corner) +
    tub(x, top, w)
  )
}

/** A round shrub on a stem in a tub. */
function topiary(corner: Corner, x: number, h: number): string {
  const [w, top] = [h * 0.54, FOOT - h * 0.36]
  return (
    tint('bark', rect(x - 9, top - h * 0.2, 18, h * 0.22, LINE)) +
    heap(x, top - h * 0.34, w * 0.5, h * 0.27, corner) +
    tub(x, top, w)
  )
}

export const town: Thicket = (corner) => {
  const { at, h, rng } = corner
  const kind = rng.pick(['tulip', 'daisy5', 'sun', 'heart', 'rose'])
  return h > 190
    ? flowerTub(corner, at(h * 0.3), h * 0.96, kind) + topiary(corner, at(h * 0.76), h * 0.56)
    : flowerTub(corner, at(h * 0.36), h, kind)
}

/** Broad leaves in a tub. */
export const houseplant: Thicket = ({ at, h }) => {
  const [x, top] = [at(h * 0.34), FOOT - h * 0.34]
  const leaves = [-52, 52, 0].map((deg) => leafV(x, top + 8, h * (deg ? 0.54 : 0.64), deg, LINE, 0.32, 2))
  return leaves.join('') + tub(x, top, h * 0.52)
}

/** A shrub on a stem, larger than the flowers beside it. */
export const shrubTub: Thicket = (corner) => topiary(corner, corner.at(corner.h * 0.34), corner.h)

/** A round pot on a foot, its upper edge at y. */
const bowl = (x: number, y: number, w: number): string =>
  tint(
    'aqua',
    path(
      pen`M${x - w * 0.42} ${y}C${x - w * 0.62} ${y + w * 0.5} ${x - w * 0.36} ${FOOT} ${x - w * 0.24} ${FOOT}H${x + w * 0.24}C${x + w * 0.36} ${FOOT} ${x + w * 0.62} ${y + w * 0.5} ${x + w * 0.42} ${y}Z`,
      LINE,
    ) + rect(x - w * 0.46, y - 6, w * 0.92, Math.max(18, w * 0.13), LINE, 8),
  )

/** Upright blades in a round pot. */
export const swordplant: Thicket = ({ at, dir, h }) => {
  const [x, top] = [at(h * 0.3), FOOT - h * 0.36]
  const blades = BLADES.map(([u, high, lean]) => blade(x + dir * u * h, top + 10, h * high, dir * lean, LINE, 0.2))
  return blades.join('') + bowl(x, top, h * 0.5)
}

const BLADES = [
  [-0.1, 0.5, -0.14],
  [0.1, 0.46, 0.2],
  [0, 0.66, 0.03],
] as const

/** Leaves that hang over the rim of a pot. */
export const trailer: Thicket = (corner) => {
  const { at, h } = corner
  const [x, top] = [at(h * 0.34), FOOT - h * 0.5]
  const long = Math.max(52, h * 0.22)
  return (
    bowl(x, top, h * 0.6) +
    TRAILS.map(([u, v, deg]) => leaf(x + u * h, top + v * h, long, deg, LINE, 0.5)).join('') +
    heap(x, top - h * 0.02, h * 0.3, h * 0.17, corner)
  )
}

const TRAILS = [
  [-0.24, 0.02, -150],
  [0.24, 0.02, 150],
  [-0.08, 0.06, -172],
  [0.1, 0.06, 168],
] as const

/** A ribbed cactus with a blossom on it. */
export const cactusPot: Thicket = ({ at, h, rng }) => {
  const [x, top] = [at(h * 0.32), FOOT - h * 0.34]
  const [w, high] = [h * 0.2, h * 0.5]
  const body = pen`M${x - w * 0.7} ${top + 10}C${x - w * 1.3} ${top - high * 0.5} ${x - w} ${top - high} ${x} ${top - high}S${x + w * 1.3} ${top - high * 0.5} ${x + w * 0.7} ${top + 10}Z`
  const ribs = pen`M${x - w * 0.24} ${top}Q${x - w * 0.6} ${top - high * 0.5} ${x - w * 0.2} ${top - high * 0.86}M${x + w * 0.24} ${top}Q${x + w * 0.6} ${top - high * 0.5} ${x + w * 0.2} ${top - high * 0.86}`
  return (
    tint('leaf', path(body, LINE) + line(ribs, LINE * 0.9)) +
    flowerHead(x, top - high, Math.max(28, h * 0.11), rng, LINE, 'daisy5') +
    tub(x, top, h * 0.5)
  )
}
