/** Harm told by several signs none of which is enough: a blade, a scream and a chase. Who suffers must be there, and play takes away. */
import { dataLines } from '../words/data-file.ts'
import type { Test, Vocabulary } from './harm-pattern.ts'

interface Sign {
  isIn: Test
  weight: number
}
export interface ClueRow {
  kind: string
  least: number
  /** Of each group one must be there: who suffers, what would be harmless without it. */
  needs: Test[][]
  signs: Sign[]
}

export const clueRowsOf = (vocabulary: Vocabulary): ClueRow[] =>
  dataLines('safety/clues.txt').map((line) => {
    const [kind = '', least = '', needs = '', signs = ''] = line.split(' | ')
    return {
      kind,
      least: Number(least),
      needs: needs.split('; ').map((group) => group.split(' ').map((name) => vocabulary.sort(name))),
      signs: signs.split(', ').map((sign) => {
        const [name = '', weight = ''] = sign.split(' ')
        return { isIn: vocabulary.sort(name), weight: Number(weight) }
      }),
    }
  })

const isAnyIn = (tests: readonly Test[], words: readonly string[]) =>
  words.some((_, i) => tests.some((test) => test(words, i)))

/** A word is one sign only: a razor at a wrist is no second blade. */
function weightOf(signs: readonly Sign[], words: readonly string[]): number {
  const used = new Set<number>()
  let sum = 0
  for (const { isIn, weight } of signs) {
    const at = words.findIndex((_, i) => !used.has(i) && isIn(words, i))
    if (at < 0) continue
    used.add(at)
    sum += weight
  }
  return sum
}

export function harmInClues(rows: readonly ClueRow[], words: readonly string[]): string | null {
  const told = rows.find(
    ({ least, needs, signs }) => needs.every((group) => isAnyIn(group, words)) && weightOf(signs, words) >= least,
  )
  return told?.kind ?? null
}
