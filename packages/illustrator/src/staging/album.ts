/** What was drawn for a page so far: a second try begins as the first did, and most of it need not be drawn again. */
import type { Art } from '../art/art.ts'
import { clipsSoFar } from '../ink/svg.ts'
import type { Entry } from '../world/world.ts'

export class Album {
  readonly #kept = new Map<Entry, Map<string, Art>>()

  /** `how` tells all that the drawing follows from besides what it is of. */
  take(entry: Entry, how: string, draw: () => Art): Art {
    const kept = this.#kept.get(entry) ?? new Map<string, Art>()
    this.#kept.set(entry, kept)
    const before = kept.get(how)
    if (before) return before
    const clips = clipsSoFar()
    const art = draw()
    // Taken out once more, its clips would be numbered as those of somebody else.
    if (clipsSoFar() === clips) kept.set(how, art)
    return art
  }
}
