/** What lies and grows on the ground, small and whole: each stands on (x, y) and is about s high. */
import type { Rng } from '../ink/random.ts'
import { ell, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { mushroom } from '../scenery/ground.ts'
import { leaf } from '../scenery/leaves.ts'
import { agave } from '../scenery/plants.ts'
import { shell, starfish } from '../scenery/reef.ts'
import { pebble, tuft } from '../scenery/tufts.ts'

interface At {
  x: number
  y: number
  s: number
  sw: number
  rng: Rng
}

interface Litter {
  /** Smaller, its areas would be specks. */
  high: number
  /** What would be miscounted where these were asked for, or is not wanted where they are not. */
  nouns: readonly string[]
  /** How much farther apart those of one cluster stand than what is as wide as it is high. */
  apart?: number
  draw(at: At): string
}

const tufts: Litter = {
  high: 48,
  nouns: ['grass'],
  apart: 1.35,
  draw: ({ x, y, s, sw, rng }) => tuft(x, y, s, rng, sw),
}

/** A blossom on its stem between blades of grass. */
const flowers: Litter = {
  high: 62,
  nouns: ['flower', 'daisy', 'rose', 'tulip', 'sunflower', 'wildflower', 'poppy', 'bouquet'],
  draw: ({ x, y, s, sw, rng }) => {
    const [q, kind] = [rng.sign(), rng.pick(['daisy5', 'tulip', 'heart', 'daisy5'])]
    const [tx, ty] = [x + q * s * 0.12, y - s * 0.78]
    return (
      line(pen`M${x} ${y}Q${x - q * s * 0.06} ${y - s * 0.4} ${tx} ${ty}`, sw * 1.2) +
      leaf(x, y - s * 0.06, Math.max(38, s * 0.56), q * 62, sw, 0.3, false) +
      leaf(x, y, Math.max(38, s * 0.62), -q * 50, sw, 0.28, false) +
      flowerHead(tx, ty, Math.max(25, s * 0.34), rng, sw, kind)
    )
  },
}

const pebbles: Litter = {
  high: 40,
  nouns: ['rock', 'stone', 'pebble', 'boulder'],
  draw: ({ x, y, s, sw, rng }) => pebble(x, y, s, rng, sw),
}

const toadstools: Litter = {
  high: 58,
  nouns: ['mushroom', 'toadstool'],
  draw: ({ x, y, s, sw }) => mushroom(x, y, s, sw),
}

const leaves: Litter = {
  high: 46,
  nouns: ['leaf', 'autumn leaf'],
  draw: ({ x, y, s, sw, rng }) =>
    tint(rng.pick(['orange', 'gamboge', 'brick']), leaf(x, y, s, rng.between(-70, 70), sw, 0.36)),
}

const shells: Litter = {
  high: 44,
  nouns: ['shell', 'seashell'],
  draw: ({ x, y, s, sw }) => shell(x, y - s * 0.16, Math.max(28, s * 0.5), sw),
}

const starfishes: Litter = {
  high: 50,
  nouns: ['starfish'],
  draw: ({ x, y, s, sw, rng }) => starfish(x, y - s * 0.4, Math.max(30, s * 0.5), rng, sw),
}

/** Snow heaped by the wind: steep on one side, running out on the other. */
const snowballs: Litter = {
  high: 40,
  nouns: ['snowball'],
  apart: 1.6,
  draw: ({ x, y, s, sw, rng }) => {
    const q = rng.sign()
    const at = (u: number, v: number) => pen`${x + q * u * s} ${y - v * s}`
    return tint(
      'snow',
      path(
        `M${at(-0.8, 0)}C${at(-0.74, 0.4)} ${at(-0.4, 0.66)} ${at(-0.1, 0.5)}C${at(0.16, 0.36)} ${at(0.3, 0.3)} ${at(0.5, 0.26)}Q${at(0.86, 0.18)} ${at(1.04, 0)}Q${at(0.1, -0.12)} ${at(-0.8, 0)}Z`,
        sw,
      ) + line(`M${at(-0.5, 0.2)}Q${at(-0.4, 0.36)} ${at(-0.2, 0.36)}`, sw * 0.9),
    )
  },
}

const agaves: Litter = {
  high: 74,
  nouns: ['cactus', 'plant'],
  draw: ({ x, y, s, sw }) => agave(x, y, s, sw),
}

const craters: Litter = {
  high: 46,
  nouns: ['crater'],
  draw: ({ x, y, s, sw }) => ell(x, y - s * 0.22, s * 0.66, s * 0.26, sw),
}

export const LITTER = {
  tufts,
  flowers,
  pebbles,
  toadstools,
  leaves,
  shells,
  starfish: starfishes,
  snowballs,
  agave: agaves,
  crater: craters,
}
export type LitterName = keyof typeof LITTER
