/** All letters of an alphabet, each with something that begins with it where that is known. */
import type { Rng } from '../ink/random.ts'
import { page, shape } from '../ornate/kit/marks.ts'
import { blossom } from '../ornate/plants/blossom.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { objectsOf } from './objects.ts'
import { setInto } from './setting.ts'

const EDGE = 32
const INNER = 960

type NamesFor = (letter: string) => readonly string[]

/** A short last row stands in the middle, with blossoms on either side. Null where a letter is in no font. */
export function alphabetPage(letters: readonly string[], namesFor: NamesFor, rng: Rng): string | null {
  const withThings = letters.every((letter) => namesFor(letter).length)
  const columns = Math.ceil(Math.sqrt(letters.length * (withThings ? 1.2 : 1)))
  const rows = Math.ceil(letters.length / columns)
  const cell = { w: INNER / columns, h: INNER / rows }
  const short = letters.length - columns * (rows - 1)
  const before = Math.floor((columns - short) / 2)
  let out = ''
  for (let i = 0; i < columns * rows; i++) {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const place = { x: EDGE + column * cell.w, y: EDGE + row * cell.h, ...cell }
    const inLast = column - before
    const letter = row < rows - 1 ? letters[i] : inLast >= 0 && inLast < short ? letters[columns * row + inLast] : ''
    out += shape(roundedRect(place.x + 4, place.y + 4, cell.w - 8, cell.h - 8, 18), 4.2)
    const drawn = letter ? letterCell(letter, place, withThings ? namesFor(letter) : [], rng) : blossomIn(place, rng)
    if (drawn === null) return null
    out += drawn
  }
  return page(out)
}

interface Cell {
  x: number
  y: number
  w: number
  h: number
}

const blossomIn = ({ x, y, w, h }: Cell, rng: Rng): string =>
  blossom(x + w / 2, y + h / 2, Math.min(w, h) * 0.38, 8, rng, 3.8)

function letterCell(letter: string, { x, y, w, h }: Cell, names: readonly string[], rng: Rng): string | null {
  const withThings = names.length > 0
  // In the corner, so that the picture has most of the room.
  const place = withThings
    ? { x: x + 14, y: y + 14, w: w * 0.5, h: h * 0.3 }
    : { x: x + 22, y: y + 18, w: w - 44, h: h - 36 }
  const letters = setInto(letter, place, { face: 'fat', mostSize: Math.max(withThings ? 84 : 150, place.h * 1.3) })
  if (!letters) return null
  const inked = letters.map((one) => hollow(one, 4.6, 2)).join('')
  if (!withThings) return inked
  const [thing] = objectsOf([rng.pick(names)])
  return inked + (thing?.(x + w / 2, y + h * 0.67, w - 28, h * 0.54) ?? '')
}
