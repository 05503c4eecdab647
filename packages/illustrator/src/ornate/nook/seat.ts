/** What lies on a seat: cushions, a sleeping cat. */
import { num } from '../../ink/svg.ts'
import { grow } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { placed } from './books.ts'

/** Around its middle, turned; one of three fabrics. */
export const pillow = (x: number, y: number, a: number, s: number, k: number) => {
  const p = move(
    curve([
      { x: -56, y: -50, corner: true },
      { x: 0, y: -44 },
      { x: 56, y: -50, corner: true },
      { x: 50, y: 0 },
      { x: 56, y: 50, corner: true },
      { x: 0, y: 44 },
      { x: -56, y: 50, corner: true },
      { x: -50, y: 0 },
    ]),
    x,
    y,
    a,
    s,
  )
  const m: Mark[] = []
  if (k === 0)
    for (let i = -3; i < 4; i++) {
      m.push(
        {
          poly: move(
            [
              [i * 30 - 70, -70],
              [i * 30 + 70, 70],
            ],
            x,
            y,
            a,
          ),
          open: true,
        },
        {
          poly: move(
            [
              [i * 30 + 70, -70],
              [i * 30 - 70, 70],
            ],
            x,
            y,
            a,
          ),
          open: true,
        },
      )
    }
  else if (k === 1)
    for (const i of [-30, -12, 12, 30])
      m.push({
        poly: move(
          [
            [i, -70],
            [i, 70],
          ],
          x,
          y,
          a,
        ),
        open: true,
      })
  else
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        m.push({ poly: ellipse(x + i * 32 + (j ? 10 : 0) - 4, y + j * 30, 10), whole: true })
  return shape(p, 5) + clipMarks(m, grow([p], -6), 3.2) + shape(p, 5, 'none')
}

/** Curled up, its belly on a line at `cy`. */
export function sleepingCat(x: number, y: number, size = 1): string {
  let out = ''
  const [cx, cy] = size === 1 ? [x, y] : [0, 0]
  out +=
    shape(placed(cx, cy, 1)('-92,0! -96,-44 -60,-82 0,-88 54,-76 84,-36 80,0!'), 5.5) +
    shape(placed(cx, cy, 1)('78,-8 104,-14 108,10 60,18 -10,14 -40,4 -20,-2 50,4'), 5) +
    shape(placed(cx, cy, 1)('-116,-66! -96,-54 -70,-54 -52,-68! -46,-34 -56,-6 -84,2 -112,-8 -120,-36'), 5)
  for (const e of [-1, 1])
    out += line(
      curve(
        [
          [cx - 84 + e * 18 - 8, cy - 30],
          [cx - 84 + e * 18, cy - 24],
          [cx - 84 + e * 18 + 8, cy - 30],
        ],
        false,
      ),
      4,
    )
  out +=
    shape(placed(cx - 84, cy - 18, 1)('-5,-4! 5,-4! 0,2!'), 2.6, '#000') +
    line(
      curve(
        [
          [cx - 95, cy - 13],
          [cx - 89, cy - 8],
          [cx - 84, cy - 15],
          [cx - 79, cy - 8],
          [cx - 73, cy - 13],
        ],
        false,
      ),
      3,
    )
  for (const x of [-20, 6, 32])
    out += line(
      curve(
        [
          [cx + x, cy - 86 + Math.abs(x - 6) * 0.18],
          [cx + x + 6, cy - 66],
          [cx + x + 2, cy - 52],
        ],
        false,
      ),
      3.4,
    )
  return size === 1 ? out : `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})">${out}</g>`
}
