/** A pizza, a pie or a plain circle in equal slices. */
import { curve } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { type Point, TAU } from '../ornate/kit/points.ts'

export type Topping = 'pizza' | 'pie' | 'plain'

/** Cut into equal parts. */
export function fractionsPage(parts: number, shaded = 0, topping: Topping = 'pizza'): string {
  const at = (turn: number, r: number): Point => {
    const a = (turn / parts) * TAU - Math.PI / 2
    return [512 + r * Math.cos(a), 512 + r * Math.sin(a)]
  }
  const each = (draw: (i: number) => string) => Array.from({ length: parts }, (_, i) => draw(i)).join('')
  const crust = Array.from({ length: 180 }, (_, i): Point => {
    const a = (i / 180) * TAU
    const r = 398 + 9 * Math.sin(a * 18)
    return [512 + r * Math.cos(a), 512 + r * Math.sin(a)]
  })
  // Many slices are narrow: what lies on them is small, and nothing lies near their tips.
  const size = parts > 9 ? 0.66 : 1
  // Bands of a slice that is shaded can be colored, as gray could not.
  const bands = (i: number) =>
    [130, 190, 250, 310, 360]
      .map((r) =>
        line(
          Array.from({ length: 25 }, (_, k) => at(i + k / 24, r)),
          4.5,
        ),
      )
      .join('')
  const toppings = each((i) =>
    i < shaded
      ? bands(i)
      : topping === 'plain'
        ? ''
        : topping === 'pie'
          ? slit(...at(i + 0.5, 260), 512, 512)
          : salami(...at(i + 0.5, 300), 50 * size) +
            (parts > 9 ? '' : olive(...at(i + (parts > 6 ? 0.5 : 0.3), 190), parts > 6 ? 26 : 32)) +
            (parts > 6 ? '' : olive(...at(i + 0.74, 210), 32)),
  )
  // The rim of a pie is crimped, that of a pizza is not.
  const rim = Array.from({ length: 240 }, (_, i): Point => {
    const a = (i / 240) * TAU
    const r = 452 + 18 * Math.abs(Math.sin(a * 20))
    return [512 + r * Math.cos(a), 512 + r * Math.sin(a)]
  })
  const edge = topping === 'pie' ? shape(rim, 7) + circle(512, 512, 400, 6) : circle(512, 512, 470, 7)
  return page(
    edge + (topping === 'pizza' ? shape(crust, 6) : '') + each((i) => line([[512, 512], at(i, 468)], 6)) + toppings,
  )
}

/** Steam leaves a pie through slits that point to its middle. */
function slit(x: number, y: number, toX: number, toY: number): string {
  const long = Math.hypot(toX - x, toY - y)
  const [ux, uy] = [(toX - x) / long, (toY - y) / long]
  const at = (along: number, aside: number) => ({ x: x + ux * along - uy * aside, y: y + uy * along + ux * aside })
  return shape(curve([at(-70, 0), at(0, 15), at(70, 0), at(0, -15)]), 5)
}

const salami = (x: number, y: number, r: number): string =>
  circle(x, y, r, 5) +
  [0.8, 3.9]
    .map((a) => circle(x + r * 0.5 * Math.cos(a), y + r * 0.5 * Math.sin(a), Math.max(11, r * 0.26), 4))
    .join('')

const olive = (x: number, y: number, r: number): string => circle(x, y, r, 5) + circle(x, y, r * 0.42, 4.5)
