/** Things set out side by side: on shelves, on a counter, hung from a bar. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { line } from '../kit/marks.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { STOCK } from '../nook/fill.ts'

/** Names that can be drawn, one after the other and over again. */
export function supply(all: readonly string[], rng: Rng): () => string {
  const names = all.filter((name) => name in STOCK || lookUp(name))
  let left: string[] = []
  return () => {
    if (!left.length) left = rng.shuffle(names)
    return left.pop() ?? ''
  }
}

interface Row {
  from: number
  to: number
  foot: number
  /** Of the highest; most are a little lower. */
  high: number
  /** Of each place. */
  wide: number
  sw?: number
}

/** As many as there are places in the row. */
export function setOut(next: () => string, { from, to, foot, high, wide, sw = 4 }: Row, rng: Rng): string {
  const count = Math.max(1, Math.floor((to - from) / wide))
  const step = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const name = next()
    const h = high * rng.between(0.78, 1)
    out += standing(name, () => sw, 'sit')?.(from + step * (i + 0.5), foot, step - 10, h) ?? ''
  }
  return out
}

/** From a bar at `top`, on strings of different lengths. */
export function hung(
  next: () => string,
  { from, to, top, wide }: { from: number; to: number; top: number; wide: number },
  rng: Rng,
): string {
  const count = Math.max(1, Math.floor((to - from) / wide))
  const step = (to - from) / count
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = from + step * (i + 0.5)
    const drop = rng.between(24, 46)
    out += line(
      [
        [x, top],
        [x, top + drop + 30],
      ],
      4,
    )
    out += fittedDrawing(next(), () => 4)?.(x, top + drop + 52, step - 16, 96) ?? ''
  }
  return out
}
