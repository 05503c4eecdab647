/** All letters of an alphabet, each with something that begins with it where that is known. */
import type { Rng } from '../ink/random.ts'
import { swell } from '../ornate/kit/clip.ts'
import { line, page, shape } from '../ornate/kit/marks.ts'
import { area, type Point, type Poly } from '../ornate/kit/points.ts'
import { type AlphabetLayout, alphabetLayout, type Frame } from './alphabet-layouts.ts'
import { roundedRect } from './frames.ts'
import { hollow, labeled } from './ink.ts'
import { objectsOf } from './objects.ts'
import { pictureBreadth, pictureOf } from './pictures.ts'
import { heart, star } from './scatter.ts'
import { type Letter, type Place, setInto } from './setting.ts'
import { swollen } from './swollen.ts'

type NamesFor = (letter: string) => readonly string[]

const LINE = 4.6

/** Null where a letter is in no font. */
export function alphabetPage(letters: readonly string[], namesFor: NamesFor, rng: Rng): string | null {
  const withThings = letters.every((letter) => namesFor(letter).length)
  const layout = alphabetLayout(letters.length, rng)
  let out = layout.isPath ? pathThrough(layout) : ''
  for (const [i, letter] of letters.entries()) {
    const cell = layout.cells[i]!
    const free = within(cell, layout.frame, layout.isPath)
    const drawn = withThings ? pictured(letter, free, namesFor(letter), layout.frame, rng) : alone(letter, free)
    if (drawn === null) return null
    out += framed(cell, layout.frame, layout.isPath) + drawn
  }
  return page(out + endPieces(layout, rng))
}

/** Of letters that have two forms, both. */
export const bothCases = (letter: string): string => {
  const [large, small] = [letter.toUpperCase(), letter.toLowerCase()]
  return large === small || [...large].length > 1 ? letter : `${large}${small}`
}

const gapOf = (isPath: boolean): number => (isPath ? 8 : 5)

function framed({ x, y, w, h }: Place, frame: Frame, isPath: boolean): string {
  const gap = gapOf(isPath)
  const box = (r: number): Poly => roundedRect(x + gap, y + gap, w - 2 * gap, h - 2 * gap, r)
  if (frame === 'open') return ''
  if (frame === 'round') return shape(box(Math.min(w, h) * 0.2), LINE)
  if (frame === 'block') return block(x + 5, y + 5, w - 10, h - 10)
  return shape(box(16), LINE)
}

/** How far the top and the side of a block are seen. */
const DEPTH = 17

function block(x: number, y: number, w: number, h: number): string {
  const [left, top, right, foot] = [x, y + DEPTH, x + w - DEPTH, y + h]
  const lid: Poly = [
    [left, top],
    [left + DEPTH, y],
    [x + w, y],
    [right, top],
  ]
  const side: Poly = [
    [right, top],
    [x + w, y],
    [x + w, foot - DEPTH],
    [right, foot],
  ]
  const front: Poly = [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]
  return shape(lid, LINE) + shape(side, LINE) + shape(front, LINE)
}

/** What is free in a cell, with air along its edge. */
function within({ x, y, w, h }: Place, frame: Frame, isPath: boolean): Place {
  const air = gapOf(isPath) + (frame === 'round' ? 15 : 11)
  if (frame === 'block') return { x: x + 18, y: y + DEPTH + 16, w: w - DEPTH - 36, h: h - DEPTH - 32 }
  return { x: x + air, y: y + air, w: w - 2 * air, h: h - 2 * air }
}

const setLetter = (text: string, { x, y, w, h }: Place): Letter[] | null =>
  swollen(
    text,
    { x0: x, x1: x + w, top: () => y, foot: () => y + h },
    { end: 'round', weight: 23, across: 1, gap: 7, leans: [0], thickest: 0.215 },
  ) ?? setInto(text, { x, y, w, h }, { face: 'round', gap: 150, mostLines: 1, mostSize: h * 1.3 })

/** A hollow too small to color would be a blot. */
const isOpen = (poly: Poly): boolean => area(poly) > 0 || area(poly) < -330

const inked = (letters: Letter[] | null): string | null =>
  letters?.map((one) => labeled(one.text, shape(one.polys.filter(isOpen), LINE))).join('') ?? null

const alone = (letter: string, { x, y, w, h }: Place): string | null => {
  const plain = setInto(letter, { x: x + 4, y, w: w - 8, h }, { face: 'fat', mostSize: h })
  return plain?.map((one) => hollow(one, LINE, 2)).join('') ?? null
}

/** In a wide cell its picture is beside the letter, in others below. */
function pictured(
  letter: string,
  { x, y, w, h }: Place,
  names: readonly string[],
  frame: Frame,
  rng: Rng,
): string | null {
  const isPair = [...letter].length > 1
  const isWide = w > h * 1.06
  const share = isWide ? (isPair ? 0.48 : w > h * 1.4 ? 0.4 : 0.38) : isPair ? 0.4 : 0.42
  const own = isWide
    ? { x, y: y + h * 0.02, w: w * share, h: h * 0.96 }
    : { x: x + w * (isPair ? 0.1 : 0.22), y, w: w * (isPair ? 0.8 : 0.56), h: h * share }
  const air = frame === 'tag' ? 18 : 12
  const free = isWide
    ? { x: x + w * share + air, y, w: w * (1 - share) - air, h }
    : { x, y: y + h * share + air, w, h: h * (1 - share) - air }
  const set = inked(setLetter(letter, own))
  if (set === null) return null
  const name = rng.pick(fitting(names, free))
  const thing = pictureOf(name) ?? objectsOf([name])[0]
  const middle: Point = [free.x + free.w / 2, free.y + free.h / 2]
  return set + (thing?.(...middle, free.w, free.h) ?? '') + (frame === 'tag' ? divider(free, isWide) : '')
}

/** Those that are nearly as large in their place as the one that is largest there. */
function fitting(names: readonly string[], { w, h }: Place): readonly string[] {
  const sizes = names.map((name) => {
    const breadth = pictureBreadth(name)
    const high = Math.min(h, w / breadth)
    return high * high * breadth
  })
  const most = Math.max(...sizes)
  return names.filter((_, i) => sizes[i]! > most * 0.6)
}

/** On tags the letter and its picture have a field each. */
const divider = ({ x, y, w, h }: Place, isWide: boolean): string =>
  isWide
    ? line(
        [
          [x - 9, y - 11],
          [x - 9, y + h + 11],
        ],
        3.6,
      )
    : line(
        [
          [x - 11, y - 9],
          [x + w + 11, y - 9],
        ],
        3.6,
      )

const middleOf = ({ x, y, w, h }: Place): Point => [x + w / 2, y + h / 2]

const pathThrough = ({ cells, ends }: AlphabetLayout): string => {
  const isLast = (end: Place): boolean => end.y > (cells[0]?.y ?? 0)
  const stops = [...ends.filter((end) => !isLast(end)), ...cells, ...ends.filter(isLast)].map(middleOf)
  // A way back to the left would run through the letters between.
  const rows = [...new Set(stops.map(([, y]) => y))].map((y) => stops.filter((stop) => stop[1] === y))
  return shape(swell(rows, 34), LINE)
}

function endPieces({ ends, cells, isPath }: AlphabetLayout, rng: Rng): string {
  return ends
    .map((place) => {
      const isFirst = place.y <= (cells[0]?.y ?? 0)
      const panel = isPath ? framed(place, 'round', true) : ''
      return panel + (isFirst ? heading(place) : closing(place, rng))
    })
    .join('')
}

/** "ABC" between two stars. */
function heading({ x, y, w, h }: Place): string {
  const side = Math.min(h * 0.3, 46)
  const wide = Math.min(w - 4 * side - 40, h * 1.9)
  const [cx, cy] = middleOf({ x, y, w, h })
  const letters = setLetter('ABC', { x: cx - wide / 2, y: cy - h * 0.37, w: wide, h: h * 0.74 }) ?? []
  const stars = [-1, 1].map((sign) => shape(star(cx + sign * (wide / 2 + side + 12), cy, side), LINE))
  return stars.join('') + letters.map((one) => shape(one.polys.filter(isOpen), 5.4)).join('')
}

function closing({ x, y, w, h }: Place, rng: Rng): string {
  const [cx, cy] = middleOf({ x, y, w, h })
  const r = Math.min(h * 0.3, w * 0.14)
  const [middle] = objectsOf([rng.pick(['rainbow', 'book', 'balloon', 'gift', 'butterfly'])])
  const beside = rng.chance(0.5) ? star : heart
  return (
    (middle?.(cx, cy, w * 0.42, h * 0.72) ?? '') +
    [-1, 1].map((sign) => shape(beside(cx + sign * w * 0.34, cy, r, beside === star ? -Math.PI / 2 : 0), LINE)).join('')
  )
}
