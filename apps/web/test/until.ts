import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Looks again and again until it is so. Counts looks, not time: the machine may be slow. */
export async function until(is: () => boolean): Promise<void> {
  for (let looks = 0; looks < 2_000 && !is(); looks += 1) await pause(2)
  assert.ok(is(), 'it never happened')
}
