/** What goes in rows along the page: a caterpillar of numbers, a train of letters. */
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { arc, curve, rect } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { title } from '../chart.ts'

const lettered = (text: string, x: number, y: number, w: number, h: number): string =>
  (
    setInto(text, { x: x - w / 2, y: y - h / 2, w, h }, { face: 'round', gap: 50, mostLines: 1, mostSize: h * 1.3 }) ??
    []
  )
    .map((letter) => hollow(letter, 4.6, 2))
    .join('')

/** There and back again: an even row goes to the right, an odd one to the left. */
function windingPlaces(count: number, perRow: number, top: number, foot: number): Point[] {
  const rows = Math.ceil(count / perRow)
  const [wide, tall] = [860 / perRow, (foot - top) / rows]
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const column = row % 2 ? perRow - 1 - (i % perRow) : i % perRow
    const sag = Math.sin((column + 0.5) * 1.6) * Math.min(16, tall * 0.06)
    return [82 + wide * (column + 0.5), top + tall * (row + 0.5) + sag]
  })
}

/** A caterpillar whose every part is a number, a letter or a day; its head comes first. */
export function caterpillarPage(heading: string, parts: readonly string[]): string {
  const count = parts.length
  const perRow = count <= 7 ? 3 : count <= 12 ? 4 : count <= 20 ? 5 : 6
  const places = windingPlaces(count + 1, perRow, 170, 980)
  const rows = Math.ceil((count + 1) / perRow)
  const r = Math.min(430 / perRow - 4, 405 / rows - 12)
  const body = places
    .map(([x, y], i) => {
      const feet = [-0.34, 0.34].map((dx) => shape(rect(x + dx * r - 9, y + r * 0.84, 18, 30), 4.5)).join('')
      return i
        ? feet +
            circle(x, y, r, 6) +
            lettered(parts[i - 1] ?? '', x, y, r * ((parts[i - 1] ?? '').length > 4 ? 1.72 : 1.3), r * 0.7)
        : ''
    })
    .reverse()
    .join('')
  const [hx, hy] = places[0] ?? [0, 0]
  return page(title(heading) + joints(places) + body + head(hx, hy, r))
}

/** Where the way turns, the parts of two rows are apart: a neck joins them. */
const joints = (places: readonly Point[]): string =>
  places
    .slice(1)
    .map(([x, y], i) => {
      const [u, v] = places[i] ?? [x, y]
      return Math.abs(x - u) < 1
        ? shape(rect(x - 20, v, 40, y - v), 5)
        : shape(rect(Math.min(x, u), (y + v) / 2 - 16, Math.abs(x - u), 32), 5)
    })
    .join('')

function head(x: number, y: number, r: number): string {
  const feelers = [-1, 1]
    .map(
      (side) =>
        line(curve(`${x + side * r * 0.3},${y - r * 0.9} ${x + side * r * 0.42},${y - r * 1.14}`, false), 5) +
        circle(x + side * r * 0.44, y - r * 1.2, 11, 4.5),
    )
    .join('')
  const eyes = [-1, 1]
    .map(
      (side) =>
        circle(x + side * r * 0.36, y - r * 0.1, r * 0.2, 0, '#000') +
        circle(x + side * r * 0.36 + r * 0.06, y - r * 0.18, r * 0.07, 0, 'white'),
    )
    .join('')
  return feelers + circle(x, y, r, 6.5) + eyes + line(arc(x, y + r * 0.2, r * 0.36, 0.4, Math.PI - 0.4, 14), 5)
}

const MOST_IN_ROW = 6

/** An engine before the first row, and a car for each letter, number, day or month. */
export function trainPage(letters: readonly string[]): string {
  const longest = Math.max(...letters.map((letter) => letter.length))
  const carsInRow =
    longest > 3 && letters.length < 8 ? 2 : letters.length > 20 ? MOST_IN_ROW : letters.length > 10 ? 4 : 3
  const rows = Math.ceil((letters.length + 1) / carsInRow)
  const [wide, tall] = [948 / carsInRow, 948 / rows]
  const rails = Array.from({ length: rows }, (_, row) => {
    const y = 38 + tall * (row + 1) - 14
    const left: Point = [34, y]
    return line([left, [990, y]], 5)
  })
  // Words of one size: "Wednesday" would be small beside "Friday".
  const most = longest > 3 ? ((wide - 52) / longest) * 1.3 : Infinity
  const cars = ['', ...letters].map((letter, i) => {
    const x = 38 + wide * (i % carsInRow)
    const y = 38 + tall * Math.floor(i / carsInRow)
    const isLast = i % carsInRow === carsInRow - 1 || i === letters.length
    return (
      (letter ? car(letter, x, y, wide, tall, most) : engine(x, y, wide, tall)) +
      (isLast ? '' : shape(rect(x + wide - 14, y + tall - 58, 28, 14), 4.5))
    )
  })
  return page(rails.join('') + cars.join(''))
}

const wheels = (x: number, y: number, wide: number, tall: number): string =>
  [0.28, 0.72]
    .map((at) => circle(x + wide * at, y + tall - 36, 21, 5) + circle(x + wide * at, y + tall - 36, 7, 4))
    .join('')

const car = (letter: string, x: number, y: number, wide: number, tall: number, most: number): string =>
  shape(rect(x + 12, y + 30, wide - 24, tall - 76), 5.5) +
  lettered(letter, x + wide / 2, y + 30 + (tall - 76) / 2, wide - 52, Math.min(150, tall - 106, most)) +
  wheels(x, y, wide, tall)

function engine(x: number, y: number, wide: number, tall: number): string {
  const foot = y + tall - 46
  return (
    shape(rect(x + 30, y + 34, 26, 50), 5) +
    shape(curve(`${x + 18},${y + 34}! ${x + 24},${y + 16}! ${x + 62},${y + 16}! ${x + 68},${y + 34}!`), 5) +
    shape(rect(x + 12, y + 78, wide * 0.55, foot - y - 78), 5.5) +
    shape(rect(x + wide * 0.56, y + 36, wide * 0.38, foot - y - 36), 5.5) +
    shape(rect(x + wide * 0.64, y + 52, wide * 0.22, 40), 5) +
    shape(rect(x + wide * 0.52, y + 22, wide * 0.46, 16), 5) +
    circle(x + 40, (y + 78 + foot) / 2, 12, 4.5) +
    wheels(x, y, wide, tall)
  )
}
