import type { Colored } from '@inkbloom/contract'
import { canvasSize } from '@inkbloom/contract/constants'
import type { Db, Tx } from '../../../db/client.ts'
import { countOne } from '../../../db/daily-counts.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, invalid, notFound } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { keyOf } from '../../../providers/storage.ts'
import { requireChosen } from '../pages/chosen.ts'
import { readChanged } from '../pages/pages.service.ts'
import { payForPages } from '../pages/paid-pages.ts'
import { readOwn, toColored } from './colored-row.ts'
import { requireColoredRoom } from './storage-quota.ts'
import { keepVersion } from './versions.service.ts'

export interface Saving {
  userId: number
  session: Pick<Viewer, 'child' | 'tokenHash'>
  pageId: number
  photo: string
  preview: string
  /** Address of what was done to color it; null where that is not known. */
  actions: string | null
  /** Undefined replaces whatever is there. */
  revision?: number | undefined
  /** Percent of the regions, where the sender knows it. */
  progress?: number | undefined
  /** What it replaces is kept beside it. */
  keepBoth?: boolean
}

interface Files {
  photo_id: number
  preview_id: number
  actions_id: number | null
}

/** One coloring for each person and page. The first of a stranger's page costs a credit, unless one was spent on it already, in the same transaction. */
export async function saveColored(db: Db, clock: Clock, saving: Saving): Promise<Colored> {
  return db.transaction().execute(async (tx) => {
    await requireChosen(tx, saving.session, saving.pageId)
    const files = await findFiles(tx, saving)
    const page = await tx
      .selectFrom('pages')
      .select(['user_id', 'deleted_at'])
      .where('id', '=', saving.pageId)
      .where('blocked_at', 'is', null)
      .where((eb) => eb.or([eb('private', '=', false), eb('user_id', '=', saving.userId)]))
      .executeTakeFirst()
    if (!page) throw notFound('This page')
    // Of two first saves at once the second waits here for the first, and then finds its row.
    const created = page.deleted_at ? false : await insertFirst(tx, clock, saving, files)
    if (created) {
      if (page.user_id !== saving.userId) await charge(tx, clock, saving)
      await countColored(tx, clock, saving)
      await requireColoredRoom(tx, clock, saving)
    } else {
      await saveAgain(tx, clock, saving, files)
    }
    const viewer = { id: saving.userId, admin: false }
    const row = await readOwn(tx, saving)
    return toColored(row, await readChanged(tx, { pageId: saving.pageId, viewer }), viewer)
  })
}

async function insertFirst(tx: Tx, clock: Clock, { userId, pageId, progress }: Saving, files: Files): Promise<boolean> {
  const now = clock.now()
  const inserted = await tx
    .insertInto('coloreds')
    .values({
      user_id: userId,
      page_id: pageId,
      ...files,
      revision: 1,
      progress: progress ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'page_id']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

function charge(tx: Tx, clock: Clock, { userId, pageId }: Saving) {
  return payForPages(tx, clock, {
    userId,
    pageIds: [pageId],
    reason: 'color',
    referenceOf: (id) => `${userId}:${id}`,
  })
}

/** If the admin has blocked the page meanwhile, nothing of the save stays. */
async function countColored(tx: Tx, clock: Clock, { pageId }: Saving): Promise<void> {
  const counted = await tx
    .updateTable('pages')
    .set((eb) => ({ colored_count: eb('colored_count', '+', 1) }))
    .where('id', '=', pageId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw notFound('This page')
  await countOne(tx, clock, 'coloreds')
}

/** The same pictures again are the same save, sent twice by a client that missed the first answer: not a newer one. */
async function saveAgain(tx: Tx, clock: Clock, saving: Saving, files: Files): Promise<void> {
  const { userId, pageId, revision, progress, keepBoth = false } = saving
  // A save that is refused below takes this back with it.
  const known = keepBoth ? await keepVersion(tx, clock, { userId, pageId, photoId: files.photo_id }) : null
  const actions_id = files.actions_id ?? known
  const saved = await tx
    .updateTable('coloreds')
    .set((eb) => ({
      ...{ ...files, actions_id, progress: progress ?? null },
      revision: eb('revision', '+', 1),
      updated_at: clock.now(),
    }))
    .where('user_id', '=', userId)
    .where('page_id', '=', pageId)
    .where((eb) => eb.or([eb('photo_id', '!=', files.photo_id), eb('preview_id', '!=', files.preview_id)]))
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .executeTakeFirst()
  if (saved.numUpdatedRows === 1n) return
  const kept = await tx
    .selectFrom('coloreds')
    .select(['photo_id', 'preview_id'])
    .where('user_id', '=', userId)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  if (!kept) throw notFound('This page')
  if (kept.photo_id !== files.photo_id || kept.preview_id !== files.preview_id)
    throw new AppError('STALE', 'This page has been saved somewhere else since. Open it again to continue from there.')
}

/** Pictures that the same person has uploaded; the drawing as large as the canvas, and able to be transparent. */
async function findFiles(tx: Tx, { userId, photo, preview, actions }: Saving): Promise<Files> {
  const keys = {
    photo: keyOf(photo) ?? '',
    preview: keyOf(preview) ?? '',
    actions: actions ? (keyOf(actions) ?? '') : '',
  }
  const uploads = await tx
    .selectFrom('uploads')
    .select(['id', 'key', 'width', 'height', 'content_type'])
    .where('user_id', '=', userId)
    .where('key', 'in', Object.values(keys))
    .execute()
  const of = (field: keyof typeof keys) => uploads.find((upload) => upload.key === keys[field])
  const drawing = of('photo')
  const picture = of('preview')
  if (!drawing || !picture?.width)
    throw invalid({
      ...(!drawing && { photo: 'Choose a picture that you have uploaded.' }),
      ...(!picture?.width && { preview: 'Choose a picture that you have uploaded.' }),
    })
  if (drawing.width !== canvasSize || drawing.height !== canvasSize || drawing.content_type !== 'image/png')
    throw invalid({ photo: `The drawing must be a PNG of ${canvasSize} × ${canvasSize} pixels.` })
  return { photo_id: drawing.id, preview_id: picture.id, actions_id: of('actions')?.id ?? null }
}
