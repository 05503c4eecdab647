/** A page full of small things, none touching. */
import { heart, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ } from '../ink/svg.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { drawSvg } from '../subjects/draw-item.ts'
import type { Item } from '../words/item.ts'

const LARGE = [
  130, 128, 124, 120, 116, 112, 108, 104, 100, 96, 92, 88, 84, 84, 80, 80, 76, 76, 72, 72, 70, 70, 66, 66, 62, 62,
]
const TRIES = 120

export function doodle(items: Item[], rng: Rng): string {
  const taken: [number, number, number][] = []
  const find = (r: number, gap: number): readonly [number, number] | null => {
    for (let i = 0; i < TRIES; i++) {
      const x = rng.between(70, 954)
      const y = rng.between(70, 954)
      if (taken.every(([a, b, s]) => Math.hypot(a - x, b - y) > s + r + gap)) {
        taken.push([x, y, r])
        return [x, y]
      }
    }
    return null
  }
  let out = ''
  let next = 0
  for (const r of LARGE) {
    const at = items.length ? find(r * 0.8, 5) : find(r * 0.96, 2)
    if (!at) continue
    const item = items[next++ % Math.max(1, items.length)]
    out += item
      ? drawSvg(item, { x: at[0], y: at[1], w: r * 1.5, h: r * 1.5, sw: SW.mid + 0.4, rng, anchor: 'center' })
      : flowerHead(at[0], at[1], r * 0.94, rng, SW.mid)
  }
  for (let i = 0; i < 110; i++) {
    const r = i < 30 ? rng.between(26, 38) : rng.between(15, 24)
    const at = find(r, 7)
    if (at) out += filler(at[0], at[1], r, rng)
  }
  return out
}

export function filler(x: number, y: number, r: number, rng: Rng): string {
  const k = rng.int(0, 4)
  if (k === 0) return star(x, y, r, SW.bg, rng.unit())
  if (k === 1) return heart(x, y, r * 0.8, SW.bg, rng.between(-25, 25))
  if (k === 2) return flowerHead(x, y, r, rng, SW.bg, rng.pick(['daisy5', 'cosmos', 'daisy']))
  if (k === 3) return sparkle(x, y, r, SW.bg)
  return circ(x, y, r * 0.7, SW.bg) + (r > 22 ? circ(x, y, r * 0.36, SW.bg) : '')
}
