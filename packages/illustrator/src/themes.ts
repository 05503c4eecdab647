/** What a page is about, for lists: by the kinds of things that its words put on it. */
import type { SceneGraph } from './reading/graph.ts'
import { read } from './reading/read.ts'
import { schoolIn } from './school/kinds.ts'
import { dataLines } from './words/data-file.ts'
import { NOUNS } from './world/nouns.ts'

const THEMES = ['animals', 'nature', 'sea', 'vehicles', 'space', 'tales', 'holidays', 'patterns', 'letters'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (name: string): name is Theme => (THEMES as readonly string[]).includes(name)

/** By what tells it: `kind`, `noun`, `place`, `time` or `style`, and the word. */
let rules: ReadonlyMap<string, readonly Theme[]> | undefined

function loadRules(): ReadonlyMap<string, readonly Theme[]> {
  const all = new Map<string, readonly Theme[]>()
  for (const line of dataLines('themes.txt')) {
    const [teller = '', themes = '', words = ''] = line.split('|').map((cell) => cell.trim())
    const named = themes.split(', ').filter(isTheme)
    for (const word of words.split(', ')) all.set(`${teller} ${word}`, named)
  }
  return all
}

/** A noun's own rule counts before that of its kind: a mandala is no holiday. */
function* tellersOf(graph: SceneGraph, isShown: (name: string) => boolean): Iterable<string[]> {
  for (const { name } of graph.things)
    if (isShown(name)) yield [`noun ${name}`, `kind ${NOUNS.get(name)?.category ?? ''}`]
  yield [`place ${graph.place}`]
  yield [`style ${graph.style}`]
  for (const time of graph.time?.split(', ') ?? []) yield [`time ${time}`]
}

/** @param missing words of the prompt that are not on the page. */
export function themesOf(prompt: string, missing: readonly string[] = []): Theme[] {
  rules ??= loadRules()
  const graph = read(prompt)
  const found = new Set<Theme>()
  for (const tellers of tellersOf(graph, (name) => !missing.includes(name))) {
    const teller = tellers.find((one) => rules?.has(one))
    for (const theme of rules.get(teller ?? '') ?? []) found.add(theme)
  }
  if (graph.letters !== null || schoolIn(graph, prompt)) found.add('letters')
  return THEMES.filter((theme) => found.has(theme))
}
