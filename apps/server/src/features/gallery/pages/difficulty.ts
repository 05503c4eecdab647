import type { Difficulty } from '@inkbloom/contract'
import { difficultyRegions } from '@inkbloom/contract/constants'
import { sql } from 'kysely'

export function difficultyOf(regions: number): Difficulty {
  if (regions < difficultyRegions.simple) return 'simple'
  return regions < difficultyRegions.medium ? 'medium' : 'intricate'
}

/** Stands among a page's words; no search can ask for it, since typed words are letters and digits. */
export const difficultyWord = (difficulty?: Difficulty) => difficulty && `~${difficulty}`

/** For a list that is short enough to be looked through. */
export const asFineAs = (difficulty?: Difficulty) =>
  difficulty ? sql<boolean>`pages.difficulty = ${difficulty}` : sql<boolean>`true`
