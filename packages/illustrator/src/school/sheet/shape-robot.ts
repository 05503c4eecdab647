/** A robot that is put together from plain shapes, so that a child finds each of them. */
import { rect } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point, Poly } from '../../ornate/kit/points.ts'
import { FIGURES } from '../pages.ts'

const triangle = (x: number, y: number, w: number, h: number): Poly => [
  [x, y],
  [x + w / 2, y + h],
  [x - w / 2, y + h],
]
const mirrored = (draw: (x: (from: number) => number) => string): string =>
  draw((from) => 512 - from) + draw((from) => 512 + from)
const boxAt = (x: number, y: number, w: number, h: number): Poly => rect(x - w / 2, y, w, h)
const between = (from: Point, to: Point): string => line([from, to], 7)

export function shapeRobotPage(): string {
  const ears = mirrored((x) => shape(boxAt(x(190), 210, 60, 90), 6))
  const arms = mirrored(
    (x) => shape(boxAt(x(262), 470, 150, 70), 6) + shape(boxAt(x(302), 540, 70, 150), 6) + circle(x(302), 734, 56, 6),
  )
  const legs = mirrored((x) => shape(boxAt(x(100), 786, 84, 110), 6) + shape(triangle(x(112), 880, 180, 96), 6))
  const head = shape(rect(352, 130, 320, 260), 7) + FIGURES.triangle?.(512, 268, 34)
  const eyes = mirrored((x) => circle(x(80), 220, 50, 6) + circle(x(80), 220, 22, 5))
  const mouth = shape(rect(412, 320, 200, 46), 6) + [462, 512, 562].map((x) => between([x, 320], [x, 366])).join('')
  const body = shape(rect(312, 440, 400, 350), 7) + FIGURES.heart?.(512, 560, 84)
  const buttons = [400, 512, 624].map((x, i) => FIGURES[['star', 'diamond', 'hexagon'][i] ?? '']?.(x, 718, 40)).join('')
  return page(
    between([512, 130], [512, 92]) +
      circle(512, 66, 32, 6) +
      ears +
      arms +
      legs +
      head +
      eyes +
      mouth +
      shape(rect(462, 390, 100, 50), 6) +
      body +
      buttons,
  )
}
