/** Letters on the page: hollow, to be colored, or of ink where they only label something. */
import { grow } from '../ornate/kit/clip.ts'
import { shape } from '../ornate/kit/marks.ts'
import { area, type Poly } from '../ornate/kit/points.ts'
import { type Letter, type Place, setInto } from './setting.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** Each letter says which it is: nothing else tells what a shape means. */
export const labeled = (text: string, svg: string): string => `<g aria-label="${escaped(text)}">${svg}</g>`

/** Fatter by `fat` pixels on every side. */
export const hollow = ({ text, polys }: Letter, sw: number, fat = 0): string =>
  labeled(text, shape(fat ? grow(polys, fat) : polys, sw))

/** What is written small is of ink: its hollows could not be colored. */
export function caption(text: string, place: Place, mostSize = 44): string {
  const letters = setInto(text, place, { face: 'round', gap: 30, mostLines: 2, mostSize }) ?? []
  return letters.map(({ text: piece, polys }) => labeled(piece, written(polys))).join('')
}

/** The hollows of small letters are light in ink, not areas to color: what is too small to color would be closed. */
const written = (polys: Poly[]): string =>
  shape(polys, 0, '#000') +
  polys
    .filter((poly) => area(poly) < 0)
    .map((hole) => shape(hole, 0, 'white'))
    .join('')

/** The outlines of several letters, a little larger. */
export const outlineOf = (letters: readonly Letter[], by: number): Poly[] =>
  letters.flatMap(({ polys }) => grow(polys, by))
