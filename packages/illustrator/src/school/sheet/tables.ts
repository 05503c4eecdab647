/** The rows of data that sheets are made from. */
import { dataLines } from '../../words/data-file.ts'
import type { Band } from './layers.ts'

const rows = (file: string): string[][] => dataLines(file).map((line) => line.split(' | '))
const worded = (words: string): RegExp => (words === '.' ? /./ : new RegExp(`\\b(?:${words})`, 'i'))
const listed = (text: string, by: string): string[] => text.split(by).map((part) => part.trim())

const SETS = rows('school-sets.txt').map(([words = '', names = '']) => ({
  words: worded(words),
  names: listed(names, ', '),
}))

/** What belongs to the subject that a prompt names, if it names one. */
export const setIn = (prompt: string): readonly string[] | null =>
  SETS.find(({ words }) => words.source !== '.' && words.test(prompt))?.names ?? null

export const ANYTHING: readonly string[] = SETS.at(-1)?.names ?? []

export interface SortingBox {
  words: RegExp
  heading: string
  names: readonly string[]
}

const SORTS = dataLines('school-sorts.txt').map((line) =>
  line.split(' ; ').map((box): SortingBox => {
    const [words = '', heading = '', names = ''] = box.split(' | ')
    return { words: worded(words), heading, names: listed(names, ', ') }
  }),
)

/** All its boxes are named; where one line is of vehicles and one of animals, what else was said tells which. */
export function sortIn(prompt: string): readonly SortingBox[] | null {
  const fits = SORTS.filter((boxes) => boxes.every(({ words }) => words.test(prompt)))
  const most = Math.max(0, ...fits.map(({ length }) => length))
  const best = fits.filter(({ length }) => length === most)
  return (/\b(?:vehicles?|transport\w*|travel)\b/i.test(prompt) ? best.at(-1) : best[0]) ?? null
}

const WHOLE = rows('school-sheets.txt').map(([words = '', title = '', columns = '', cells = '']) => ({
  words: worded(words),
  title,
  columns: Number(columns),
  cells: listed(cells, ';'),
}))

export const wholeIn = (prompt: string) => WHOLE.find(({ words }) => words.test(prompt)) ?? null

const SEQUENCES = rows('school-sequences.txt').map(([words = '', title = '', steps = '']) => ({
  words: worded(words),
  title,
  steps: listed(steps, ', '),
}))

export const sequenceIn = (prompt: string) => SEQUENCES.find(({ words }) => words.test(prompt)) ?? null

export type Pair = readonly [string, string]

const PAIRS = rows('school-pairs.txt').map(([words = '', pairs = '']) => ({
  words: worded(words),
  pairs: listed(pairs, ';').map((pair): Pair => {
    const [one = '', other = ''] = listed(pair, ', ')
    return [one, other]
  }),
}))

export const pairsIn = (prompt: string): readonly Pair[] => PAIRS.find(({ words }) => words.test(prompt))?.pairs ?? []

const LAYERS = rows('school-layers.txt').map(([words = '', title = '', bands = '']) => ({
  words: worded(words),
  title,
  bands: listed(bands, ';').map((band): Band => {
    const [name = '', who = ''] = listed(band, ': ')
    return { name, who: listed(who, ', ') }
  }),
}))

export const layersIn = (prompt: string) => LAYERS.find(({ words }) => words.test(prompt)) ?? null
