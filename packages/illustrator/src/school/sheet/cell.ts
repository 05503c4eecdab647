/**
 * What stands in one cell of a worksheet, written in a line of text so that a new kind of sheet is a row of data:
 * "3 apple" (so many of them), "small apple", "half apple", "in dog" (it looks out of a box), `"cat"` (hollow letters), "~cat~" (letters to trace), "#" (a box), "_" (a
 * line to write on), "clock 3:30", "face happy", "shape circle", "frame 7 apple" (a ten frame), "bond 7 3 ?", "ruler pencil" (lying along one), "blocks 34" (three rods of ten and four cubes), "mix 3 apple + 4 star" (all in one heap), "##" (a wide box), "size 60 bear" (so many hundredths of its place), "die 5", "tally 7", "do raise hand" (a child that does so: data/school-acts.txt).
 * " & " sets side by side, " / " one below the other, and what follows " = " is written at the foot of the cell.
 */
import { shownBy } from './acts.ts'

export type Content =
  | { kind: 'things'; name: string; n: number; size: number }
  | { kind: 'half' | 'ruler' | 'in'; name: string }
  | { kind: 'word'; text: string; look: 'hollow' | 'dashed' }
  | { kind: 'box'; wide: boolean }
  | { kind: 'line' }
  | { kind: 'mix'; of: readonly { name: string; n: number }[] }
  | { kind: 'clock'; hours: number; minutes: number }
  | { kind: 'face' | 'shape'; name: string }
  | { kind: 'frame'; n: number; name: string }
  | { kind: 'blocks' | 'die' | 'tally'; n: number }
  | { kind: 'bond'; parts: readonly string[] }
  | { kind: 'beside' | 'stacked'; parts: readonly Content[] }

export interface SheetCell {
  content: Content
  label: string
}

export interface Sheet {
  title: string
  cells: readonly string[]
  columns?: number
  /** What is cut out and glued into the cells, or chosen from, along the foot of the page. */
  strip?: readonly string[]
  /** Around each cell; 'cut' is a dashed line. */
  edge?: 'box' | 'cut' | 'none'
}

/** What begins so is a deed. */
export const DOING = 'do '

const SMALL = 0.5

export function cellOf(spec: string): SheetCell {
  const [inside = '', label = ''] = spec.split(' = ')
  return { content: contentOf(inside.trim()), label: label.trim() }
}

function contentOf(spec: string): Content {
  for (const [sign, kind] of [
    [' / ', 'stacked'],
    [' & ', 'beside'],
  ] as const)
    if (spec.includes(sign)) return { kind, parts: spec.split(sign).map((part) => contentOf(part.trim())) }
  return itemOf(spec)
}

function itemOf(spec: string): Content {
  if (/^#{0,2}$/.test(spec)) return { kind: 'box', wide: spec === '##' }
  if (spec === '_') return { kind: 'line' }
  const [, mark, text] = /^(["~])(.*)["~]$/.exec(spec) ?? []
  if (text !== undefined) return { kind: 'word', text, look: mark === '~' ? 'dashed' : 'hollow' }
  const [first = '', ...rest] = spec.split(' ')
  const name = rest.join(' ')
  if (first === 'clock')
    return { kind: 'clock', hours: Number(name.split(':')[0]), minutes: Number(name.split(':')[1]) }
  if (first === 'face' && name) return { kind: 'face', name }
  if (first === 'shape') return { kind: 'shape', name }
  if (first === 'mix') return { kind: 'mix', of: name.split(' + ').map(amountOf) }
  if (first === 'blocks' || first === 'die' || first === 'tally') return { kind: first, n: Number(name) }
  if (first === 'size') return { kind: 'things', name: rest.slice(1).join(' '), n: 1, size: Number(rest[0]) / 100 }
  if (first === 'bond') return { kind: 'bond', parts: rest }
  if ((first === 'half' || first === 'ruler' || first === 'in') && name) return { kind: first, name }
  if (first === 'frame') return { kind: 'frame', n: Number(rest[0]), name: rest.slice(1).join(' ') }
  if (first === 'small') return { kind: 'things', name, n: 1, size: SMALL }
  return /^\d+$/.test(first) && name
    ? { kind: 'things', name, n: Number(first), size: 1 }
    : { kind: 'things', name: spec, n: 1, size: 1 }
}

function amountOf(text: string): { name: string; n: number } {
  const [, n = '1', name = text] = /^(\d+) (.+)$/.exec(text) ?? []
  return { name, n: Number(n) }
}

/** The nouns that a cell draws. */
export function nounsIn(content: Content): string[] {
  if (content.kind === 'beside' || content.kind === 'stacked') return content.parts.flatMap(nounsIn)
  if (content.kind === 'things' && content.name.startsWith(DOING)) return shownBy(content.name.slice(DOING.length))
  if (content.kind === 'mix') return content.of.map(({ name }) => name)
  return content.kind === 'things' ||
    content.kind === 'half' ||
    content.kind === 'ruler' ||
    content.kind === 'in' ||
    content.kind === 'frame' ||
    content.kind === 'shape'
    ? [content.name]
    : []
}
