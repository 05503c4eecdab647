/** Two circles that share a middle: what is alike stands there. */

import { caption } from '../../lettering/ink.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { arc } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import { title } from '../chart.ts'

const R = 300
const [LEFT, RIGHT, MIDDLE] = [338, 686, 640]

export function vennPage(names: readonly [string, string]): string {
  const reach = Math.acos((RIGHT - LEFT) / 2 / R)
  const shared = [
    ...arc(LEFT, MIDDLE, R, -reach, reach, 40),
    ...arc(RIGHT, MIDDLE, R, Math.PI - reach, Math.PI + reach, 40),
  ]
  const rules = [LEFT - 60, RIGHT + 60].flatMap((x) =>
    [600, 680, 760].map((y) =>
      line(
        [
          [x - 110, y],
          [x + 110, y],
        ],
        4,
      ),
    ),
  )
  const between = [600, 680, 760].map((y) =>
    line(
      [
        [452, y],
        [572, y],
      ],
      4,
    ),
  )
  return page(
    title('Venn Diagram') +
      names
        .map((name, i) => {
          const x = i ? 870 : 154
          return (
            (objectsOf([name])[0]?.(x, 232, 200, 170) ?? '') +
            caption(name, { x: i ? 570 : 264, y: 214, w: 190, h: 60 }, 54)
          )
        })
        .join('') +
      circle(LEFT, MIDDLE, R, 6) +
      circle(RIGHT, MIDDLE, R, 6) +
      shape(shared, 6) +
      rules.join('') +
      between.join('') +
      caption('both', { x: 452, y: 510, w: 120, h: 50 }, 44),
  )
}
