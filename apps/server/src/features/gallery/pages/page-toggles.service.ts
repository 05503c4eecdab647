import type { Page } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { livePlan } from '../../billing/plans/live-plan.ts'
import { type Reader, readChanged } from './pages.service.ts'

interface Asked {
  pageId: number
  viewer: Reader
}

const favoritesArePaid = 'Favorites are only available on the paid plan.'

/**
 * The row of the page is locked before the favorite is looked for: of fifty racing toggles each sees what the one before
 * it did, and the count is exact.
 */
export async function toggleFavorited(db: Db, clock: Clock, { pageId, viewer }: Asked): Promise<Page> {
  return db.transaction().execute(async (tx) => {
    const page = await lockShown(tx, { pageId, viewer })
    const taken = await tx
      .deleteFrom('favorites')
      .where('user_id', '=', viewer.id)
      .where('page_id', '=', pageId)
      .executeTakeFirst()
    const favorites = taken.numDeletedRows === 0n
    if (favorites && !(await livePlan(tx, { userId: viewer.id, now: clock.now() })).paid)
      throw new AppError('NO_PAID_PLAN', favoritesArePaid)
    if (!page) throw notFound('This page')
    if (favorites)
      await tx
        .insertInto('favorites')
        .values({ user_id: viewer.id, page_id: pageId, created_at: clock.now() })
        .execute()
    await tx
      .updateTable('pages')
      .set((eb) => ({ favorited_count: eb('favorited_count', '+', favorites ? 1 : -1) }))
      .where('id', '=', pageId)
      .execute()
    return readChanged(tx, { pageId, viewer })
  })
}

function lockShown(tx: Tx, { pageId, viewer }: Asked) {
  return tx
    .selectFrom('pages')
    .select('id')
    .where('id', '=', pageId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('private', '=', false), eb('user_id', '=', viewer.id)]))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** An admin blocks and unblocks; an owner deletes, one way, and an admin does not bring that back either. */
export async function toggleBlocked(db: Db, clock: Clock, { pageId, viewer }: Asked): Promise<Page> {
  return db.transaction().execute(async (tx) => {
    const changed = viewer.admin ? await block(tx, clock, pageId) : await deleteOwn(tx, clock, { pageId, viewer })
    if (!changed) throw await whyNot(tx, { pageId, viewer })
    return readChanged(tx, { pageId, viewer })
  })
}

async function block(tx: Tx, clock: Clock, pageId: number): Promise<boolean> {
  const changed = await tx
    .updateTable('pages')
    .set({ blocked_at: sql`case when blocked_at is null then ${clock.now()}::timestamptz end` })
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

async function deleteOwn(tx: Tx, clock: Clock, { pageId, viewer }: Asked): Promise<boolean> {
  const changed = await tx
    .updateTable('pages')
    .set({ deleted_at: clock.now() })
    .where('id', '=', pageId)
    .where('user_id', '=', viewer.id)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

async function whyNot(tx: Tx, { pageId, viewer }: Asked): Promise<AppError> {
  const page = await tx
    .selectFrom('pages')
    .select(['user_id', 'private', 'blocked_at', 'deleted_at'])
    .where('id', '=', pageId)
    .executeTakeFirst()
  if (page && viewer.admin) return new AppError('FORBIDDEN', 'Its owner has deleted this page, which cannot be undone.')
  if (page && !page.private && !page.blocked_at && !page.deleted_at && page.user_id !== viewer.id)
    return new AppError('FORBIDDEN', 'Only its owner can delete this page.')
  return notFound('This page')
}

export async function reportPage(db: Db, clock: Clock, { pageId, viewer }: Asked): Promise<{ reported: boolean }> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockShown(tx, { pageId, viewer }))) throw notFound('This page')
    const report = await tx
      .insertInto('reports')
      .values({ user_id: viewer.id, page_id: pageId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (report.numInsertedOrUpdatedRows === 1n)
      await tx
        .updateTable('pages')
        .set((eb) => ({ reported_count: eb('reported_count', '+', 1) }))
        .where('id', '=', pageId)
        .execute()
    return { reported: true }
  })
}
