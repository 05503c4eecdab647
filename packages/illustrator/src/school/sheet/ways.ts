/** Ways to go over with a pencil, from the one who wants something to what it wants. */
import { circle, line, page } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { dashed, title } from '../chart.ts'
import type { Kind } from '../kind.ts'
import { put } from '../put.ts'
import { aboutIn, namesIn, titleOf } from './subjects.ts'

/** How far beside the straight way it runs; steep ones last, as a hand learns them. */
const SWERVES = {
  straight: () => 0,
  wavy: (x: number) => 46 * Math.sin(x / 46),
  zigzag: (x: number) => 96 * Math.abs(((x / 124) % 1) - 0.5) * 2 - 48,
  castle: (x: number) => (Math.floor(x / 80) % 2 ? 42 : -42),
  loops: (x: number) => 46 * Math.sin(x / 24),
} as const
export type Swerve = keyof typeof SWERVES

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

const [START, END] = [220, 800]

export function waysPage(heading: string, from: string, to: string, lines: readonly Swerve[]): string {
  const h = 850 / lines.length
  let out = title(heading)
  for (const [row, swerve] of lines.entries()) {
    const y = 150 + h * (row + 0.5)
    const bend = SWERVES[swerve]
    const way = Array.from({ length: 146 }, (_, i): Point => [START + i * 4, y + bend(i * 4)])
    const [first, last] = [way[0] ?? [START, y], way.at(-1) ?? [END, y]]
    out += dashed(line(way, 6)) + circle(first[0] - 12, first[1], 9, 4.5) + circle(last[0] + 12, last[1], 9, 4.5)
    out += put(from, 112, y, 170, h - 26) + put(to, 912, y, 170, h - 26)
  }
  return page(out)
}
