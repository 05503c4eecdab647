import type { Page, User } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { clear } from '../../../db/throttles.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, inChildsHands, notFound } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkPassword, hashPassword } from '../../accounts/passwords.ts'
import { readUser, requirePassword } from '../../accounts/profile.service.ts'
import { orTooMany } from '../../accounts/sign-in.service.ts'
import { minutes } from '../../accounts/tokens.ts'
import { readCredits } from '../../billing/credits/credits.service.ts'
import { findGone, showPages, toPage, visibleTo } from '../pages/pages.service.ts'

interface HandOver {
  viewer: Viewer
  name?: string | undefined
  pageIds: number[]
  pin: string
}

/** Bound to the session and kept in the database: no reload, tab or restart of anything ends it. */
export async function handOver(db: Db, clock: Clock, { viewer, name = '', pageIds, pin }: HandOver): Promise<User> {
  const ids = [...new Set(pageIds)]
  if ((await findGone(db, { ids, viewer })).length > 0) throw notFound('One of these pages')
  await requireCredits(db, clock, { viewer, ids })
  const pinHash = await hashPassword(pin)
  await db.transaction().execute(async (tx) => {
    const handed = await tx
      .updateTable('sessions')
      .set({ child_name: name, child_pin_hash: pinHash })
      .where('token_hash', '=', viewer.tokenHash)
      // Of two tabs that hand it over at once, the second does not change the PIN of the first.
      .where('child_pin_hash', 'is', null)
      .executeTakeFirst()
    if (handed.numUpdatedRows === 0n) throw inChildsHands()
    const rows = ids.map((page_id, place) => ({ token_hash: viewer.tokenHash, page_id, place }))
    await tx.insertInto('child_pages').values(rows).execute()
  })
  return readUser(db, clock, { viewer: { ...viewer, child: true } })
}

/** A child cannot be told that a page needs a credit that is not there: its grown-up is, before. */
async function requireCredits(db: Db, clock: Clock, { viewer, ids }: { viewer: Viewer; ids: number[] }) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pages
    where id = any (${ids}::bigint[]) and user_id is distinct from ${viewer.id}
      and not exists (select from paid_pages where paid_pages.user_id = ${viewer.id} and page_id = pages.id)`.execute(
    db,
  )
  const needed = rows[0]?.count ?? 0
  const { public_page: left } = await readCredits(db, clock, { userId: viewer.id })
  if (needed > left)
    throw new AppError(
      'NO_CREDITS',
      `Coloring these pages takes ${needed} ${needed === 1 ? 'credit' : 'credits'}, and you have ${left} left. Choose pages that you have made or colored before.`,
    )
}

export async function readChild(db: Db, { viewer }: { viewer: Viewer }): Promise<{ name: string; pages: Page[] }> {
  const session = await db
    .selectFrom('sessions')
    .select('child_name')
    .where('token_hash', '=', viewer.tokenHash)
    .executeTakeFirst()
  const pick = sql`
    select c.page_id, c.place from child_pages c join pages on pages.id = c.page_id
    where c.token_hash = ${viewer.tokenHash} and ${visibleTo(viewer)}`
  const order = sql`order by picked.place`
  const rows = await showPages(db, { pick, viewer, order, cursor: sql`'{}'::bigint[]` })
  return { name: session?.child_name ?? '', pages: rows.map((row) => toPage(row, viewer)) }
}

interface Leaving {
  viewer: Viewer
  pin?: string | undefined
  currentPassword?: string | undefined
}

/** Answers alike where another tab has left already. */
export async function leaveChild(db: Db, clock: Clock, { viewer, pin, currentPassword }: Leaving): Promise<User> {
  if (viewer.child) {
    if (pin === undefined) await requirePassword(db, clock, { viewer, password: currentPassword })
    else await requirePin(db, clock, { viewer, pin })
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('child_pages').where('token_hash', '=', viewer.tokenHash).execute()
      await tx
        .updateTable('sessions')
        .set({ child_name: null, child_pin_hash: null })
        .where('token_hash', '=', viewer.tokenHash)
        .execute()
    })
  }
  return readUser(db, clock, { viewer: { ...viewer, child: false } })
}

/** Counted before it is looked at, so that guesses sent side by side cannot outrun the count. */
async function requirePin(db: Db, clock: Clock, { viewer, pin }: { viewer: Viewer; pin: string }) {
  const tries = { key: `pin:${viewer.tokenHash}`, limit: 5, windowMs: minutes(15) }
  await orTooMany(db, clock, tries)
  const session = await db
    .selectFrom('sessions')
    .select('child_pin_hash')
    .where('token_hash', '=', viewer.tokenHash)
    .executeTakeFirst()
  if (!(await checkPassword(session?.child_pin_hash, pin)))
    throw new AppError('BAD_CREDENTIALS', 'That is not the PIN.')
  await clear(db, tries.key)
}
