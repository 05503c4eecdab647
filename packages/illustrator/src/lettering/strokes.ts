/** How a hand writes each letter, as open lines. */
import { curve } from '../ornate/kit/curves.ts'
import type { Poly } from '../ornate/kit/points.ts'
import { dataLines } from '../words/data-file.ts'

/** Capitals reach from 0 down to 100, small letters from 40; tails hang below. */
export interface Written {
  wide: number
  strokes: Poly[]
}

const handOf = (file: string) =>
  new Map(
    dataLines(file).map((row): [string, Written] => {
      const [letter = '', wide = '', strokes = ''] = row.split(' | ')
      return [letter, { wide: Number(wide), strokes: strokes.split(' ; ').map(strokeOf) }]
    }),
  )

const LETTERS = handOf('lettering/strokes.txt')
const PLUMP = handOf('lettering/plump-strokes.txt')

/** A dot is a line of one point. */
function strokeOf(text: string): Poly {
  if (!text.startsWith('. ')) return curve(text, false)
  const [x = 0, y = 0] = text.slice(2).split(',').map(Number)
  return [[x, y]]
}

/** Undefined for letters of other scripts: nobody showed us how a hand goes. */
export const writtenOf = (letter: string): Written | undefined => LETTERS.get(letter)

/** The same for letters that are to be drawn plump. */
export const plumpOf = (letter: string): Written | undefined => PLUMP.get(letter) ?? LETTERS.get(letter)
