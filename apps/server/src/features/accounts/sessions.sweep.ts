import type { Db } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { after, days } from './tokens.ts'

/** Sessions go when they end. A link is kept a while after its end, so that an old one is told apart from a forged one. */
export async function sweepSessions(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('link_tokens')
    .where('expires_at', '<', after(now, -days(30)))
    .execute()
}
