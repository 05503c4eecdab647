/** Lines within hair, where there is room for them. */
import type { Pen } from '../../art/pen.ts'
import { shifted } from './hairline.ts'
import type { View } from './view.ts'

/** Lines that follow the fall of long hair. */
export function locks(pen: Pen, view: View, length: number): void {
  if (pen.at.scale < 34 || view.lying) return
  const x = shifted(view)
  for (const q of [-1, 1])
    for (const [w, from] of [
      [0.92, 0.5],
      [0.66, 0.86],
    ] as const)
      if (length > from + 0.4)
        pen.line(
          [
            [x + q * w, from],
            [x + q * (w + 0.05), (from + length) * 0.5],
            [x + q * (w + 0.02), length * 0.9],
          ],
          pen.at.sw * 0.7,
        )
}

/** A few hairs on the crown. */
export function strands(pen: Pen, view: View, front: string): void {
  if (pen.at.scale < 44) return
  const part = front === 'swept' ? -17 : 0
  for (const lon of front === 'back' ? [-30, 0, 30] : [part - 26, part + 26]) {
    const line = [84, 70, 58].map((lat, i) => view.on(part + (lon - part) * (0.4 + i * 0.34), lat, 1.02))
    if (line.every(([, , z]) => z > 0))
      pen.line(
        line.map(([x, y]) => [x, y] as const),
        pen.at.sw * 0.7,
      )
  }
}
