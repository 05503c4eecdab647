import type { Creation } from '@inkbloom/contract'
import type { Tracked } from '@/features/creations/tracked.ts'
import { ApiError } from '@/lib/api-error.ts'

export interface Follower {
  isGoing: (id: string) => boolean
  change: (id: string, changes: Partial<Tracked>) => void
  apply: (creation: Creation) => void
  lookUp: (id: string) => Promise<boolean>
  pause: (ms: number) => Promise<void>
  dismiss: (id: string) => void
  report: (error: unknown) => void
}

/** Longer after each try, so that a server that comes back is not overrun. */
export const backOff = (tries: number) => Math.min(8000, 500 * 2 ** tries)

/** Listens until it has ended. A stream that breaks is opened again: the drawing goes on without it. */
export async function followCreation(
  id: string,
  { isGoing, change, apply, pause, dismiss, watch }: Follower & { watch: (id: string) => AsyncIterable<Creation> },
): Promise<void> {
  for (let tries = 0; isGoing(id); tries += 1) {
    try {
      for await (const creation of watch(id)) {
        tries = 0
        apply(creation)
      }
    } catch (error) {
      // The session is over, or the drawing is not this person's: asking again would only be refused again.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return dismiss(id)
    }
    if (!isGoing(id)) return
    if (tries > 0) change(id, { offline: true })
    await pause(backOff(tries))
  }
}
