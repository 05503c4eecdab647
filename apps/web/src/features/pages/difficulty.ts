import type { Difficulty } from '@inkbloom/contract'

export const difficultyNames: Record<Difficulty, string> = {
  simple: 'Simple',
  medium: 'Medium',
  intricate: 'Intricate',
}
