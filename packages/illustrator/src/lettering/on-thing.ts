/** Letters that lie on something drawn: a chest, the door of a car. */
import type { Pen } from '../art/pen.ts'
import { area, move } from '../ornate/kit/points.ts'
import { setInto } from './setting.ts'

/** Hollow as long as they can be colored. */
const LEAST_HOLLOW = 46

interface Field {
  /** On the page. */
  middle: readonly [x: number, y: number]
  w: number
  h: number
  turn: number
}

export function lettersAt(pen: Pen, text: string, { middle, w, h, turn }: Field): void {
  const letters = setInto(text, { x: -w / 2, y: -h / 2, w, h }, { face: 'fat', gap: 70, mostLines: 1 }) ?? []
  for (const { polys } of letters) {
    const placed = polys.map((poly) => move(poly, middle[0], middle[1], turn))
    const d = placed.map((poly) => `M${poly.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('')
    const isHollow = placed.some((poly) => Math.sqrt(Math.abs(area(poly))) > LEAST_HOLLOW * 0.6)
    pen.raw(d, isHollow ? '#fff' : '#000', isHollow ? pen.at.sw * 0.85 : 0)
  }
}
