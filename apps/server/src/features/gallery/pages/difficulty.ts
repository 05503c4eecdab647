import type { Difficulty } from '@inkbloom/contract'
import { difficultyRegions } from '@inkbloom/contract/constants'

export function difficultyOf(regions: number): Difficulty {
  if (regions < difficultyRegions.simple) return 'simple'
  return regions < difficultyRegions.medium ? 'medium' : 'intricate'
}
