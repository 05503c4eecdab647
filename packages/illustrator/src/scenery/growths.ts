/** What grows in the lower corners of a page in the open. */
import { bumps, ring } from '../ink/curves.ts'
import { type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { smoothBank, stones } from './built-corners.ts'
import { type Corner, FOOT, LINE, type Thicket } from './corner.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { grass, mushroom } from './ground.ts'
import { leaf, leafV } from './leaves.ts'
import { agave, blade, ear, firTwig, frond, pads, reed } from './plants.ts'
import { coral, fan, seaweed, shell, starfish } from './reef.ts'

const flower = ({ at, h, rng }: Corner, inward: number, high: number, kind: string): string =>
  stemFlower(at(h * inward), FOOT, h * high, rng, LINE, kind, Math.max(42, h * 0.19))

const HEADS = ['daisy', 'sun', 'tulip', 'rose', 'cosmos', 'heart'] as const

/** Where a bank ends toward the middle of the page, and how high it is at the edge, in shares of the thicket's height. */
const [BANK, RISE] = [0.94, 0.4]

/** A bank of leaves along the lower edge: whatever grows behind it has no feet to tangle. */
export function bank({ at, h, rng, dir }: Corner): string {
  const reach = Math.max(190, h * BANK)
  const rise = Math.max(88, h * RISE)
  const n = Math.max(4, Math.round(reach / 58))
  const edge = Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n
    const up = (rise + 24) * (1 - t) ** 0.7 * (i && i < n ? rng.between(0.92, 1.08) : 1)
    return [at(-34 + (reach + 34) * t), FOOT + 24 - up]
  })
  const outline = bumps(dir > 0 ? edge : edge.toReversed(), false, 0.56)
  const foot = pen`L${at(dir > 0 ? reach : -34)} ${FOOT + 40}H${at(dir > 0 ? -34 : reach)}Z`
  return tint('bush', path(outline + foot, LINE))
}

const leafBank = (corner: Corner): string => {
  const { at, h, dir } = corner
  const long = Math.max(46, h * 0.2)
  return (
    bank(corner) +
    [0.12, 0.46]
      .slice(0, h > 190 ? 2 : 1)
      .map((u) => leafV(at(h * u), FOOT - 10, long, dir * (30 + 60 * u), LINE * 0.9, 0.3, 2))
      .join('')
  )
}

/** A bank with a few large blossoms on it, each between two leaves. */
const bloomBank = (corner: Corner, kind: string): string => {
  const { at, h, rng } = corner
  const r = Math.max(36, h * 0.14)
  const spots = h > 260 ? BLOSSOMS : BLOSSOMS.slice(0, 1)
  return (
    bank(corner) +
    spots
      .map(([u, v]) => {
        const [x, y] = [at(Math.max(150, h) * u), FOOT - Math.max(130, h) * v]
        return (
          [-1, 1].map((q) => leaf(x, y, r * 2.1, q * 74, LINE * 0.9, 0.4)).join('') +
          flowerHead(x, y, r, rng, LINE, kind)
        )
      })
      .join('')
  )
}

const BLOSSOMS = [
  [0.2, 0.13],
  [0.6, 0.05],
] as const

export const meadow: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  const [a, b] = rng.shuffle(HEADS)
  return (
    (h > 190 ? blade(at(h * 0.04), FOOT, h * 0.84, dir * 0.12, LINE, 0.13) : '') +
    flower(corner, 0.25, 0.98, a as string) +
    (h > 190 ? flower(corner, 0.62, 0.62, b as string) : '') +
    bloomBank(corner, 'daisy5')
  )
}

export const garden: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  const kind = rng.pick(['tulip', 'rose', 'sun', 'heart'])
  return (
    (h > 190 ? leafV(at(h * 0.02), FOOT, h * 0.86, dir * 4, LINE, 0.17, 4) : '') +
    flower(corner, 0.3, 1, kind) +
    (h > 190 ? flower(corner, 0.64, 0.68, kind) : '') +
    bloomBank(corner, rng.pick(['rose', 'daisy5', 'cosmos']))
  )
}

export const forest: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    frond(at(h * 0.1), FOOT, h * 0.98, dir * 0.16, LINE) +
    (h > 190 ? frond(at(h * 0.34), FOOT, h * 0.72, dir * 0.5, LINE) : '') +
    leafBank(corner) +
    mushroom(at(h * 0.98), FOOT, Math.max(80, h * 0.34), LINE) +
    (h > 190 ? mushroom(at(h * 0.72), FOOT + 2, Math.max(70, h * 0.24), LINE) : '')
  )
}

export const savanna: Thicket = (corner) => {
  const { at, h, rng } = corner
  return (
    grass(at(h * 0.2), FOOT, h * 0.96, rng, LINE) +
    (h > 190 ? grass(at(h * 0.68), FOOT, h * 0.56, rng, LINE) : '') +
    stones(corner)
  )
}

export const pond: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    reed(at(h * 0.3), FOOT, h * 0.98, dir * 0.06, LINE) +
    blade(at(h * 0.1), FOOT, h * 0.78, dir * 0.06, LINE, 0.13) +
    (h > 190 ? reed(at(h * 0.62), FOOT, h * 0.7, dir * 0.12, LINE) : '') +
    blade(at(h * 0.46), FOOT, h * 0.52, dir * 0.2, LINE, 0.16) +
    stones(corner)
  )
}

export const farm: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    ear(at(h * 0.12), FOOT, Math.max(190, h * 0.92), dir * 0.06, LINE) +
    flower(corner, 0.4, 0.74, 'cosmos') +
    (h > 190 ? ear(at(h * 0.66), FOOT, h * 0.66, dir * 0.16, LINE) : '') +
    leafBank(corner)
  )
}

export const desert: Thicket = (corner) => {
  const { at, h } = corner
  return (
    pads(at(h * 0.24), FOOT, h * 0.94, LINE) +
    agave(at(h * 0.74), FOOT, Math.max(90, h * 0.44), LINE) +
    sandBank(corner)
  )
}

export const [snowBank, sandBank] = [smoothBank('snow'), smoothBank('sand')]

export const snow: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    firTwig(at(h * 0.3), FOOT - h * 0.1, h * 0.8, dir * 0.26, LINE) +
    (h > 190 ? firTwig(at(h * 0.04), FOOT - h * 0.1, h * 0.66, dir * 0.04, LINE) : '') +
    snowBank(corner)
  )
}

export const shore: Thicket = (corner) => {
  const { at, h, rng } = corner
  return (
    grass(at(h * 0.22), FOOT, h * 0.9, rng, LINE) +
    sandBank(corner) +
    shell(at(h * 0.4), FOOT - 14, Math.max(36, h * 0.17), LINE) +
    (h > 190 ? starfish(at(h * 0.82), FOOT - 14, Math.max(36, h * 0.15), rng, LINE) : '')
  )
}

export const reef: Thicket = (corner) => {
  const { at, h, rng } = corner
  return (
    seaweed(at(h * 0.1), FOOT, h * 0.98, rng, LINE) +
    coral(at(h * 0.42), FOOT, h * 0.7, rng, LINE) +
    (h > 190 ? fan(at(h * 0.86), FOOT, h * 0.38, LINE) : '') +
    sandBank(corner)
  )
}

export const jungle: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  return (
    leafV(at(-h * 0.04), FOOT, h * 1.02, dir * 8, LINE, 0.2, 5) +
    leafV(at(h * 0.12), FOOT + 4, h * 0.92, dir * 36, LINE, 0.22, 5) +
    leafV(at(h * 0.1), FOOT + 14, h * 0.84, dir * 66, LINE, 0.22, 4) +
    (h > 190 ? flowerHead(at(h * 0.16), FOOT - h * 0.2, h * 0.14, rng, LINE, 'heart') : '')
  )
}

/** Broad leaves about a stone. */
export const brake: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    leafV(at(h * 0.02), FOOT, h * 0.98, dir * 6, LINE, 0.24, 3) +
    leafV(at(h * 0.16), FOOT, h * 0.86, dir * 40, LINE, 0.26, 3) +
    stones(corner)
  )
}

/** Tall grass and a flower about a stone. */
export const heath: Thicket = (corner) => {
  const { at, h, rng } = corner
  return grass(at(h * 0.16), FOOT, h * 0.8, rng, LINE) + flower(corner, 0.5, 0.84, rng.pick(HEADS)) + stones(corner)
}

/** Fronds over a bank of leaves. */
export const ferns: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    frond(at(h * 0.08), FOOT, h * 0.98, dir * 0.1, LINE) +
    frond(at(h * 0.26), FOOT, h * 0.84, dir * 0.42, LINE) +
    (h > 190 ? frond(at(h * 0.5), FOOT, h * 0.56, dir * 0.62, LINE) : '') +
    leafBank(corner)
  )
}

/** Tall grass in front of broad leaves. */
export const tussock: Thicket = (corner) => {
  const { at, dir, h, rng } = corner
  return (
    leafV(at(h * 0.06), FOOT, h * 0.96, dir * 6, LINE, 0.2, 3) +
    leafV(at(h * 0.2), FOOT, h * 0.74, dir * 44, LINE, 0.24, 3) +
    grass(at(h * 0.52), FOOT, h * 0.6, rng, LINE) +
    stones(corner)
  )
}

/** A round shrub with blossoms all over it. */
export const shrub: Thicket = (corner) => {
  const { at, h, rng } = corner
  const kind = rng.pick(['rose', 'daisy5', 'cosmos'])
  const r = Math.max(34, h * 0.12)
  return (
    tint(
      'bush',
      path(bumps(ring(at(h * 0.24), FOOT - h * 0.3, h * 0.62, h * 0.56, 10, rng.unit(), 0.06, rng), true, 0.56), LINE),
    ) +
    SHRUB.slice(0, h > 190 ? 4 : 2)
      .map(([u, v]) => flowerHead(at(h * u), FOOT - h * v, r, rng, LINE, kind))
      .join('') +
    grass(at(h * 0.8), FOOT, Math.max(80, h * 0.34), rng, LINE)
  )
}

const SHRUB = [
  [0.14, 0.2],
  [0.4, 0.5],
  [0.52, 0.16],
  [0.1, 0.58],
] as const
