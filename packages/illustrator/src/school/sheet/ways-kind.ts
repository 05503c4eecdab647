/** Which lines to trace a prompt asks for, and between whom. */
import type { Kind } from '../kind.ts'
import { aboutIn, namesIn, titleOf } from './subjects.ts'
import type { Swerve } from './ways.ts'

const WORDS: readonly (readonly [RegExp, Swerve])[] = [
  [/\bstraight\b/i, 'straight'],
  [/\b(?:wav(?:y|es)|curv(?:y|ed|es)|squiggl\w*|bumpy|curly)\b/i, 'wavy'],
  [/\bzig[- ]?zags?\b/i, 'zigzag'],
  [/\b(?:castle|square) lines\b/i, 'castle'],
  [/\bloop(?:s|y)\b/i, 'loops'],
]
const ALL: readonly Swerve[] = ['straight', 'wavy', 'zigzag', 'castle', 'loops']

const ASKED =
  /\btrac(?:e|ing) (?:\S+ ){0,4}(?:lines?|paths?|ways?|trails?|routes?)\b|\bpre-?writing\b|\b(?:follow|draw) the (?:lines?|paths?|trails?|dotted lines?)\b(?=.*\b(?:to|help|from)\b)|\b(?:line|path) tracing\b/i

/** "Trace the zigzag lines to help the bee get to the flower". */
export const ways: Kind = (prompt, graph) => {
  if (!ASKED.test(prompt)) return null
  const [from = 'bee', to = from === 'flower' ? 'star' : 'flower'] = namesIn(graph, prompt)
  const said = WORDS.flatMap(([words, swerve]) => (words.test(prompt) ? [swerve] : []))
  const lines = said.length ? Array.from({ length: 4 }, (_, i) => said[i % said.length] ?? 'wavy') : ALL
  return {
    kind: 'ways',
    from,
    to,
    lines,
    heading: titleOf(graph, 'Trace the Lines'),
    shows: [from, to, 'child', 'line', 'zigzag', 'path', ...(prompt.match(/[\p{L}-]+/gu) ?? []), ...aboutIn(graph)],
  }
}
