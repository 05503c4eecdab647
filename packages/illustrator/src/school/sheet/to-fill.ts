/** Pages with nothing but places to draw in: a tree for a family, a frame for a portrait. */
import { roundedRect } from '../../lettering/frames.ts'
import { caption } from '../../lettering/ink.ts'
import { curve } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title, type Write } from '../chart.ts'

const KIN: readonly (readonly [label: string, at: Point])[] = [
  ['Grandma', [172, 270]],
  ['Grandpa', [398, 250]],
  ['Grandma', [626, 250]],
  ['Grandpa', [852, 270]],
  ['Mom', [330, 470]],
  ['Dad', [694, 470]],
  ['Me', [512, 680]],
]

/** A ring for each, and the word below it. */
export function familyTreePage(write: Write = caption): string {
  return page(
    title('My Family Tree') +
      shape(
        curve(
          '440,980! 462,860 460,760! 300,770 180,700 90,620 30,480 40,330 90,190 250,130 400,150 512,136 624,150 774,130 934,190 984,330 994,480 934,620 844,700 724,770 564,760! 562,860 584,980!',
        ),
        6.5,
      ) +
      line(curve('400,984 512,960 624,984', false), 5) +
      KIN.map(
        ([label, [x, y]]) => circle(x, y, 82, 5.5) + write(label, { x: x - 80, y: y + 88, w: 160, h: 40 }, 40),
      ).join(''),
  )
}

/** A carved frame, empty. */
export function framePage(heading: string): string {
  const top = heading ? 150 : 40
  const tall = 984 - top
  const corners = [
    [92, top + 52],
    [932, top + 52],
    [92, 932],
    [932, 932],
  ] as const
  const [wide, high] = [8, Math.round((tall - 120) / 104)]
  const row = Array.from({ length: wide }, (_, i) => 144 + (i + 0.5) * (736 / wide))
  const column = Array.from({ length: high }, (_, i) => top + 104 + (i + 0.5) * ((tall - 208) / high))
  const bead = (x: number, y: number) => circle(x, y, 24, 5)
  return page(
    (heading ? title(heading) : '') +
      shape(roundedRect(40, top, 944, tall, 40), 7) +
      shape(roundedRect(144, top + 104, 736, tall - 208, 16), 6.5) +
      row.map((x) => bead(x, top + 52) + bead(x, 932)).join('') +
      column.map((y) => bead(92, y) + bead(932, y)).join('') +
      corners
        .map(
          ([x, y]) =>
            [0, 1, 2, 3, 4]
              .map((k) => circle(x + 34 * Math.cos(k * 1.257), y + 34 * Math.sin(k * 1.257), 20, 4.5))
              .join('') + circle(x, y, 18, 4.5),
        )
        .join(''),
  )
}
