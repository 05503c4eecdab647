import { grow } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { clipMarks, type Mark, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'

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
