/** What is drawn upon the forms of a page once they are in place: groups of small things at medium, patterns where it is to be intricate. */
import type { Detail } from '../art/art.ts'
import { createRng } from '../ink/random.ts'
import { apron } from './apron.ts'
import { clothed } from './cloth.ts'
import type { Disc } from './crowd.ts'
import { grounded } from './grounds.ts'
import { ornamented } from './ornament.ts'
import { skyFilled } from './skies.ts'
import { canvasOf, type Part } from './visible.ts'

export { rays } from './rays.ts'
export { thinned } from './thin.ts'
export type { Part } from './visible.ts'

/** A round patch that stays free. */
export type Spared = Disc

export interface Page {
  parts: readonly Part[]
  detail: Detail
  /** Faces. */
  spared: readonly Spared[]
  setting: string
  /** Nouns that must not be added: they were asked for in a number, or not wanted. */
  without: ReadonlySet<string>
  seed: number
}

/** Nothing touches a line, and faces stay free. */
export function textured({ parts, detail, spared, setting, without, seed }: Page): string {
  // Where nothing else was wanted, nothing is added.
  if (detail === 'simple' || setting === 'blank') return ''
  const rng = createRng(seed)
  const canvas = canvasOf(parts, detail === 'intricate' ? 2 : 4)
  if (detail === 'intricate') return ornamented(canvas, setting, spared, rng).join('')
  const { svg, taken } = apron(canvas, setting, spared, without, createRng(seed + 1))
  return [
    ...skyFilled(canvas, spared, rng),
    ...grounded(canvas, setting, [...spared, ...taken], rng),
    ...clothed(canvas, spared, rng),
    ...svg,
  ].join('')
}
