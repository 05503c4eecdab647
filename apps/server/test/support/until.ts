import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

type Nothing = false | null | undefined

/** Looks again and again until there is something to see. Counts looks, not time: the machine may be slow. */
export async function until<T>(
  look: () => T | Nothing | Promise<T | Nothing>,
  what = 'what the test waits for',
  { everyMs = 5, looks: most = 4_000 } = {},
): Promise<T> {
  for (let looks = 0; looks < most; looks += 1) {
    const seen = await look()
    if (seen) return seen
    await pause(everyMs)
  }
  return assert.fail(`${what} never happened`)
}
