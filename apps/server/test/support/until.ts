import assert from 'node:assert/strict'

type Nothing = false | null | undefined

/** Looks again and again until there is something to see. Counts looks, not time: the machine may be slow. */
export async function until<T>(look: () => T | Nothing | Promise<T | Nothing>, what = 'what the test waits for') {
  for (let looks = 0; looks < 4_000; looks += 1) {
    const seen = await look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return assert.fail(`${what} never happened`)
}
