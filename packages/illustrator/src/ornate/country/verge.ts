/** What grows at our feet, from side to side: leaves and blossoms, one before another. */
import type { Rng } from '../../ink/random.ts'
import { line } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'

const UP = -Math.PI / 2
const WILD = ['daisy', 'poppy', 'cosmos', 'tulip', 'anemone', 'dahlia']

/** Plants with their leaves, the nearer ones between those behind; `free` stays bare, where a way comes out. */
export function verge(rng: Rng, named: readonly string[], free: readonly [number, number] | null): string {
  const flowers = named.length ? named : rng.shuffle(WILD).slice(0, 4)
  const isFree = (x: number): boolean => free !== null && x > free[0] && x < free[1]
  let out = ''
  let i = 0
  for (let x = 26; x < 1020; x += 108, i++) {
    if (isFree(x)) continue
    if (i % 3 === 2) out += plant(x, 1034, 176, [-0.52, 0.52, 0], rng)
    else out += bloom(flowers[i % flowers.length]!, x, i % 2 ? 866 : 900, rng)
  }
  for (let x = 80; x < 1020; x += 108) if (!isFree(x)) out += plant(x, 1040, 96, [-0.8, 0.8, 0], rng)
  return out
}

/** A head on its stem. */
function bloom(name: string, x: number, y: number, rng: Rng): string {
  const top = x + rng.between(-12, 12)
  const stem: Poly = [
    [x, 1034],
    [top, y],
  ]
  const head = FLOWER_HEADS[name] ?? FLOWER_HEADS.daisy!
  return line(stem, 8) + head(top, y, rng.between(50, 58), rng)
}

/** Leaves in a fan. */
const plant = (x: number, y: number, long: number, turns: readonly number[], rng: Rng): string =>
  turns
    .map((turn) =>
      vein(x, y, long * rng.between(0.92, 1.06), long * (long > 120 ? 0.3 : 0.46), UP + turn, { veins: 2, belly: 0.5 }),
    )
    .join('')
