/** What a wall is covered with: paper, boards, tiles, and the border under the ceiling. */
import { heart } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bunting } from '../scenery/party.ts'
import type { Ask } from './backdrop.ts'
import { nothing } from './kit.ts'

const rail = (y: number, h: number): string => tint('straw', rect(-10, y, 1044, h, SW.bg))

const FRIEZES: readonly ((rng: Rng) => string)[] = [
  /** Scallops. */
  () =>
    rail(-10, 44) +
    Array.from({ length: 15 }, (_, i) =>
      tint(`any${(i % 3) + 1}`, path(pen`M${i * 72 - 20} 34h72a36 34 0 0 1 -72 0Z`, SW.bg)),
    ).join(''),
  /** A plain molding. */
  () => rail(-10, 56) + rail(46, 18),
  /** Beads between two ledges. */
  () =>
    rail(-10, 84) +
    rail(74, 14) +
    Array.from({ length: 14 }, (_, i) => tint(`any${(i % 3) + 1}`, circ(i * 78 + 4, 54, 15, SW.bg * 0.9))).join(''),
  /** Points that hang like a hem. */
  () =>
    rail(-10, 46) +
    Array.from({ length: 12 }, (_, i) =>
      tint(`any${(i % 2) + 1}`, path(pen`M${i * 92 - 30} 36h92l-46 50Z`, SW.bg)),
    ).join(''),
  /** Hearts on a band. */
  () =>
    rail(-10, 92) +
    rail(82, 14) +
    Array.from({ length: 10 }, (_, i) => tint('rose', heart(i * 110 + 20, 56, 18, SW.bg * 0.9))).join(''),
  /** No border: the paper goes up to the ceiling. */
  nothing,
]

const frieze = ({ rng }: Ask): string => rng.pick(FRIEZES)(rng)

export const PAPERS = {
  bare: nothing,
  /** Boards below a rail, a plain wall above it. */
  dado: (ask: Ask) =>
    frieze(ask) +
    tint('cream', rect(-10, 520, 1044, 24, SW.bg)) +
    line(Array.from({ length: 12 }, (_, i) => pen`M${i * 92 + 6} 544V738`).join(''), SW.bg * 0.8),
  /** Broad and narrow stripes under a border. */
  stripes: (ask: Ask) =>
    line(Array.from({ length: 9 }, (_, i) => pen`M${i * 124} -10V738M${i * 124 + 38} -10V738`).join(''), SW.bg * 0.8) +
    frieze(ask),
  /** Boards that end where their neighbors do not. */
  planks: () =>
    line(
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            pen`M-10 ${i * 128}H1034` +
            [0, 1, 2].map((k) => pen`M${150 + k * 372 + (i % 3) * 118} ${i * 128}v128`).join(''),
        )
        .join(''),
      SW.bg * 0.8,
    ),
  panels: (ask: Ask) =>
    frieze(ask) +
    line('M-10 500H1034', SW.bg) +
    [0, 1, 2, 3, 4].map((i) => tint('cream', rect(26 + i * 200, 530, 172, 180, SW.bg, 6))).join(''),
  tiles: (ask: Ask) =>
    frieze(ask) +
    line(
      [1, 2, 3].map((i) => pen`M-10 ${400 + i * 84}H1034`).join('') +
        Array.from({ length: 11 }, (_, i) => pen`M${i * 100 + 12} 400V738`).join(''),
      SW.bg * 0.8,
    ) +
    tint('aqua', rect(-10, 376, 1044, 26, SW.bg)),
  /** A wainscot of bricks. */
  bricks: ({ rng }: Ask) => {
    let out = bunting(-10, 24, 1034, 24, 60, 12, rng, SW.bg, 0) + tint('cream', rect(-10, 508, 1044, 24, SW.bg))
    for (let row = 0; row < 4; row++)
      for (let i = -1; i < 11; i++)
        out += tint('brick', rect(i * 108 + (row % 2) * 54 - 20, 532 + row * 52, 108, 52, SW.bg * 0.8))
    return out
  },
}
export type Paper = keyof typeof PAPERS
