import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { MailRequest } from './mail.job.ts'

/** What services need to know about mail: whether it is on, and how to wake the runner that sends it. */
export interface Mailing {
  on: boolean
  wake(): void
}

/** More than a mail can have before its link is dead, which is what ends it. */
const mostTries = 500

/** Queued with the change it tells of, so that neither happens without the other. */
export async function queueMail(db: Db | Tx, clock: Clock, request: MailRequest) {
  await enqueue(db, clock, { kind: 'mail', userId: request.userId, payload: { ...request }, maxAttempts: mostTries })
}

/** The plan somebody came for, also when they ask for the mail again from an address that no longer names it. */
export async function planOfLastMail(
  db: Db,
  { template, userId }: Pick<MailRequest, 'template' | 'userId'>,
): Promise<string | null> {
  const mail = await db
    .selectFrom('jobs')
    .select(sql<string | null>`payload ->> 'plan'`.as('plan'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'mail')
    .where(sql`payload ->> 'template'`, '=', template)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.plan ?? null
}
