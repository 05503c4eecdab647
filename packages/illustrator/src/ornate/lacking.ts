/** Place and hour that were asked for, and that no ornament has. */
import type { SceneGraph } from '../reading/graph.ts'

/** The place that was asked for; one that an event brings along was not. */
export const placeOf = ({ place, things }: SceneGraph, prompt: string): string[] =>
  !place || (things.some(({ via }) => via === 'implied') && !prompt.toLowerCase().includes(place)) ? [] : [place]

const HOUR = /\b(?:night|nighttime|midnight|moonlight|dawn|sunrise|morning|noon|sunset|dusk|twilight|evening)\b/i
const SKY = /\b(?:moon|stars?|sun|night|sky|firefly|lantern)\b/

/** The hour that was asked for, where nothing in the sky tells it: an ornament has none. */
export function hourIn(prompt: string, shows: readonly string[]): string[] {
  const [hour] = HOUR.exec(prompt) ?? []
  return hour && !shows.some((noun) => SKY.test(noun)) ? [hour.toLowerCase()] : []
}
