/** Frames for a plate, each within 22 of the edge of the page and 74 wide at most. */
import type { Rng } from '../../ink/random.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, paperAround, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'

/** The free inside. */
export const INNER = 74
const around = (side: string): string =>
  [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 512 512)">${side}</g>`).join('')
const ruled = (...insets: number[]): string =>
  insets.map((at, i) => shape(rect(at, at, 1024 - 2 * at, 1024 - 2 * at), i ? 4.4 : 5.6, 'none')).join('')

type Frame = () => string

/** Leaves in a row, a flower in each corner. */
const leafy: Frame = () => {
  const side = Array.from({ length: 18 }, (_, i) => shape(leaf(86 + i * 47.6, 48, 42, 23, 0, 0.5), 3.4)).join('')
  let corner = shape(rect(22, 22, 52, 52), 4.4)
  for (let i = 0; i < 4; i++) corner += shape(leaf(48, 48, 24, 18, Math.PI / 4 + (i * TAU) / 4, 0.6), 3.2)
  return ruled(22, INNER) + around(side + corner)
}

/** Three rules that swing in a quarter of a circle at the corners, a fan in each. */
const swung: Frame = () => {
  const side = line(
    [
      [122, 48],
      [902, 48],
    ],
    3.6,
  )
  let corner = ''
  for (const r of [100, 74]) corner += shape([[22, 22], ...arc(22, 22, r, 0, Math.PI / 2, 18)], 4.2)
  for (let i = 0; i < 4; i++) corner += shape(leaf(22, 22, 68, 25, (Math.PI / 8) * (i + 0.5), 0.62), 3.5)
  return ruled(22, INNER) + around(side + corner)
}

/** Beads and bars by turns. */
const beaded: Frame = () => {
  let side = ''
  for (let i = 0; i < 13; i++) {
    const x = 112 + i * 66.6
    side += circle(x, 48, 15, 3.6)
    if (i < 12)
      side += shape(
        [
          [x + 33.3, 33],
          [x + 47, 48],
          [x + 33.3, 63],
          [x + 19.6, 48],
        ],
        3.5,
      )
  }
  return ruled(22, INNER) + around(side + shape(rect(22, 22, 52, 52), 4.4) + circle(48, 48, 15, 3.6))
}

/** A rope of waves. */
const waved: Frame = () => {
  const step = 876 / 12
  let side = ''
  for (let i = 0; i < 12; i++) {
    const x = 74 + i * step
    side +=
      line(arc(x + step / 2, 74, step / 2, Math.PI, TAU, 14), 3.6) +
      line(arc(x + step / 2, 74, step / 2 - 16, Math.PI, TAU, 10), 3.4)
  }
  return ruled(22, INNER) + around(side + shape(rect(22, 22, 52, 52), 4.4) + circle(48, 48, 15, 3.6))
}

const FRAMES: readonly Frame[] = [leafy, swung, beaded, waved]

/** Drawn last: it hides what hangs over from within. */
export const plateFrame = (rng: Rng): string =>
  paperAround(rect(INNER, INNER, 1024 - 2 * INNER, 1024 - 2 * INNER)) + rng.pick(FRAMES)()
