import { randomBytes } from 'node:crypto'
import type { Share } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { Storage } from '../../../providers/storage.ts'
import { livePlan } from '../../billing/plans/live-plan.ts'
import { queueFileDeletion } from '../../files/delete-files.job.ts'
import { paintShared } from './shared-picture.ts'

interface ShareDeps {
  db: Db
  clock: Clock
  storage: Storage
}

interface Whose {
  userId: number
  pageId: number
}

const sharingIsPaid = 'Sharing is only available on the paid plan.'
const lettered = 'Words of your own stand on this page: it is yours alone and cannot be shared.'

/** Nobody guesses it, and nothing can be read from it. */
const newToken = () => randomBytes(24).toString('base64url')

const toShare = (row: { token: string; revision: number; created_at: Date }): Share => ({
  path: `/shared/${row.token}`,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
})

export async function readShare(db: Db, { userId, pageId }: Whose): Promise<Share | null> {
  const row = await db
    .selectFrom('shares')
    .innerJoin('pages', 'pages.id', 'shares.page_id')
    .select(['shares.token', 'shares.revision', 'shares.created_at'])
    .where('shares.user_id', '=', userId)
    .where('shares.page_id', '=', pageId)
    .where('pages.blocked_at', 'is', null)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toShare(row) : null
}

/** One link for each person and page: asked for again, it shows the picture as it is now. */
export async function sharePage({ db, clock, storage }: ShareDeps, whose: Whose): Promise<Share> {
  if (!(await livePlan(db, { userId: whose.userId, now: clock.now() })).paid)
    throw new AppError('NO_PAID_PLAN', sharingIsPaid)
  const colored = await findColored(db, whose)
  const [drawing, lines] = await Promise.all([storage.get(colored.photo), storage.get(colored.illustration)])
  if (!drawing || !lines) throw notFound('This picture')
  const picture = `shares/${newToken()}.jpg`
  // The file first: a row must never point to nothing. What gets no row is swept with the orphans.
  await storage.put(picture, await paintShared({ drawing, lines }), 'image/jpeg')
  return db.transaction().execute(async (tx) => {
    const replaced = await dropShare(tx, clock, whose)
    const row = {
      token: replaced ?? newToken(),
      user_id: whose.userId,
      page_id: whose.pageId,
      picture,
      revision: colored.revision,
      created_at: clock.now(),
    }
    await tx.insertInto('shares').values(row).execute()
    return toShare(row)
  })
}

async function findColored(db: Db, { userId, pageId }: Whose) {
  const colored = await db
    .selectFrom('coloreds')
    .innerJoin('pages', 'pages.id', 'coloreds.page_id')
    .innerJoin('uploads as photo', 'photo.id', 'coloreds.photo_id')
    .select(['photo.key as photo', 'pages.illustration', 'pages.private', 'coloreds.revision'])
    .where('coloreds.user_id', '=', userId)
    .where('coloreds.page_id', '=', pageId)
    .where('pages.blocked_at', 'is', null)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!colored) throw notFound('This picture')
  if (colored.private) throw new AppError('FORBIDDEN', lettered)
  return colored
}

export async function unsharePage(db: Db, clock: Clock, whose: Whose): Promise<{ shared: boolean }> {
  await db.transaction().execute((tx) => dropShare(tx, clock, whose))
  return { shared: false }
}

/** Its file is not served from this moment on, however long the storage takes to forget it. Resolves to the token it had. */
async function dropShare(tx: Tx, clock: Clock, { userId, pageId }: Whose): Promise<string | null> {
  // Held until the new row is there: of two that share at once the second replaces the first.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const dropped = await tx
    .deleteFrom('shares')
    .where('user_id', '=', userId)
    .where('page_id', '=', pageId)
    .returning(['token', 'picture'])
    .executeTakeFirst()
  if (dropped) await queueFileDeletion(tx, clock, [dropped.picture])
  return dropped?.token ?? null
}
