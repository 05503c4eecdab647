/** What people wear has a pattern: marks of one kind and size, in even rows. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { MARKS } from './marks.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.4
const [SIZE, PITCH, MARGIN] = [12.5, 42, 5]
/** On less cloth there would be one mark, which looks like a stain. */
const LEAST = 6000
const PRINTS = ['dot', 'heart', 'star', 'diamond'] as const

export function clothed(canvas: Canvas, spared: readonly Disc[], rng: Rng): string[] {
  return [...canvas.shapes].flatMap(([id, shape]) =>
    shape.kind === 'being' && /^cloth/.test(shape.note) && shape.area > LEAST
      ? printed(canvas, id, shape, spared, rng)
      : [],
  )
}

function printed(canvas: Canvas, id: number, { x0, y0, x1, y1 }: Shape, spared: readonly Disc[], rng: Rng): string[] {
  if (rng.chance(0.15)) return []
  const mark = MARKS[rng.pick(PRINTS)]
  const kept = new Crowd(spared, 2 * PITCH)
  const tone = `any${rng.int(1, 6)}`
  const out: string[] = []
  for (let row = 0, y = y0 + PITCH * 0.5; y < y1; row++, y += PITCH * 0.86)
    for (let x = x0 + PITCH * (row % 2 ? 1 : 0.5); x < x1; x += PITCH)
      if (canvas.room(id, x, y) >= SIZE + MARGIN && kept.room(x, y) >= SIZE)
        out.push(tint(tone, mark({ x, y, r: SIZE, sw: LINE, rng })))
  // One mark alone looks like a stain.
  return out.length > 2 ? out : []
}
