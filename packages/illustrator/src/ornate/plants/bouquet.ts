/** Flowers and twigs by name in a vessel, as large as its place. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Point, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from './heads.ts'
import { vein } from './leaves.ts'
import { hangsDown, SPRIGS } from './sprigs.ts'

interface Place {
  x: number
  foot: number
  /** Of vessel and flowers together. */
  high: number
}

/** How wide the opening of a vessel is, and where it is, as shares of its height; drawn 100 high with its foot at (0, 0). */
interface Vessel {
  draw: (x: number, foot: number, high: number) => string
  mouth: number
  /** Its rim as a share of its height. */
  rim: number
  /** Stems are seen through it. */
  clear?: true
}

const outline =
  (text: string, ...lines: readonly string[]) =>
  (x: number, foot: number, high: number): string =>
    shape(move(curve(text), x, foot, 0, high / 100), 5) +
    lines.map((seam) => line(move(curve(seam, false), x, foot, 0, high / 100), 3.8)).join('')

const thing =
  (name: string) =>
  (x: number, foot: number, high: number): string =>
    standing(name, () => 5)?.(x, foot, high * 1.5, high) ?? ''

const VESSELS: Readonly<Record<string, Vessel>> = {
  vase: {
    draw: outline(
      '-22,-100! 22,-100! 16,-80 44,-52 44,-22 24,0! -24,0! -44,-22 -44,-52 -16,-80',
      '-38,-62 0,-54 38,-62',
      '-44,-34 0,-24 44,-34',
    ),
    mouth: 0.4,
    rim: 0.98,
  },
  jar: {
    draw: (x, foot, high) =>
      shape(
        move(curve('-36,-84! 36,-84! 44,-74 44,-6 38,0! -38,0! -44,-6 -44,-74'), x, foot, 0, high / 100),
        5,
        'none',
      ) +
      shape(move(curve('-38,-100! 38,-100! 38,-82! -38,-82!'), x, foot, 0, high / 100), 5) +
      line(move(curve('-38,-91 38,-91', false), x, foot, 0, high / 100), 3.8) +
      line(move(curve('-44,-40 0,-36 44,-40', false), x, foot, 0, high / 100), 3.4),
    mouth: 0.66,
    rim: 0.96,
    clear: true,
  },
  pitcher: { draw: thing('pitcher'), mouth: 0.5, rim: 0.94 },
  teacup: { draw: thing('teacup'), mouth: 0.8, rim: 0.9 },
  teapot: { draw: thing('teapot'), mouth: 0.4, rim: 0.86 },
  mug: { draw: thing('mug'), mouth: 0.6, rim: 0.92 },
  basket: { draw: thing('basket'), mouth: 0.9, rim: 0.5 },
  'watering can': { draw: thing('watering can'), mouth: 0.5, rim: 0.8 },
  bucket: { draw: thing('bucket'), mouth: 0.7, rim: 0.78 },
  bowl: { draw: thing('bowl'), mouth: 1.1, rim: 0.9 },
  'flower pot': {
    draw: outline('-46,-100! 46,-100! 44,-78! 38,-78! 28,0! -28,0! -38,-78! -44,-78!', '-38,-78 38,-78'),
    mouth: 0.8,
    rim: 0.98,
  },
}

export const VESSEL_WORDS =
  /\b(?:vases?|(?:mason |glass )?jars?|pitcher|jug|tea ?cups?|tea ?pots?|mugs?|baskets?|watering can|bucket|pail|bowls?|flower ?pots?)\b/i

/** The vessel that a prompt names; a vase where it names none. */
export function vesselIn(prompt: string): string {
  const holding = new RegExp(`(${VESSEL_WORDS.source}) (?:of|full of|filled with)\\b`, 'i').exec(prompt)?.[1]
  const said = (holding ?? VESSEL_WORDS.exec(prompt)?.[0] ?? 'vase').toLowerCase()
  if (/jar/.test(said)) return 'jar'
  if (/jug|pitcher/.test(said)) return 'pitcher'
  if (/bucket|pail/.test(said)) return 'bucket'
  return (
    Object.keys(VESSELS).find((name) => name.replace(' ', '') === said.replace(' ', '').replace(/s$/, '')) ?? 'vase'
  )
}

/** Where heads are: a dome, from its edge to its middle. In units of its radius. */
const DOME: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.86, 0.1, 0.25],
  [0.86, 0.1, 0.25],
  [-0.66, -0.46, 0.27],
  [0.66, -0.46, 0.27],
  [-0.24, -0.78, 0.27],
  [0.28, -0.8, 0.27],
  [-0.46, 0.2, 0.29],
  [0.46, 0.22, 0.29],
  [0, 0.36, 0.25],
  [0, -0.26, 0.34],
]

/** `plants` are names of FLOWER_HEADS and SPRIGS. */
export function bouquet(plants: readonly string[], vessel: string, { x, foot, high }: Place, rng: Rng): string {
  const { draw, mouth, rim, clear } = VESSELS[vessel] ?? VESSELS.vase!
  const tall = high * 0.4
  const lip = foot - tall * rim
  const radius = high * 0.36
  const middle: Point = [x, lip - radius * 0.5]
  const heads = plants.filter((name) => name in FLOWER_HEADS)
  const twigs = plants.filter((name) => name in SPRIGS)
  const green = twigs.length ? twigs : ['laurel']
  let behind = ''
  const fans = heads.length ? 9 : 11
  for (let i = 0; i < fans; i++) {
    const k = -1 + (2 * i) / (fans - 1)
    const name = green[i % green.length]!
    const long = radius * (heads.length ? 1.72 : 1.9) * (1 - 0.16 * Math.abs(k))
    if (hangsDown(name)) continue
    behind += SPRIGS[name]!(x + k * tall * mouth * 0.3, lip, long, -Math.PI / 2 + k * 1.25, rng)
  }
  let flowers = ''
  let leaves = ''
  const limp = twigs.filter(hangsDown)
  for (const [i, k] of limp.length ? [-1, 1, -0.62, 0.62].entries() : [])
    flowers += SPRIGS[limp[i % limp.length]!]!(
      x + k * radius * 0.9,
      lip - radius * 0.2,
      radius,
      Math.PI / 2 - k * 0.12,
      rng,
    )
  for (const [i, [u, v, r]] of heads.length ? DOME.entries() : []) {
    const [hx, hy] = [middle[0] + u * radius, middle[1] + v * radius]
    for (const a of [0.3, 1.9, 3.4, 5]) leaves += vein(hx, hy, radius * r * 1.5, radius * r * 0.7, a + i, { veins: 2 })
    flowers += FLOWER_HEADS[heads[i % heads.length]!]!(hx, hy, radius * r * 1.12, rng)
  }
  const stems = clear
    ? [-0.5, -0.25, 0, 0.25, 0.5]
        .map((k) =>
          line(
            curve(
              [
                [x + k * tall * 0.8, lip + 8],
                [x - k * tall * 0.3, foot - tall * 0.1],
              ],
              false,
            ),
            5,
          ),
        )
        .join('')
    : ''
  const water = clear ? shape(ellipse(x, foot - tall * 0.62, tall * 0.43, tall * 0.05), 3.4, 'none') : ''
  return behind + leaves + stems + draw(x, foot, tall) + water + flowers
}

/** One that fell, beside the vessel. */
export const fallen = (plants: readonly string[], x: number, y: number, r: number, rng: Rng): string => {
  const name = plants.find((plant) => plant in FLOWER_HEADS)
  const leaves = [2.6, 0.4].map((a) => vein(x, y, r * 1.7, r * 0.7, a, { veins: 2 })).join('')
  return name
    ? leaves + FLOWER_HEADS[name]!(x, y, r, rng)
    : leaves + vein(x, y, r * 1.6, r * 0.7, TAU * 0.75, { veins: 2 })
}
