/** "with sparks flying", "her pigtails flying": what flies is no drawing of its own, and whoever has it does not fly. */
import type { Node } from './node.ts'
import { isDoneByThings } from './verbs.ts'

/** What the verb at a node is said of, where that is a part of somebody or cannot be drawn at all; else null. */
export function looseBefore(nodes: readonly Node[], i: number): string | null {
  const [opening, before, node] = [nodes[i - 2], nodes[i - 1], nodes[i]]
  if (node?.kind !== 'verb' || node.form !== 'ing' || !isDoneByThings(node.verb)) return null
  if (before?.kind === 'preposition') return before.word === 'with' ? '' : null
  const isOnPart = opening?.kind === 'preposition' && opening.word !== 'with'
  const isPart = before?.kind === 'noun' && before.phrase.part !== null && before.phrase.part !== 'back'
  return isPart && !isOnPart ? before.phrase.word : null
}
