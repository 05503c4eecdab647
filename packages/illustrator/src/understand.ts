/** What would come of a description, without drawing it: words and lists only, so that it answers while somebody types. */

import { read } from './reading/read.ts'
import { suggestionsFor } from './reading/suggestions.ts'
import { isUnderstood, understand as say, type Understood } from './reading/understand.ts'
import { isFreeLettering } from './safety/lettering.ts'
import { canDraw } from './world/can-draw.ts'

export type Understanding = { understood: Understood & { private: boolean } } | { suggestions: string[] }

export function understand(prompt: string): Understanding {
  const graph = read(prompt)
  if (!isUnderstood(graph, canDraw)) return { suggestions: suggestionsFor(prompt, canDraw) }
  return { understood: { ...say(graph, canDraw), private: isFreeLettering(prompt) } }
}
