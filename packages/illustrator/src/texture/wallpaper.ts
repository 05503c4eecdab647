/** A bare wall has a paper: one small mark in wide rows, quiet enough to stay behind everybody. */
import type { Rng } from '../ink/random.ts'
import { tint } from '../ink/tint.ts'
import { Crowd, type Disc } from './crowd.ts'
import { MARKS } from './marks.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.4
const MARGIN = 8
/** A smaller stretch of wall between two posts needs none. */
const LEAST = 26_000
const FEWEST = 5

interface Paper {
  mark: keyof typeof MARKS
  size: number
  /** From one row to the next, and from one mark to the next. */
  pitch: number
}

const PAPERS: readonly Paper[] = [
  { mark: 'dot', size: 14, pitch: 66 },
  { mark: 'heart', size: 18, pitch: 96 },
  { mark: 'star', size: 16, pitch: 80 },
  { mark: 'diamond', size: 14, pitch: 66 },
  { mark: 'diamond', size: 24, pitch: 92 },
  { mark: 'flower', size: 25, pitch: 104 },
  { mark: 'leaf', size: 22, pitch: 88 },
  { mark: 'drop', size: 17, pitch: 74 },
  { mark: 'ring', size: 20, pitch: 84 },
]

/** Windows, boards, curtains and cupboards. */
const BUILT_IN = /^(glass|slate|wood|bark|water|viridian|brick|cream|night|sky|stone|gamboge)$/

export function papered(canvas: Canvas, spared: readonly Disc[], rng: Rng): string[] {
  const { mark: name, size, pitch } = rng.pick(PAPERS)
  const mark = MARKS[name]
  const tone = `any${rng.int(1, 6)}`
  const kept = new Crowd(spared, 2 * pitch)
  const rows = ([id, { x0, y0, x1, y1 }]: readonly [number, Shape]): string[] => {
    const out: string[] = []
    for (let row = 0, y = Math.max(y0, 60) + pitch * 0.4; y < y1; row++, y += pitch)
      for (let x = x0 + pitch * (row % 2 ? 0.9 : 0.4); x < x1; x += pitch)
        if (canvas.room(id, x, y) >= size + MARGIN && kept.room(x, y) >= size)
          out.push(tint(tone, mark({ x, y, r: size, sw: LINE, rng })))
    return out.length < FEWEST ? [] : out
  }
  return [...canvas.shapes]
    .filter(([, { kind, area, note }]) => kind === 'wall' && area > LEAST && !BUILT_IN.test(note))
    .flatMap(rows)
}
