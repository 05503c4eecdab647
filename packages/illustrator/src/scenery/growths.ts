/** What grows in the lower corners of a page in the open. */
import { bumps, ring } from '../ink/curves.ts'
import { path } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { smoothBank, stones } from './built-corners.ts'
import { type Corner, FOOT, LINE, type Thicket } from './corner.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { grass, mushroom } from './ground.ts'
import { leafV } from './leaves.ts'
import { agave, blade, ear, pads, reed } from './plants.ts'
import { coral, fan, seaweed, shell, starfish } from './reef.ts'

const flower = ({ at, h, rng }: Corner, inward: number, high: number, kind: string): string =>
  stemFlower(at(h * inward), FOOT, h * high, rng, LINE, kind, Math.max(42, h * 0.19))

/** Of few large petals: many narrow ones would clot. */
const HEADS = ['daisy5', 'tulip', 'heart', 'cosmos'] as const

/** Flowers on high stems between blades, the nearest one lowest: nothing about their feet, which are below the page. */
const posy = (corner: Corner, heads: readonly string[]): string => {
  const { at, dir, h, rng } = corner
  const low = FOOT + 26
  const stems = STEMS.slice(0, h > 230 ? 3 : 2)
  return (
    blade(at(h * 0.02), low, h * 0.92, dir * 0.16, LINE, 0.13) +
    stems
      .map(([u, high], i) =>
        stemFlower(at(h * u), low, h * high, rng, LINE, heads[i % heads.length], Math.max(42, h * 0.17)),
      )
      .join('') +
    blade(at(h * 0.92), low, h * 0.42, dir * 0.34, LINE, 0.2)
  )
}

const STEMS = [
  [0.24, 1],
  [0.58, 0.72],
  [0.8, 0.46],
] as const

export const meadow: Thicket = (corner) => posy(corner, corner.rng.shuffle(HEADS).slice(0, 2))

export const garden: Thicket = (corner) => posy(corner, [corner.rng.pick(['tulip', 'daisy5', 'heart'])])

/** Two broad leaves, and toadstools before them. */
export const forest: Thicket = (corner) => {
  const { at, dir, h } = corner
  return (
    leafV(at(h * 0.02), FOOT + 20, h, dir * 10, LINE, 0.22, 4) +
    leafV(at(h * 0.2), FOOT + 24, h * 0.86, dir * 48, LINE, 0.22, 4) +
    mushroom(at(h * 0.44), FOOT + 6, Math.max(100, h * 0.52), LINE) +
    (h > 190 ? mushroom(at(h * 0.8), FOOT + 8, Math.max(80, h * 0.34), LINE) : '')
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

export const farm: Thicket = ({ at, dir, h }) =>
  EARS.slice(0, h > 230 ? 4 : 3)
    .map(([u, high, lean]) => ear(at(h * u), FOOT + 20, Math.max(150, h * high), dir * lean, LINE))
    .join('')

const EARS = [
  [0.08, 0.86, -0.04],
  [0.34, 1, 0.06],
  [0.6, 0.78, 0.12],
  [0.84, 0.6, 0.2],
] as const

export const desert: Thicket = (corner) => {
  const { at, h } = corner
  return (
    pads(at(h * 0.24), FOOT, h * 0.94, LINE) +
    agave(at(h * 0.74), FOOT, Math.max(90, h * 0.44), LINE) +
    sandBank(corner)
  )
}

export const [snowBank, sandBank] = [smoothBank('snow'), smoothBank('sand')]

/** Bank before bank: nothing grows where snow lies. */
export const snow: Thicket = (corner) =>
  snowBank({ ...corner, h: corner.h * 1.2 }) + snowBank({ ...corner, h: corner.h * 0.8 })

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
  const kind = rng.pick(['daisy5', 'cosmos'])
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
