import type { Page } from '@inkbloom/contract'
import type { Db, Tx } from '../../../db/client.ts'
import { inChildsHands } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { readPage } from './pages.service.ts'

type Session = Pick<Viewer, 'child' | 'tokenHash'>

/** In a child's hands only the chosen pages exist. */
export async function requireChosen(db: Db | Tx, { child, tokenHash }: Session, pageId: number): Promise<void> {
  if (!child) return
  const chosen = await db
    .selectFrom('child_pages')
    .select('place')
    .where('token_hash', '=', tokenHash)
    .where('page_id', '=', pageId)
    .executeTakeFirst()
  if (!chosen) throw inChildsHands()
}

export async function openPage(db: Db, { pageId, viewer }: { pageId: number; viewer: Viewer }): Promise<Page> {
  await requireChosen(db, viewer, pageId)
  return readPage(db, { pageId, viewer })
}
