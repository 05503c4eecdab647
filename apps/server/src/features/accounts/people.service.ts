import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import { fetchSize, type ListInput, offsetOf, readIdCursor, toPaginated } from '../../kernel/lists.ts'
import { queueBlock } from '../billing/payments/payment-queue.ts'
import { dropLinks } from './links.service.ts'
import { selectPeople, toUser } from './people.ts'
import { endSessions } from './sessions.service.ts'

export async function paginateUsers(db: Db, clock: Clock, input: ListInput & { search: string }) {
  const after = readIdCursor(input)
  let query = selectPeople(db, clock.now()).orderBy('users.id', 'desc').limit(fetchSize).offset(offsetOf(input))
  if (after !== null) query = query.where('users.id', '<', after)
  if (input.search) query = query.where(sql<boolean>`users.words @@ search_query(${input.search})`)
  return toPaginated(await query.execute(), input, {
    item: (person) => toUser(person, { forAdmin: true }),
    cursor: (person) => person.id,
  })
}

export async function toggleBlocked(db: Db, clock: Clock, { userId }: { userId: number }) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const toggled = await tx
      .updateTable('users')
      .set((eb) => ({
        blocked_at: sql`case when blocked_at is null then ${now}::timestamptz end`,
        credentials: eb('credentials', '+', 1),
      }))
      .where('id', '=', userId)
      .where('admin', '=', false)
      .where('house', '=', false)
      .returning(['id', 'blocked_at'])
      .executeTakeFirst()
    if (!toggled) throw await whyNotBlocked(tx, userId)
    if (toggled.blocked_at) {
      await endSessions(tx, { userId })
      await dropLinks(tx, { userId })
    }
    await queueBlock(tx, clock, { userId })
    const person = await selectPeople(tx, now).where('users.id', '=', userId).executeTakeFirstOrThrow()
    return toUser(person, { forAdmin: true })
  })
}

async function whyNotBlocked(db: Db, userId: number): Promise<AppError> {
  const admin = await db
    .selectFrom('users')
    .select('admin')
    .where('id', '=', userId)
    .where('admin', '=', true)
    .executeTakeFirst()
  return admin ? new AppError('FORBIDDEN', 'The admin cannot be blocked.') : notFound('This person')
}
