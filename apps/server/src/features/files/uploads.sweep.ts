import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { queueFileDeletion } from './delete-files.job.ts'

/** A form may be open for hours before the picture in it is used, and a list may still show the one it replaces. */
export const graceMs = 24 * 3_600_000
const atOnce = 500

/**
 * Pictures that nothing shows: every save of a coloring replaces two, and a save that failed leaves one behind. Rows go first, and
 * their files by a job queued in the same transaction, so that no row ever points to a file that is gone.
 */
export async function sweepUploads(db: Db, clock: Clock): Promise<void> {
  for (let swept = atOnce; swept === atOnce; ) swept = await sweepSome(db, clock)
}

function sweepSome(db: Db, clock: Clock): Promise<number> {
  const before = new Date(clock.now().getTime() - graceMs)
  return db.transaction().execute(async (tx) => {
    // The age is checked again in the outer query: sending the same picture meanwhile renews the upload.
    const { rows } = await sql<{ key: string }>`
      delete from uploads where created_at < ${before} and id in (
        select u.id from uploads u where u.created_at < ${before}
          and not exists (select from coloreds c where c.photo_id = u.id)
          and not exists (select from coloreds c where c.preview_id = u.id)
          and not exists (select from coloreds c where c.actions_id = u.id)
          and not exists (select from colored_versions v where v.photo_id = u.id or v.preview_id = u.id or v.actions_id = u.id)
          and not exists (select from users p where p.photo_id = u.id)
          and not exists (select from settings s where position(u.key in s.value) > 0)
        limit ${atOnce} for update skip locked)
      returning key`.execute(tx)
    const files = rows.map(({ key }) => key)
    await queueFileDeletion(tx, clock, files)
    return files.length
  })
}
