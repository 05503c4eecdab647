/** A wreath of flowers and leaves, and in its middle whoever was asked for. */
import type { Rng } from '../ink/random.ts'
import { circle, page } from './kit/marks.ts'
import { type Poly, TAU } from './kit/points.ts'
import { blossom } from './plants/blossom.ts'
import { vein } from './plants/leaves.ts'
import { rose } from './plants/rose.ts'
import { WILDFLOWERS } from './plants/wildflowers.ts'
import { BARE, type Subject } from './subject.ts'

const RING = 356
/** Those that face whoever looks at them. */
export const HEADS = ['daisy', 'sunflower', 'poppy', 'lily', 'cornflower', 'rose'] as const

/** `nouns` may be flowers for the wreath. */
export function wreath(rng: Rng, nouns: readonly string[], subject: Subject | null = null): string {
  const asked = HEADS.filter((name) => nouns.includes(name))
  const heads = asked.length ? asked : rng.shuffle(HEADS).slice(0, 3)
  const count = rng.pick([9, 10, 12])
  let leaves = ''
  let flowers = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU - Math.PI / 2
    const r = ((TAU * RING) / count) * (i % 2 ? 0.36 : 0.44)
    const [x, y] = [512 + RING * Math.cos(a), 512 + RING * Math.sin(a)]
    flowers += headAt(heads[i % heads.length]!, x, y, r, rng)
    const between = a + Math.PI / count
    const [u, v] = [512 + RING * Math.cos(between), 512 + RING * Math.sin(between)]
    for (const [turn, long] of [
      [0, 116],
      [Math.PI, 92],
      [0.75, 104],
      [-0.75, 104],
    ] as const)
      leaves += vein(u, v, long, 46, between + turn, { veins: 2, belly: 0.45 })
  }
  const middle = subject?.({ x: 512, y: 512, w: 440, h: 430, cover: BARE, sw: 6 }).svg ?? ''
  return page(sprays(rng) + circle(512, 512, RING + 14, 4) + circle(512, 512, RING - 14, 4) + leaves + flowers + middle)
}

export function headAt(name: string, x: number, y: number, r: number, rng: Rng): string {
  if (name === 'rose') return rose(x, y, r * 0.84, rng)
  const stem: Poly = [
    [x, y + 40],
    [x, y + 20],
    [x, y],
  ]
  return WILDFLOWERS[name]?.(stem, r, rng) ?? ''
}

/** Leaves and a blossom in each corner. */
export function sprays(rng: Rng): string {
  const spray =
    [-0.62, 0.62, -0.2, 0.2].map((k) => vein(40, 40, 150, 54, Math.PI / 4 + k, { veins: 3 })).join('') +
    blossom(66, 66, 46, 8, rng)
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${spray}</g>`).join('')
}
