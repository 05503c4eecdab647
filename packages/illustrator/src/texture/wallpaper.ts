/** A bare wall has a paper: one small mark in wide rows, quiet enough to stay behind everybody. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { MARKS } from './marks.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.4
const [SIZE, PITCH, MARGIN] = [14, 66, 8]
/** A smaller stretch of wall between two posts needs none. */
const LEAST = 26_000
const FEWEST = 5
const PAPERS = ['dot', 'heart', 'star', 'diamond'] as const

/** Windows, boards, curtains and cupboards. */
const BUILT_IN = /^(glass|slate|wood|bark|water|viridian|brick|cream|night|sky|stone|gamboge)$/

export function papered(canvas: Canvas, spared: readonly Disc[], rng: Rng): string[] {
  const mark = MARKS[rng.pick(PAPERS)]
  const tone = `any${rng.int(1, 6)}`
  const kept = new Crowd(spared, 2 * PITCH)
  const rows = ([id, { x0, y0, x1, y1 }]: readonly [number, Shape]): string[] => {
    const out: string[] = []
    for (let row = 0, y = Math.max(y0, 60) + PITCH * 0.4; y < y1; row++, y += PITCH)
      for (let x = x0 + PITCH * (row % 2 ? 0.9 : 0.4); x < x1; x += PITCH)
        if (canvas.room(id, x, y) >= SIZE + MARGIN && kept.room(x, y) >= SIZE)
          out.push(tint(tone, mark({ x, y, r: SIZE, sw: LINE, rng })))
    return out.length < FEWEST ? [] : out
  }
  return [...canvas.shapes]
    .filter(([, { kind, area, note }]) => kind === 'wall' && area > LEAST && !BUILT_IN.test(note))
    .flatMap(rows)
}
