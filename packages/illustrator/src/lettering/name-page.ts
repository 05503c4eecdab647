/** A name that is the page: letters as large as it is wide, and few things around them. */
import type { Rng } from '../ink/random.ts'
import { grow } from '../ornate/kit/clip.ts'
import { page } from '../ornate/kit/marks.ts'
import { box } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { GROUNDS, type Ground, groundOf } from './name-ground.ts'
import { layoutOf } from './name-layouts.ts'
import { BACKS, behind, patternedLetter, patternsFor, plumpLetter, REACH } from './name-letters.ts'
import type { Letter } from './setting.ts'
import { swollen } from './swollen.ts'

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
  const { rows, leans } = layoutOf(text, REACH[kind], rng)
  const how = {
    end: rng.pick(['round', 'round', 'knob'] as const),
    weight: rng.between(26, 31),
    across: rng.between(1.15, 1.6),
    gap: 15,
    leans,
  }
  const isLoud = rng.chance(0.3)
  const letters: Letter[] = []
  for (const { text: part, envelope } of rows) {
    const set = swollen(isLoud ? part.toUpperCase() : part, envelope, how)
    if (!set) return null
    letters.push(...set.map((letter, i) => ({ ...letter, text: [...part][i] ?? letter.text })))
  }
  const thick = strokeOf(letters)
  const back = behind(letters, kind)
  const room = new Room(34)
  for (const outline of grow(back.outline, 14)) room.takeShape(outline)
  const ground: Ground = things.length ? 'things' : rng.pick(GROUNDS)
  const around = groundOf(ground, room, things, rng)
  const patterns = patternsFor([...text], rng)
  const inked = letters.map((letter, i) =>
    isPatterned ? patternedLetter(letter, patterns[i]!, thick, rng) : plumpLetter(letter, thick),
  )
  return page(around + back.svg + inked.join(''))
}

/** Twice as far as the letters can be made thinner. */
function strokeOf(letters: readonly Letter[]): number {
  const polys = letters.flatMap((letter) => letter.polys)
  const most = box(polys).w / 2
  let thick = 30
  while (thick < most && grow(polys, -thick / 2).length >= letters.length) thick += 6
  return thick
}
