import type { Version } from '@inkbloom/contract'
import { mostVersions } from '@inkbloom/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { fileUrl } from '../../../providers/storage.ts'
import { thumbsOf } from '../../files/addresses.ts'

interface Whose {
  userId: number
  pageId: number
}

export async function listVersions(db: Db, { userId, pageId }: Whose): Promise<Version[]> {
  const rows = await db
    .selectFrom('colored_versions')
    .innerJoin('coloreds', 'coloreds.id', 'colored_versions.colored_id')
    .innerJoin('uploads as photo', 'photo.id', 'colored_versions.photo_id')
    .innerJoin('uploads as preview', 'preview.id', 'colored_versions.preview_id')
    .innerJoin('pages', 'pages.id', 'coloreds.page_id')
    .select(['photo.key as photo', 'preview.key as preview', 'colored_versions.created_at'])
    .where('coloreds.user_id', '=', userId)
    .where('coloreds.page_id', '=', pageId)
    .where('pages.blocked_at', 'is', null)
    .orderBy('colored_versions.id', 'desc')
    .execute()
  return rows.map(({ photo, preview, created_at }) => ({
    photo: fileUrl(photo),
    preview: fileUrl(preview),
    thumbs: thumbsOf(preview),
    created_at: created_at.toISOString(),
  }))
}

/** Before a save replaces it. A version that becomes the coloring again is one no longer; resolves to its actions, if it had any. */
export async function keepVersion(
  tx: Tx,
  clock: Clock,
  { userId, pageId, photoId }: Whose & { photoId: number },
): Promise<number | null> {
  const own = sql`select id from coloreds where user_id = ${userId} and page_id = ${pageId}`
  const { rows } = await sql<{ actions_id: number | null }>`
    delete from colored_versions where photo_id = ${photoId} and colored_id in (${own}) returning actions_id`.execute(
    tx,
  )
  await sql`
    insert into colored_versions (colored_id, photo_id, preview_id, actions_id, created_at)
    select id, photo_id, preview_id, actions_id, ${clock.now()} from coloreds
    where user_id = ${userId} and page_id = ${pageId} and photo_id != ${photoId}`.execute(tx)
  await sql`
    delete from colored_versions where id in (
      select id from colored_versions where colored_id in (${own}) order by id desc offset ${mostVersions})`.execute(tx)
  return rows[0]?.actions_id ?? null
}
