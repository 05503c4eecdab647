import { storageQuota } from '@inkbloom/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { queueFileDeletion } from './delete-files.job.ts'
import { graceMs } from './uploads.sweep.ts'

/** Older ones have been swept, or are by the next hour. */
const recentMs = graceMs + 2 * 3_600_000

export const inMegabytes = (bytes: number) => `${Math.max(0, bytes / 1024 ** 2).toFixed(1)} MB`

interface Unused {
  key: string
  bytes: number
  used: boolean
}

/**
 * Room for one more picture among those of this person that nothing shows. What saves have replaced goes first, the
 * oldest before the others: whoever colors all day is never refused.
 */
export async function makeRoom(tx: Tx, clock: Clock, { userId, bytes }: { userId: number; bytes: number }) {
  // Held until the upload is written: two at once must not both take the last of the room.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const unused = await listUnused(tx, clock, userId)
  const surplus = sumOf(unused) + bytes - storageQuota.unused
  if (surplus <= 0) return
  const dropped: string[] = []
  let freed = 0
  for (const { key, bytes: size } of unused.filter((one) => one.used)) {
    if (freed >= surplus) break
    dropped.push(key)
    freed += size
  }
  if (freed < surplus) throw refusal(unused, bytes)
  await tx.deleteFrom('uploads').where('key', 'in', dropped).execute()
  await queueFileDeletion(tx, clock, dropped)
}

/** Before a picture is decoded: it will take a byte at least. */
export async function requireRoom(db: Db, clock: Clock, { userId }: { userId: number }): Promise<void> {
  const unused = await listUnused(db, clock, userId)
  if (sumOf(unused.filter(({ used }) => !used)) >= storageQuota.unused) throw refusal(unused, 0)
}

const sumOf = (files: Unused[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

function refusal(unused: Unused[], bytes: number): AppError {
  const left = inMegabytes(storageQuota.unused - sumOf(unused.filter(({ used }) => !used)))
  const needed = bytes > 0 ? `, and this one takes ${inMegabytes(bytes)}` : ''
  return new AppError(
    'TOO_LARGE',
    `You have sent many pictures that nothing uses yet: there is room for ${left} more${needed}. They are cleared after a day.`,
  )
}

async function listUnused(db: Db | Tx, clock: Clock, userId: number): Promise<Unused[]> {
  const since = new Date(clock.now().getTime() - recentMs)
  const { rows } = await sql<Unused>`
    select u.key, u.bytes, u.used from uploads u
    where u.user_id = ${userId} and u.created_at > ${since}
      and not exists (select from coloreds c where c.photo_id = u.id)
      and not exists (select from coloreds c where c.preview_id = u.id)
      and not exists (select from coloreds c where c.actions_id = u.id)
      and not exists (select from colored_versions v where v.photo_id = u.id or v.preview_id = u.id or v.actions_id = u.id)
      and not exists (select from users p where p.photo_id = u.id)
      and not exists (select from settings s where position(u.key in s.value) > 0)
    order by u.created_at, u.id`.execute(db)
  return rows
}
