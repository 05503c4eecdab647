/** A band of one ornament around the page, a rosette in each corner: what is within it reaches to its inner line. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from './curves.ts'
import { circle, line, paperAround, shape } from './marks.ts'
import { TAU } from './points.ts'

const OUTER = 22
/** How far from the edge of the page the free inside begins. */
export const BORDER = 86
const COUNT = 14
const STEP = (1024 - 2 * BORDER) / COUNT
const MIDDLE = (OUTER + BORDER) / 2

/** One piece of the upper side, its middle at `x`. */
const PIECES: readonly ((x: number) => string)[] = [
  (x) =>
    shape([...arc(x, BORDER, STEP / 2, Math.PI, TAU, 16)], 3.8) +
    shape([...arc(x, BORDER, STEP / 2 - 12, Math.PI, TAU, 12)], 3.4) +
    (x > BORDER + STEP ? circle(x - STEP / 2, OUTER + 17, 9, 3.4) : ''),
  (x) =>
    line(
      [
        [x - STEP / 2, MIDDLE],
        [x + STEP / 2, MIDDLE],
      ],
      3.6,
    ) +
    [-0.75, 0.75].map((turn) => shape(leaf(x - STEP / 2, MIDDLE, 44, 22, turn, 0.5), 3.5)).join('') +
    circle(x + STEP * 0.28, MIDDLE, 8.5, 3.4),
  (x) =>
    shape(
      [
        [x - STEP / 2, BORDER],
        [x, OUTER],
        [x + STEP / 2, BORDER],
      ],
      3.8,
    ) +
    shape(
      [
        [x - STEP / 4, BORDER],
        [x, MIDDLE],
        [x + STEP / 4, BORDER],
      ],
      3.4,
    ),
]

/** Painted last: it hides what hangs over from within. */
/** `isPlain` leaves the band empty, where the page is full enough. */
export function border(rng: Rng, isPlain = false): string {
  const piece = rng.pick(PIECES)
  let side = ''
  for (let i = 0; i < (isPlain ? 0 : COUNT); i++) side += piece(BORDER + STEP * (i + 0.5))
  const inner = rect(BORDER, BORDER, 1024 - 2 * BORDER, 1024 - 2 * BORDER)
  const around = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 512 512)">${side}${corner()}</g>`)
  return (
    paperAround(inner) +
    around.join('') +
    shape(inner, 5, 'none') +
    shape(rect(OUTER, OUTER, 1024 - 2 * OUTER, 1024 - 2 * OUTER), 6, 'none')
  )
}

function corner(): string {
  const size = BORDER - OUTER
  let petals = ''
  for (let i = 0; i < 4; i++) petals += shape(leaf(MIDDLE, MIDDLE, 27, 18, Math.PI / 4 + (i * TAU) / 4, 0.55), 3.4)
  return shape(rect(OUTER, OUTER, size, size), 4.4) + petals + circle(MIDDLE, MIDDLE, 8.5, 3.2)
}
