import type { Db } from '../db/client.ts'
import { pruneThrottles } from '../db/throttles.ts'
import { sweepUploads } from '../features/files/uploads.sweep.ts'
import type { Logger } from '../http/deps.ts'
import type { Clock } from '../kernel/clock.ts'

const hourMs = 3_600_000
const monthMs = 30 * 24 * hourMs
/** Stripe sends an event again for three days, and by hand for thirty: within that time it must be known. */
const eventMs = 3 * monthMs

/** What nobody will ask for again. Without it every session, link, job and picture that ever was stays for ever. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const longAgo = new Date(now.getTime() - monthMs)
  await pruneThrottles(db, clock)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  /** Kept a while after its end, so that an old link is told apart from a forged one. */
  await db.deleteFrom('link_tokens').where('expires_at', '<', longAgo).execute()
  await db
    .deleteFrom('stripe_events')
    .where('applied_at', '<', new Date(now.getTime() - eventMs))
    .execute()
  /** The starter gallery's is kept: without it the next start would draw it again. */
  await db.deleteFrom('jobs').where('finished_at', '<', longAgo).where('kind', '!=', 'starter-gallery').execute()
  await sweepUploads(db, clock)
}

/** Every hour, on every server: sweeping twice sweeps nothing twice. */
export function startHousekeeping({ db, clock, logger }: { db: Db; clock: Clock; logger: Pick<Logger, 'error'> }) {
  let work = Promise.resolve()
  const run = () => {
    work = sweep(db, clock).catch((error: Error) => logger.error({ err: error }, 'the hourly sweep failed'))
  }
  const timer = setInterval(run, hourMs)
  timer.unref()
  run()
  return {
    stop: () => {
      clearInterval(timer)
      return work
    },
  }
}
