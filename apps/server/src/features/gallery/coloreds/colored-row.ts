import type { Colored, Page } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import { fileUrl } from '../../../providers/storage.ts'
import { thumbsOf } from '../../files/addresses.ts'
import type { Reader } from '../pages/pages.service.ts'

export function selectColoreds(db: Db | Tx) {
  return db
    .selectFrom('coloreds')
    .innerJoin('users', 'users.id', 'coloreds.user_id')
    .innerJoin('uploads as photo', 'photo.id', 'coloreds.photo_id')
    .innerJoin('uploads as preview', 'preview.id', 'coloreds.preview_id')
    .leftJoin('uploads as actions', 'actions.id', 'coloreds.actions_id')
    .select([
      'coloreds.id',
      'coloreds.page_id',
      'coloreds.revision',
      'coloreds.progress',
      'coloreds.created_at',
      'coloreds.updated_at',
      'users.name',
      'users.stripe_id',
      'photo.key as photo',
      'preview.key as preview',
      'actions.key as actions',
    ])
}

export type ColoredRow = Awaited<ReturnType<ReturnType<typeof selectColoreds>['executeTakeFirstOrThrow']>>

export function readOwn(tx: Tx, { userId, pageId }: { userId: number; pageId: number }): Promise<ColoredRow> {
  return selectColoreds(tx)
    .where('coloreds.user_id', '=', userId)
    .where('coloreds.page_id', '=', pageId)
    .executeTakeFirstOrThrow()
}

export function toColored(row: ColoredRow, page: Page | null, viewer: Reader): Colored {
  return {
    id: row.id,
    page_id: row.page_id,
    page,
    photo: fileUrl(row.photo),
    preview: fileUrl(row.preview),
    actions: row.actions && fileUrl(row.actions),
    thumbs: thumbsOf(row.preview),
    user: { name: row.name, stripe_id: viewer.admin ? row.stripe_id : null },
    revision: row.revision,
    progress: row.progress,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
