/** A name that is the page: letters as large as it is wide, and few things around them. */
import type { Rng } from '../ink/random.ts'
import { grow } from '../ornate/kit/clip.ts'
import { page } from '../ornate/kit/marks.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { GROUNDS, type Ground, groundOf } from './name-ground.ts'
import { layoutOf } from './name-layouts.ts'
import { BACKS, behind, patternedLetter, patternsFor, plumpLetter, REACH } from './name-letters.ts'
import { type Swollen, swollen } from './swollen.ts'

export interface NamePage {
  text: string
  /** What was asked for beside it. */
  things: readonly Fitted[]
  isPatterned: boolean
  rng: Rng
}

/** Null where a hand has not shown us one of its letters. */
export function namePage({ text, things, isPatterned, rng }: NamePage): string | null {
  const kind = rng.pick(BACKS)
  const isLoud = rng.chance(0.25)
  const { rows, leans } = layoutOf(isLoud ? text.toUpperCase() : text, REACH[kind], rng)
  const how = {
    end: rng.pick(['round', 'round', 'knob'] as const),
    weight: rng.between(26, 31),
    across: rng.between(1.15, 1.6),
    gap: 15,
    leans,
  }
  const letters: Swollen[] = []
  for (const { text: part, envelope } of rows) {
    const set = swollen(part, envelope, how)
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
