import type { Db } from '../../../db/client.ts'
import type { Press } from '../../../press/press-pool.ts'
import { keyOf, type Storage } from '../../../providers/storage.ts'
import { readPage } from '../pages/pages.service.ts'

interface CoverDeps {
  db: Db
  storage: Storage
  press: Press
}

const seed = 1

/** A page with the colors that a cover would have, for whoever can see the page. Null where it has no lines to color. */
export async function drawCover(
  { db, storage, press }: CoverDeps,
  { pageId, userId, signal }: { pageId: number; userId: number; signal: AbortSignal },
): Promise<{ picture: string | null }> {
  const { vector } = await readPage(db, { pageId, viewer: { id: userId, admin: false } })
  const svg = vector && (await storage.get(keyOf(vector) ?? ''))
  if (!svg) return { picture: null }
  const colored = await press.run({ kind: 'color', svg: Buffer.from(svg).toString(), seed }, signal)
  return { picture: `data:image/webp;base64,${Buffer.from(colored).toString('base64')}` }
}
