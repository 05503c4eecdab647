import type { Db, Tx } from '../../../db/client.ts'
import { hit, peek, type ThrottleAnswer } from '../../../db/throttles.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError } from '../../../kernel/errors.ts'

/** A stopped drawing costs the person nothing, and the operator what the provider asks for it. */
const stopsOf = (userId: number) => ({ key: `stops:${userId}`, limit: 5, windowMs: 3_600_000 })

/** Before anything is asked of a provider or charged. */
export async function orTooManyStops(db: Db, clock: Clock, { userId }: { userId: number }): Promise<void> {
  const stops = await peek(db, clock, stopsOf(userId))
  if (!stops.allowed)
    throw tooMany(stops, 'You have stopped five drawings within an hour. Nothing was charged. Try again')
}

/** What still waits has cost nobody anything: it can be stopped however often. */
export async function countStop(tx: Tx, clock: Clock, { userId, running }: { userId: number; running: boolean }) {
  const stops = await hit(tx, clock, stopsOf(userId))
  if (!stops.allowed && running)
    throw tooMany(stops, 'You have stopped five drawings within an hour: this one is finished. You can stop others')
}

function tooMany({ retryAfterSeconds }: ThrottleAnswer, sentence: string): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError('RATE_LIMITED', `${sentence} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    retryAfterSeconds,
  })
}
