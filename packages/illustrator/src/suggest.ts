import { readFileSync } from 'node:fs'

interface Suggestions {
  who: string[]
  doing: string[]
  where: string[]
  scenes: string[]
}

let parts: Suggestions | undefined

/** A prompt that this engine draws well. `random` gives numbers from 0 up to 1. */
export function suggestPrompt(random: () => number = Math.random): string {
  parts ??= JSON.parse(readFileSync(new URL('../data/suggestions.json', import.meta.url), 'utf8')) as Suggestions
  const pick = (list: string[]) => list[Math.min(list.length - 1, Math.floor(random() * list.length))] as string
  if (random() < 0.45) return pick(parts.scenes)
  const [who, doing, where] = [pick(parts.who), pick(parts.doing), pick(parts.where)]
  return random() < 0.7 ? `${who} ${doing} ${where}` : `${who} ${doing}`
}
