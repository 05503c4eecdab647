/** What is heaped in a bowl or a basket. */
import type { Relation, SceneGraph } from '../../reading/graph.ts'
import { standing } from '../mandala/motif.ts'

/** "A bowl of lemons". */
export interface Filled {
  vessel: string
  content: string
}

const OPEN = /^(?:bowl|basket|crate)$/

/** The first thing that is in another, and what it is in; "a bowl of lemons" may be read as a bowl and lemons. */
export function filledIn({ things, relations }: SceneGraph, prompt: string): Filled | null {
  const nameOf = (id: string | null): string => things.find((thing) => thing.id === id)?.name ?? ''
  const isFilled =
    (vessel: RegExp) =>
    ({ relation, b }: Relation): boolean =>
      relation === 'inside' && vessel.test(nameOf(b))
  // Flowers in a vase are drawn as such: beside it a bowl is what is filled.
  const found = relations.find(isFilled(OPEN)) ?? relations.find(isFilled(/^vase$/))
  if (found) return { vessel: nameOf(found.b), content: nameOf(found.a) }
  const at = things.findIndex(({ name }) => OPEN.test(name))
  const [vessel, next] = [things[at], things[at + 1]]
  const isOf = vessel && next && prompt.toLowerCase().includes(`${vessel.word} of ${next.word}`.toLowerCase())
  return isOf ? { vessel: vessel.name, content: next.name } : null
}

/** Two rows of it that rise over the rim. */
export function heaped({ vessel, content }: Filled, x: number, foot: number, scale = 1): string {
  const one = standing(content, () => 4.6)
  let out = ''
  for (const [dx, dy] of [
    [-46, 112],
    [46, 112],
    [-84, 78],
    [0, 84],
    [84, 78],
  ] as const)
    out += one?.(x + dx * scale, foot - dy * scale, 92 * scale, 84 * scale) ?? ''
  return out + (standing(vessel, () => 5.4)?.(x, foot, 270 * scale, 124 * scale) ?? '')
}
