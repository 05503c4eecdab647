/** All letters of an alphabet, each with something that begins with it where that is known. */
import type { Rng } from '../ink/random.ts'
import { page, shape } from '../ornate/kit/marks.ts'
import { breadthAlone } from '../ornate/mandala/motif.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { objectsOf } from './objects.ts'
import { setInto } from './setting.ts'

const EDGE = 32
const INNER = 960

type NamesFor = (letter: string) => readonly string[]

/** Null where a letter is in no font. */
export function alphabetPage(letters: readonly string[], namesFor: NamesFor, rng: Rng): string | null {
  const withThings = letters.every((letter) => namesFor(letter).length)
  const rows = rowsOf(letters, withThings ? 1.1 : 1)
  const h = INNER / rows.length
  let out = ''
  for (const [row, inRow] of rows.entries()) {
    const w = INNER / inRow.length
    for (const [column, letter] of inRow.entries()) {
      const place = { x: EDGE + column * w, y: EDGE + row * h, w, h }
      out += shape(roundedRect(place.x + 4, place.y + 4, w - 8, h - 8, 18), 4.2)
      const drawn = letterCell(letter, place, withThings ? namesFor(letter) : [], rng)
      if (drawn === null) return null
      out += drawn
    }
  }
  return page(out)
}

/** Every cell has its letter: where they do not come out even, the rows in the middle have one more. */
function rowsOf(letters: readonly string[], lean: number): string[][] {
  const count = Math.max(1, Math.floor(Math.sqrt(letters.length / lean) + 0.5))
  const least = Math.floor(letters.length / count)
  const over = letters.length - least * count
  const first = Math.floor((count - over) / 2)
  const rows: string[][] = []
  let from = 0
  for (let row = 0; row < count; row++) {
    const long = least + (row >= first && row < first + over ? 1 : 0)
    rows.push(letters.slice(from, from + long))
    from += long
  }
  return rows
}

interface Cell {
  x: number
  y: number
  w: number
  h: number
}

/** Of letters that have two forms, both. */
export const bothCases = (letter: string): string => {
  const [large, small] = [letter.toUpperCase(), letter.toLowerCase()]
  return large === small || [...large].length > 1 ? letter : `${large}${small}`
}

function letterCell(letter: string, { x, y, w, h }: Cell, names: readonly string[], rng: Rng): string | null {
  if (!names.length) {
    const plain = setInto(letter, { x: x + 22, y: y + 18, w: w - 44, h: h - 36 }, { face: 'fat', mostSize: h * 0.8 })
    return plain?.map((one) => hollow(one, 4.6, 2)).join('') ?? null
  }
  const name = rng.pick(names)
  const [thing] = objectsOf([name])
  const isTall = w > h * 0.9 && breadthAlone(name) < TALL
  const high = h * 0.3
  const letters = setInto(
    letter,
    { x: x + 16, y: y + 16, w: isTall ? w * 0.56 - 16 : w - 32, h: high },
    { face: 'round', gap: 150, mostLines: 1, mostSize: high * 1.24 },
  )
  if (!letters) return null
  // What is tall stands beside its letter: below it would be tiny.
  const free = isTall
    ? { x: x + w * 0.6, y: y + 18, w: w * 0.36, h: h - 36 }
    : { x: x + 15, y: y + high + 30, w: w - 30, h: h - high - 44 }
  return (
    letters.map((one) => hollow(one, 4.2, 3)).join('') +
    (thing?.(free.x + free.w / 2, free.y + free.h / 2, free.w, free.h) ?? '')
  )
}

/** Narrower than this share of its height. */
const TALL = 0.66
