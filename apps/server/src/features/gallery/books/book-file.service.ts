import { messages } from '@inkbloom/contract'
import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { Storage } from '../../../providers/storage.ts'
import { livePlan } from '../../billing/plans/live-plan.ts'
import { blockedAmong } from './book.job.ts'
import { namesOf } from './book-pages.ts'
import type { Whose } from './book-row.ts'

interface FileDeps {
  db: Db
  clock: Clock
  storage: Storage
}

/** Its owner's, as long as they pay for it and nothing in it was blocked. It is kept in any case. */
export async function readBookFile({ db, clock, storage }: FileDeps, { bookId, userId }: Whose): Promise<Uint8Array> {
  const row = await db
    .selectFrom('books')
    .select(['file', 'bound'])
    .where('id', '=', bookId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('This book')
  if (!(await livePlan(db, { userId, now: clock.now() })).paid)
    throw new AppError('NO_PAID_PLAN', messages.booksPaidOnly)
  if (row.file === null) throw new AppError('NOT_FOUND', 'This book has not been made yet.')
  const blocked = await blockedAmong(db, row.bound ?? [])
  if (blocked.length > 0)
    throw new AppError(
      'STALE',
      `${namesOf(blocked)} ${blocked.length === 1 ? 'has' : 'have'} been taken down since. Make the book again without ${blocked.length === 1 ? 'it' : 'them'}.`,
    )
  const file = await storage.get(row.file)
  if (!file) throw new AppError('NOT_FOUND', 'The file of this book is lost. Make the book again.')
  return file
}
