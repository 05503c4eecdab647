/** How people talk around their wish: the patterns of data/reading/talk.txt. */
import { dataLines } from '../../words/data-file.ts'
import { wordSet } from '../tables.ts'

export const ASKERS = wordSet('reading/askers.txt')
export const ASKER = [...ASKERS].map((word) => word.replaceAll('-', '[- ]')).join('|')

const macros = new Map([['asker', ASKER]])
const groups = new Map<string, string[]>()
const spelled = (pattern: string): string => pattern.replace(/\{([a-z]+)\}/g, (_, name) => macros.get(name) ?? '')

let group: string[] = []
for (const line of dataLines('reading/talk.txt')) {
  const [, macro, pattern] = /^@(\w+) = (.+)$/.exec(line) ?? []
  if (macro && pattern) macros.set(macro, spelled(pattern))
  else if (line.startsWith('[') && line.endsWith(']') && !line.includes(' ')) {
    group = []
    groups.set(line.slice(1, -1), group)
  } else group.push(spelled(line))
}

/** The patterns of one group. */
export const talk = (name: string): readonly string[] => groups.get(name) ?? []
export const macro = (name: string): string => macros.get(name) ?? ''
