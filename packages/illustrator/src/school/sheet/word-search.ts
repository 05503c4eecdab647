/** Words hidden among letters, each with its picture below. */
import { createRng, hash, type Rng } from '../../ink/random.ts'
import { roundedRect } from '../../lettering/frames.ts'
import { caption } from '../../lettering/ink.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import { title } from '../chart.ts'

export const LONGEST_HIDDEN = 10
const SIZE = 10
/** Rare letters would give the words away. */
const OTHERS = 'AEIOULNRSTDMCPB'
/** Across, down and aslant: a child does not read backward. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
] as const

function hidden(words: readonly string[], rng: Rng): string[] {
  const grid = new Array<string>(SIZE * SIZE).fill('')
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const places = rng.shuffle(
      Array.from({ length: SIZE * SIZE * WAYS.length }, (_, i) => ({
        x: i % SIZE,
        y: Math.floor(i / SIZE) % SIZE,
        way: WAYS[Math.floor(i / (SIZE * SIZE))] ?? WAYS[0],
      })),
    )
    const cellsFrom = ({ x, y, way: [dx, dy] }: (typeof places)[number]): number[] =>
      [...word].map((_, i) => (x + i * dx < SIZE && y + i * dy < SIZE ? (y + i * dy) * SIZE + x + i * dx : -1))
    const found = places
      .map(cellsFrom)
      .find((cells) => cells.every((cell, i) => cell >= 0 && ['', word[i]].includes(grid[cell])))
    found?.forEach((cell, i) => {
      grid[cell] = word[i] ?? ''
    })
  }
  return grid.map((letter) => letter || rng.pick([...OTHERS]))
}

/** `names` are nouns of ours: each is written in capitals, without spaces. */
export function wordSearchPage(heading: string, names: readonly string[]): string {
  const words = names.map((name) => name.replace(/[^a-z]/g, '').toUpperCase())
  const letters = hidden(words, createRng(hash(words.join(' '))))
  const [left, top, unit] = [212, 150, 60]
  let out = title(heading) + shape(roundedRect(left - 14, top - 10, unit * SIZE + 28, unit * SIZE + 20, 24), 5)
  for (const [i, letter] of letters.entries()) {
    const [x, y] = [left + (i % SIZE) * unit, top + Math.floor(i / SIZE) * unit]
    out += caption(letter, { x: x + 8, y: y + 9, w: unit - 16, h: unit - 18 }, 44)
  }
  const wide = 952 / names.length
  for (const [i, name] of names.entries()) {
    const x = 36 + i * wide
    out += objectsOf([name])[0]?.(x + wide / 2, 856, wide - 24, 130) ?? ''
    out += caption(words[i]?.toLowerCase() ?? '', { x: x + 4, y: 936, w: wide - 8, h: 38 }, 32)
  }
  return page(out)
}
