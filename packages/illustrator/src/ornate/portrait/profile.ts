/** A woman from the side, her hair long locks or anything else: waves, flowers, birds, stars. */
import type { Rng } from '../../ink/random.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { lady } from '../nouveau/lady.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { crest } from '../woodblock/waves.ts'
import { sprays } from '../wreath.ts'
import { halo } from './portrait.ts'

const FRAME = rect(24, 24, 976, 976)

export interface Hair {
  /** 'waves', or what it is made of: flowers by name, anything we can draw. Plain locks without any. */
  of: readonly string[]
  /** In plain locks. */
  flowers: readonly string[]
}

export function profile(rng: Rng, { of, flowers }: Hair): string {
  const kinds = flowers.length ? flowers : rng.shuffle(['rose', 'poppy', 'lily', 'peony']).slice(0, 1)
  const next = inTurn(of.length && !of.includes('waves') ? of : kinds)
  const she = lady(rng, (x, y, r) => drawn(next(), x, y, r, rng)) + (of.length ? ends(of, rng) : '')
  const body = `${halo(rng) + sprays(rng)}<g transform="translate(-10 0)">${she}</g>`
  const seen = rng.chance(0.5) ? body : `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>`
  return page(seen + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

const inTurn = (names: readonly string[]): (() => string) => {
  let turn = 0
  return () => names[turn++ % names.length]!
}

const drawn = (name: string, x: number, y: number, r: number, rng: Rng): string =>
  FLOWER_HEADS[name]?.(x, y, r, rng) ?? fittedDrawing(name, () => 4.2, 'fly')?.(x, y, r * 1.9, r * 1.9) ?? ''

/** Where the locks end, they become something else: sparsely at first, then all of it. */
const ends = (of: readonly string[], rng: Rng): string => (of.includes('waves') ? sea(rng) : heap(inTurn(of), rng))

/** Crests in rows, each hiding the foot of the one above it. */
function sea(rng: Rng): string {
  let out = ''
  for (const [row, y] of [560, 670, 780, 890, 1000].entries())
    for (let x = 1120 + (row % 2) * 90; x > 760 - row * 24; x -= 186) out += crest(x, y, 0.66, true, rng)
  return out
}

function heap(next: () => string, rng: Rng): string {
  const places: { x: number; y: number; r: number }[] = [
    { x: 770, y: 300, r: 40 },
    { x: 700, y: 440, r: 44 },
    { x: 850, y: 430, r: 50 },
    { x: 640, y: 560, r: 46 },
    { x: 760, y: 560, r: 54 },
    { x: 900, y: 560, r: 60 },
  ]
  for (const [row, y] of [674, 784, 896].entries())
    for (let x = 620 + (row % 2) * 56; x < 1010; x += 122)
      places.push({ x: x + rng.between(-8, 8), y: y + rng.between(-8, 8), r: 64 })
  let leaves = ''
  let things = ''
  for (const { x, y, r } of places) {
    const turn = rng.between(0, TAU)
    const name = next()
    if (name in FLOWER_HEADS)
      for (const k of [0, 2.1, 4.2]) leaves += vein(x, y, r * 1.55, r * 0.66, turn + k, { veins: 2, sw: 3.4 })
    things += drawn(name, x, y, r, rng)
  }
  return leaves + things
}
