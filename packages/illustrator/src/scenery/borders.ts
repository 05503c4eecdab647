/** What runs through the middle distance and parts the near ground from the far land: hedges, walls, fences, beds. */
import { bumps } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import { prop } from '../ink/props.ts'
import type { Rng } from '../ink/random.ts'
import { spread } from '../ink/scatter.ts'
import { circ, type Point, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead, stemFlower } from './flowers.ts'
import { mound } from './foliage.ts'
import { fence, rock } from './ground.ts'
import { blade, frond, reed } from './plants.ts'
import { tree } from './trees.ts'

/** A bush of several clumps, w wide, its foot at y, with flowers, berries or leaves alone. */
export function shrub(x: number, y: number, w: number, rng: Rng, sw: number): string {
  const h = w * rng.between(0.6, 0.76)
  const q = rng.sign()
  const kind = rng.int(0, 3)
  const at = (u: number) => x + q * u * w
  const heaps =
    mound(at(0.06), y, w * 0.72, h, rng, sw, kind > 1 ? 1 : 0) +
    mound(at(-0.26), y + 2, w * 0.5, h * 0.66, rng, sw, 0) +
    mound(at(0.27), y + 4, w * 0.52, h * 0.56, rng, sw, 0)
  let out = heaps
  if (kind === 0)
    for (const [u, v] of [
      [-0.24, 0.4],
      [0.1, 0.74],
      [0.26, 0.3],
    ] as const)
      out += flowerHead(at(u), y - v * h, Math.max(20, w * 0.1), rng, sw * 0.9, 'daisy5')
  if (kind === 1)
    for (const [u, v] of [
      [-0.16, 0.78],
      [0.18, 0.72],
      [-0.28, 0.34],
      [0.26, 0.3],
    ] as const)
      out += tint('berry', circ(at(u), y - v * h, 11, sw * 0.9))
  return tint('bush', out)
}

const hedge = (y: number, rng: Rng): string =>
  spread(rng, -20, 1044, 7, 0.22)
    .map((x) => prop(shrub(x, y, rng.between(170, 230), rng, SW.bg)))
    .join('')

/** Large flowers behind an edging of leaves. */
const bed = (y: number, rng: Rng): string => {
  const kinds = rng.shuffle(['daisy5', 'tulip', 'cosmos', 'heart', 'rose'])
  const flowers = spread(rng, 20, 1004, 8, 0.14).map((x, i) =>
    stemFlower(x, y + 10, rng.between(126, 150) + (i % 2) * 34, rng, SW.bg, kinds[i % 3], i % 2 ? 35 : 31),
  )
  const n = 16
  const edge = Array.from({ length: n + 1 }, (_, i): Point => [-30 + (1084 * i) / n, y - rng.between(22, 42)])
  return flowers.join('') + tint('bush', path(pen`${bumps(edge, false, 0.56)}V${y + 40}H-30Z`, SW.bg))
}

/** Stones in courses, none above another. */
const wall = (y: number, rng: Rng): string => {
  let out = ''
  for (let row = 0; row < 3; row++) {
    const top = y - 34 * (row + 1)
    for (let x = -30 - row * 26; x < 1040; ) {
      const w = rng.between(62, 104)
      out += rect(x, top, w, 34, SW.bg, 5)
      x += w
    }
  }
  return tint('stone', out)
}

const rails = (y: number): string => {
  let out = ''
  for (const up of [86, 44]) out += rect(-10, y - up, 1044, 22, SW.bg)
  for (let x = 20; x < 1024; x += 164) out += rect(x - 15, y - 122, 30, 136, SW.bg, 6)
  return tint('wood', out)
}

const pickets = (y: number): string => fence(-16, 1040, y + 8, 128, SW.bg, 54)

/** Trees and bushes that stand closer and higher toward the sides. */
const grove = (y: number, rng: Rng): string =>
  [40, 984, 170, 850, 300, 724]
    .map((x, i) => {
      const by = x + rng.between(-22, 22)
      return prop(
        i < 4
          ? tree(by, y + 10, (i < 2 ? 420 : 320) * rng.between(0.9, 1.1), rng, {
              sw: SW.bg,
              kind: rng.pick(['round', 'pine', 'round']),
              deco: 'arc',
            })
          : shrub(by, y, rng.between(150, 190), rng, SW.bg),
      )
    })
    .reverse()
    .join('')

const reeds = (y: number, rng: Rng): string =>
  [60, 118, 190, 850, 920, 974]
    .map((x, i) =>
      i % 3 === 1
        ? reed(x, y + 12, rng.between(190, 250), rng.between(-0.06, 0.06), SW.bg)
        : blade(x, y + 12, rng.between(130, 190), rng.between(-0.3, 0.3), SW.bg),
    )
    .join('')

const boulders = (y: number, rng: Rng): string =>
  [30, 128, 930, 1010].map((x, i) => rock(x, y + 14, (i % 3 ? 130 : 210) * rng.between(0.9, 1.1), rng, SW.bg)).join('')

const ferns = (y: number, rng: Rng): string =>
  [36, 120, 906, 992]
    .map((x, i) => frond(x, y + 16, rng.between(190, 260), (i < 2 ? 1 : -1) * rng.between(-0.1, 0.4), SW.bg))
    .join('') + boulders(y, rng)

export const BORDERS = { hedge, bed, wall, rails, pickets, grove, reeds, boulders, ferns }
export type BorderName = keyof typeof BORDERS

/** A large tree at one side of the page, its trunk wholly on it: what is near frames what is far. */
export function nearTree(y: number, rng: Rng, left: boolean, kind: string): string {
  const inward = rng.between(64, 100)
  const h = rng.between(560, 650)
  return prop(tree(left ? inward : 1024 - inward, y, h, rng, { sw: SW.bg, kind, lean: left ? 1 : -1 }))
}
