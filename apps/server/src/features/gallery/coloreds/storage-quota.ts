import { storageQuota } from '@inkbloom/contract/constants'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError } from '../../../kernel/errors.ts'
import { livePlan } from '../../billing/plans/live-plan.ts'
import { inMegabytes } from '../../files/quota.ts'

async function readQuota(tx: Tx, clock: Clock, userId: number): Promise<number> {
  const plan = await livePlan(tx, { userId, now: clock.now() })
  const { name } = await tx.selectFrom('plans').select('name').where('id', '=', plan.id).executeTakeFirstOrThrow()
  return storageQuota[name]
}

const booksOf = (userId: number) => sql`(select coalesce(sum(bytes), 0) from books where user_id = ${userId})::bigint`

/** After a page was colored for the first time. Saving over it is never refused, and whoever has too much keeps it all. */
export async function requireColoredRoom(tx: Tx, clock: Clock, { userId, pageId }: { userId: number; pageId: number }) {
  const quota = await readQuota(tx, clock, userId)
  const { rows } = await sql<{ taken: number; added: number }>`
    select coalesce(sum(bytes), 0)::bigint + ${booksOf(userId)} as taken,
      coalesce(sum(bytes) filter (where added), 0)::bigint as added
    from (
      select u.bytes, bool_and(c.page_id = ${pageId}) as added
      from coloreds c join uploads u on u.id in (c.photo_id, c.preview_id, c.actions_id)
      where c.user_id = ${userId} group by u.id
    ) as files`.execute(tx)
  const { taken, added } = rows[0] ?? { taken: 0, added: 0 }
  if (taken <= quota) return
  throw new AppError(
    'TOO_LARGE',
    `Your plan keeps ${inMegabytes(quota)} of colorings and books: ${inMegabytes(quota - (taken - added))} are left, and this one takes ${inMegabytes(added)}. You can go on with pages that you have begun, or upgrade your plan.`,
  )
}

/** Null while there is room, also for `added` bytes more; else the sentence that says so. */
export async function bookTooLarge(tx: Tx, clock: Clock, { userId, added }: { userId: number; added: number }) {
  const quota = await readQuota(tx, clock, userId)
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(bytes), 0)::bigint + ${booksOf(userId)} as taken from uploads
    where id in (
      select unnest(array[photo_id, preview_id, actions_id]) from coloreds where user_id = ${userId}
    )`.execute(tx)
  const left = quota - (rows[0]?.taken ?? 0)
  if (added <= left) return null
  return `Your plan keeps ${inMegabytes(quota)} of colorings and books: ${inMegabytes(left)} are left, and this book takes ${added > 0 ? inMegabytes(added) : 'more'}. Delete a book, or upgrade your plan.`
}
