/** A name that is the page: letters as large as it is wide, and few things around them. */
import type { Rng } from '../ink/random.ts'
import { grow } from '../ornate/kit/clip.ts'
import { page } from '../ornate/kit/marks.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { fatRow } from './fat-row.ts'
import { GROUNDS, type Ground, groundOf } from './name-ground.ts'
import { layoutOf } from './name-layouts.ts'
import { BACKS, behind, patternedLetter, patternsFor, plumpLetter, REACH } from './name-letters.ts'
import type { Swollen } from './swollen.ts'

export interface NamePage {
  text: string
  /** What was asked for beside it. */
  things: readonly Fitted[]
  isPatterned: boolean
  rng: Rng
}

/** Between letters, in thousandths of their size. */
const GAP = 46

/** Null where some of its letters are in no font. */
export function namePage({ text, things, isPatterned, rng }: NamePage): string | null {
  const kind = rng.pick(BACKS)
  const isLoud = rng.chance(0.25)
  const { rows, leans } = layoutOf(isLoud ? text.toUpperCase() : text, REACH[kind], things.length > 0, rng)
  const letters: Swollen[] = []
  for (const row of rows) {
    const set = fatRow(row, GAP, leans)
    if (!set) return null
    letters.push(...set)
  }
  const back = behind(letters, kind)
  const room = new Room(34)
  for (const outline of grow(back.outline, 14)) room.takeShape(outline)
  const ground: Ground = things.length ? 'things' : rng.shuffle(GROUNDS)[0]!
  const around = groundOf(ground, room, things, rng)
  const patterns = patternsFor([...text], rng)
  const named = letters.map((letter, i) => ({ ...letter, text: [...text][i] ?? letter.text }))
  const inked = named.map((letter, i) =>
    isPatterned ? patternedLetter(letter, patterns[i]!, rng) : plumpLetter(letter),
  )
  return page(around + back.svg + inked.join(''))
}
